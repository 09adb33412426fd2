import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import type { Actor } from "#tests/support/actor.ts";
import { openBrowser, seriousFindings, visit, type Visitor } from "#tests/support/browser.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";

let portal: Portal;
let browser: Browser;
let page: Visitor;
let staff: Actor;
let templateId: number;

beforeAll(async () => {
  portal = await aPortal();
  browser = await openBrowser();
  staff = await portal.staff();
  const template = await staff.trpc.templates.create.mutate({
    name: "Cats to Malta",
    description: "Built without a mouse",
    destination: "Malta",
  });
  templateId = template.id;
  page = await visit(browser, portal, `/workflow-builder/${templateId}?view=list`, {
    as: DEMO_ACCOUNTS.staff,
  });
});
afterAll(async () => {
  await browser.close();
  await portal.stop();
});

const focused = () =>
  page.evaluate(() => {
    const { activeElement } = document;
    const label = (activeElement as HTMLInputElement | null)?.labels?.[0]?.textContent;
    return activeElement?.getAttribute("aria-label") ?? label ?? activeElement?.textContent ?? "";
  });
const focusIs = (name: string | RegExp) => expect.poll(focused).toMatch(name);
const press = (...keys: string[]) =>
  keys.reduce<Promise<void>>(
    async (before, key) => (await before, page.keyboard.press(key)),
    Promise.resolve(),
  );
/** Presses Tab until what is named has the focus; what cannot be reached ends the test. */
async function tabTo(name: RegExp, key = "Tab"): Promise<void> {
  for (let stop = 0; stop < 120; stop += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one key after the other
    await page.keyboard.press(key);
    // oxlint-disable-next-line no-await-in-loop
    if (name.test(await focused())) return;
  }
  throw new Error(`Tab does not lead to ${String(name)}`);
}
const told = (words: string | RegExp) =>
  page.getByRole("status").filter({ hasText: words }).waitFor({ state: "attached" });
const names = async () =>
  (await staff.trpc.workflows.draft.query({ templateId })).graph.steps.map(({ name }) => name);

/** From wherever the focus is: the pick list, the action of a name, its new properties. */
async function add(action: string): Promise<void> {
  await tabTo(/^Add$/);
  await press("Enter");
  await focusIs("Find an action");
  await page.keyboard.type(action);
  await tabTo(new RegExp(`^${action}$`));
  await press("Enter");
  await focusIs("Action Name");
}

test("[BLD-23] a whole template is built, ordered and published by keyboard alone", async () => {
  await page.getByRole("button", { name: "Add an action" }).waitFor();
  await add("Make Deposit Payment");
  await told("Make Deposit Payment added as action 1 of 1");
  await press("Control+a");
  await page.keyboard.type("Pay the deposit");
  await tabTo(/^Assigned To/);
  await page.keyboard.type("Cust");
  await tabTo(/^Due Date/);
  await page.keyboard.type("Days before dep");

  await add("E-Sign");
  await tabTo(/^Assigned To/);
  await page.keyboard.type("Cust");
  await tabTo(/^What is signed/);
  await page.keyboard.type("I have read the terms.");

  await add("Milestone");
  await told("Milestone added as action 3 of 3");
  await tabTo(/^Move Milestone up/, "Shift+Tab");
  await press("Enter");
  await told("Milestone is now action 2 of 3");
  await focusIs("Move Milestone up");
  await tabTo(/^Move Milestone down/);
  await press("Enter");
  await told("Milestone is now action 3 of 3");
  // There is no further down: the row itself has the focus.
  await focusIs("Edit Milestone");

  await press("Control+z");
  await expect.poll(names).toEqual(["Pay the deposit", "Milestone", "E-Sign"]);
  await tabTo(/^Remove Milestone/);
  await press("Enter");
  await told("Milestone removed, 2 actions left");
  await focusIs("Remove E-Sign");
  await expect.poll(names).toEqual(["Pay the deposit", "E-Sign"]);

  await tabTo(/^Publish$/);
  await press("Enter");
  await page.getByText("This becomes v1.").waitFor();
  await tabTo(/^Publish v1$/);
  await press("Enter");
  await page.getByText("v1 published").waitFor();
  const { graph, publishedNumber } = await staff.trpc.workflows.draft.query({ templateId });
  expect(publishedNumber).toBe(1);
  expect(graph.steps).toMatchObject([
    { type: "deposit-payment", data: { assignedTo: "customer", due: { anchor: "departure" } } },
    { type: "e-sign", data: { settings: { sign: { text: "I have read the terms." } } } },
  ]);
  expect(graph.edges).toMatchObject([{ from: graph.steps[0]?.id, to: graph.steps[1]?.id }]);
  expect(page.complaints).toEqual([]);
  expect(await seriousFindings(page)).toEqual([]);
});

test("[BLD-24] on a phone the list is what opens, and an action is edited in a sheet, [BLD-35] which Escape closes", async () => {
  const phone = await visit(browser, portal, `/workflow-builder/${templateId}`, {
    as: DEMO_ACCOUNTS.staff,
    width: 390,
    height: 844,
    hasTouch: true,
    scheme: "dark",
  });
  await phone.getByRole("button", { name: "Edit Pay the deposit" }).tap();
  const sheet = phone.getByRole("dialog", { name: "Properties" });
  await sheet.getByLabel("Description").fill("By card or transfer");
  // [BLD-35] Escape closes it like its button, keeps what was typed, and gives the focus back to what opened it.
  await phone.keyboard.press("Escape");
  await sheet.waitFor({ state: "detached" });
  const opener = phone.getByRole("button", { name: "Edit Pay the deposit" });
  await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true);
  await opener.tap();
  await expect.poll(() => sheet.getByLabel("Description").inputValue()).toBe("By card or transfer");
  await sheet.getByRole("button", { name: "Close" }).tap();
  await phone.locator("[data-status=saved]").waitFor();
  await expect
    .poll(
      async () => (await staff.trpc.workflows.draft.query({ templateId })).graph.steps[0]?.data.description,
    )
    .toBe("By card or transfer");
  expect(await seriousFindings(phone)).toEqual([]);
  await expect
    .poll(() => phone.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
    .toBeLessThanOrEqual(0);
  await phone.context().close();
});
