import type { Browser, Locator } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import { openBrowser, seriousFindings, visit, type Visitor } from "#tests/support/browser.ts";
import {
  CREATION,
  FIELDS,
  fillCreation,
  journeysOf,
  openCreation,
  submitButton,
  toastOf,
  useTemplate,
} from "#tests/support/creation-dialog.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";

let portal: Portal;
let browser: Browser;

beforeAll(async () => {
  portal = await aPortal();
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  await portal.stop();
});

const valuesOf = (dialog: Locator) =>
  Promise.all(FIELDS.map((label) => dialog.getByLabel(label).inputValue()));

/** Counts the creations that leave the page. */
function creations(page: Visitor): { count: number } {
  const sent = { count: 0 };
  page.on("request", (request) => {
    if (CREATION.test(request.url())) sent.count += 1;
  });
  return sent;
}

test("[NEWWS-01] [NEWWS-02] [NEWWS-03] [NEWWS-12] the dialog shows its template and five fields, at most 600 px wide", async () => {
  const { page, dialog } = await openCreation(browser, portal, { width: 1600 });
  const text = await dialog.innerText();
  for (const part of [
    "Create New Pet Travel Workspace",
    "Pets Flying To The USA",
    "The five things an owner does",
    "USA",
    "30-45 days",
  ]) {
    expect(text).toContain(part);
  }
  expect(await valuesOf(dialog)).toEqual(["", "", "", "", ""]);
  const box = await dialog.boundingBox();
  expect(box?.width).toBeLessThanOrEqual(600);
  expect(await seriousFindings(page)).toEqual([]);
  await page.context().close();
});

test("[VAL-WS-01] [VAL-WS-02] [VAL-WS-03] [VAL-WS-04] an empty form says what is missing beside each field, moves to a summary, and sends nothing", async () => {
  const { page, dialog } = await openCreation(browser, portal);
  const sent = creations(page);
  await submitButton(dialog).click();
  const messages = [
    "Pet name is required",
    "Owner name is required",
    "Valid email is required",
    "Departure date is required",
  ];
  for (const message of messages) await dialog.getByText(message, { exact: true }).waitFor();
  const summary = dialog.getByRole("alert");
  expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await summary.textContent()).toContain("Four fields need your attention:");
  await summary.getByRole("button", { name: "owner email" }).click();
  expect(
    await dialog.getByLabel("Owner email").evaluate((element) => element === document.activeElement),
  ).toBe(true);

  await fillCreation(dialog, "Nobody");
  await dialog.getByLabel("Owner email").fill("sarah@whitfield");
  await submitButton(dialog).click();
  await expect.poll(() => summary.textContent()).toContain("One field needs your attention:");
  await dialog.getByText("Valid email is required", { exact: true }).waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  expect(sent.count).toBe(0);
  expect(await journeysOf(portal, "Nobody")).toEqual([]);
  await page.context().close();
});

test("[NEWWS-06] [NEWWS-11] [RPT-50] 'Cancel', the cross and Escape close the dialog, after a question where something was typed, and it opens empty again", async () => {
  const { page, dialog } = await openCreation(browser, portal);
  const ways = [
    () => dialog.getByRole("button", { name: "Cancel" }).click(),
    () => dialog.getByRole("button", { name: "Close" }).click(),
    () => page.keyboard.press("Escape"),
  ];
  for (const close of ways) {
    await close();
    await dialog.waitFor({ state: "hidden" });
    await useTemplate(page);
    await fillCreation(dialog, "Forgotten");
    await dialog.getByLabel("Additional notes").fill("Nothing of this stays");
    await close();
    await page.getByRole("button", { name: "Discard" }).click();
    await dialog.waitFor({ state: "hidden" });
    await useTemplate(page);
    expect(await valuesOf(dialog)).toEqual(["", "", "", "", ""]);
  }
  await page.context().close();
});

test("[NEWWS-07] [NEWWS-08] [NEWWS-09] [NEWWS-10] [NEWWS-13] [ERR-11] [STATE-20] a running creation cannot be left; its success closes the dialog and offers the workspace", async () => {
  const { page, dialog } = await openCreation(browser, portal);
  await fillCreation(dialog, "ฟ้าใส");
  const release = Promise.withResolvers<void>();
  await page.route(CREATION, async (route) => {
    await release.promise;
    await route.continue();
  });
  await submitButton(dialog).click();
  const busy = dialog.getByRole("button", { name: "Creating Workspace..." });
  await busy.waitFor();
  const areDisabled = FIELDS.map((label) => dialog.getByLabel(label).isDisabled());
  expect(await Promise.all(areDisabled)).toEqual([true, true, true, true, true]);
  for (const name of ["Cancel", "Close"]) await dialog.getByRole("button", { name }).click({ force: true });
  await page.keyboard.press("Escape");
  await page.mouse.click(5, 5);
  await dialog.waitFor();
  await busy.waitFor();
  release.resolve();

  await dialog.waitFor({ state: "hidden" });
  const told = toastOf(page, "Workspace Created Successfully");
  const [journey] = await journeysOf(portal, "ฟ้าใส");
  expect(journey).toMatchObject({ departureDate: "2035-12-12", owner: "สมชาย ใจดี" });
  expect(await told.textContent()).toContain(
    `${journey?.name} has been created and initial tasks have been assigned.`,
  );
  await told.getByRole("button", { name: "Open workspace" }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe(`/workspace/${journey?.id}`);
  await expect.poll(() => page.getByRole("heading", { level: 1 }).textContent()).toBe(journey?.name);
  await page.context().close();
});

test("[API-14] [API-06] [API-08] [API-09] a new journey is on the dashboard, among the actions and in the figures that were read before it", async () => {
  const page = await visit(browser, portal, "/actions?tab=pending", { as: DEMO_ACCOUNTS.staff });
  const pending = page.getByRole("tab", { name: /Pending/ });
  await page.getByRole("article").first().waitFor();
  const before = Number(/\d+/.exec((await pending.textContent()) ?? "")?.[0]);
  await page.goto("/actions?tab=pending");
  await page.evaluate(() => window.history.pushState({}, "", "/templates"));
  await page.evaluate(() => window.dispatchEvent(new PopStateEvent("popstate")));
  const dialog = await useTemplate(page);
  await fillCreation(dialog, "Momo", "2036-03-01");
  await submitButton(dialog).click();
  await toastOf(page, "Workspace Created Successfully").waitFor();
  await page.goBack();
  await expect
    .poll(async () => Number(/\d+/.exec((await pending.textContent()) ?? "")?.[0]))
    .toBeGreaterThan(before);
  await page.context().close();
});

test("[NEWWS-05] [VAL-WS-07] a double click on a form without notes starts one journey", async () => {
  const { page, dialog } = await openCreation(browser, portal);
  await fillCreation(dialog, "Zwilling");
  await submitButton(dialog).dblclick();
  await toastOf(page, "Workspace Created Successfully").waitFor();
  expect(await journeysOf(portal, "Zwilling")).toHaveLength(1);
  await page.context().close();
});

test("[NEWWS-14] [ERR-10] [ERR-12] [STATE-20] a creation that fails keeps the dialog and what was typed, is logged, and can be tried again", async () => {
  const { page, dialog } = await openCreation(browser, portal);
  await fillCreation(dialog, "Pechvogel");
  await dialog.getByLabel("Additional notes").fill("Travels with a blanket");
  await page.route(CREATION, (route) => route.abort());
  await submitButton(dialog).click();
  const told = toastOf(page, "Creation Failed");
  expect(await told.textContent()).toContain("Unable to create workspace. Please try again.");
  expect(page.complaints.some((complaint) => complaint.includes("TRPCClientError"))).toBe(true);
  expect(await dialog.getByLabel("Pet name").inputValue()).toBe("Pechvogel");
  expect(await dialog.getByLabel("Planned departure date").inputValue()).toBe("12 Dec 2035");
  expect(await dialog.getByLabel("Additional notes").inputValue()).toBe("Travels with a blanket");
  expect(await journeysOf(portal, "Pechvogel")).toEqual([]);
  await page.unroute(CREATION);
  await submitButton(dialog).click();
  await toastOf(page, "Workspace Created Successfully").waitFor();
  expect(await journeysOf(portal, "Pechvogel")).toHaveLength(1);
  await page.context().close();
});

test("a creation whose answer was lost is not made twice by the second try", async () => {
  const { page, dialog } = await openCreation(browser, portal);
  await fillCreation(dialog, "Echo");
  await page.route(CREATION, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await submitButton(dialog).click();
  await toastOf(page, "Creation Failed").waitFor();
  expect(await journeysOf(portal, "Echo")).toHaveLength(1);
  await page.unroute(CREATION);
  await submitButton(dialog).click();
  await toastOf(page, "Workspace Created Successfully").waitFor();
  expect(await journeysOf(portal, "Echo")).toHaveLength(1);
  await page.context().close();
});
