import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test, vi } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import { openBrowser, seriousFindings, visit } from "#tests/support/browser.ts";
import { upload } from "#tests/support/file-door.ts";
import { aPdfSaying, aPng } from "#tests/support/made-files.ts";
import { aJourney } from "#tests/support/made-journey.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";

const CERTIFICATE = `RABIES VACCINATION CERTIFICATE
Name of animal: Testa   Species: dog   Date of birth: 12 May 2022
Microchip number: 826 098 100 123 456, implanted on 3 Aug 2022
Vaccinated against rabies on 5 Jan 2026, valid until 4 Jan 2029, Nobivac Rabies, batch A482B01`;

let portal: Portal;
let browser: Browser;
let workspaceId: number;
let twoChips: number;
beforeAll(async () => {
  portal = await aPortal("demo", {}, undefined, { readsPapers: true });
  browser = await openBrowser();
  ({ workspaceId } = await aJourney(portal.db, DEMO_ACCOUNTS.owner));
  const owner = await portal.owner();
  ({ workspaceId: twoChips } = await aJourney(portal.db, DEMO_ACCOUNTS.owner));
  const store = (words: string, name: string, to = workspaceId) =>
    upload(owner, aPdfSaying(words), { workspaceId: to, name });
  await store(CERTIFICATE, "Rabies certificate");
  await store(CERTIFICATE.replace("123 456", "123 457"), "Second certificate");
  await store(`${CERTIFICATE}\nSecond microchip number: 900 215 000 123 457`, "Two chips", twoChips);
  const papersRead = async (of: number) =>
    (await owner.trpc.health.findings.query({ workspaceId: of })).papers.length;
  await vi.waitUntil(async () => (await papersRead(workspaceId)) === 2, { timeout: 10_000 });
  await vi.waitUntil(async () => (await papersRead(twoChips)) === 1, { timeout: 10_000 });
});
afterAll(async () => {
  await browser.close();
  await portal.stop();
});

const panel = (page: Page) => page.getByRole("region", { name: "What the papers say" });
const compare = (page: Page, paper: string) =>
  panel(page)
    .getByRole("button", { name: `Compare with the record: ${paper}` })
    .click();
const findings = (page: Page) => page.getByRole("list", { name: "Read in this paper" });
const record = (page: Page) => page.getByRole("region", { name: "Health record" });

test("[PETREC-07] a colleague sees two papers disagree and goes from one to the other", async () => {
  const page = await visit(browser, portal, `/workspace/${workspaceId}/rules`, { as: DEMO_ACCOUNTS.staff });
  await panel(page).getByText("1 disagreement").waitFor();
  await compare(page, "Second certificate");
  const dialog = page.getByRole("dialog", { name: "Second certificate" });
  const disagreements = dialog.getByRole("region", { name: "Disagreements" });
  await disagreements.getByText("Another microchip").waitFor();
  await disagreements.getByText("826 098 100 123 457", { exact: false }).waitFor();
  await disagreements.getByText("826 098 100 123 456", { exact: false }).waitFor();
  expect(await dialog.getByRole("button", { name: /^Confirm all/ }).count()).toBe(0);
  expect(await seriousFindings(page)).toEqual([]);
  await disagreements.getByRole("button", { name: "Rabies certificate" }).click();
  await page.getByRole("dialog", { name: "Rabies certificate" }).waitFor();
  await page.context().close();
});

test("[PETREC-06] values are mended, discarded, offered again, confirmed at once, and it can be undone", async () => {
  const page = await visit(browser, portal, `/workspace/${workspaceId}/rules`, { as: DEMO_ACCOUNTS.staff });
  await compare(page, "Rabies certificate");
  const list = findings(page);
  await list.getByRole("button", { name: /^Discard: Vaccination/ }).click();
  await list.getByText("Discarded").waitFor();
  await list.getByRole("button", { name: /^Offer again: Vaccination/ }).click();
  await list.getByRole("button", { name: /^Correct before it is added: Vaccination/ }).click();
  const form = page.getByRole("form", { name: "Correct what was read" });
  await form.getByRole("textbox", { name: "Valid until" }).fill("4 Jan 2028");
  await form.getByRole("button", { name: "Save" }).click();
  await list.getByText("On record").waitFor();
  await page.getByRole("button", { name: "Confirm all 2" }).click();
  await expect.poll(() => list.getByText("On record").count()).toBe(3);
  const toast = page.getByRole("status").filter({ hasText: "2 values are on record" });
  await toast.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => list.getByText("On record").count()).toBe(1);
  await list.getByRole("button", { name: /^Correct before it is added: Birth date/ }).click();
  await form.getByRole("textbox", { name: "Born on" }).fill("21 May 2022");
  await form.getByRole("button", { name: "Save" }).click();
  await expect.poll(() => list.getByText("On record").count()).toBe(2);
  await page.getByRole("button", { name: "Close" }).first().click();
  await record(page).getByText("valid until 4 Jan 2028", { exact: false }).waitFor();
  await record(page).getByText("Proved by Rabies certificate").waitFor();
  await page.context().close();
});

test("[PETREC-06] of two chips in a paper a colleague chooses one, and none is confirmed with the rest", async () => {
  const page = await visit(browser, portal, `/workspace/${twoChips}/rules`, { as: DEMO_ACCOUNTS.staff });
  await compare(page, "Two chips");
  const list = findings(page);
  await page.getByText("The paper names 2 microchips", { exact: false }).waitFor();
  await page.getByRole("button", { name: "Confirm all 2" }).click();
  await expect.poll(() => list.getByText("On record").count()).toBe(2);
  await list.getByText("900 215 000 123 457", { exact: false }).waitFor();
  await list.getByRole("button", { name: /^Confirm: Microchip 900215000123457/ }).click();
  await expect.poll(() => list.getByText("On record").count()).toBe(3);
  await list.getByRole("button", { name: /^Discard: Microchip 826098100123456/ }).click();
  await list.getByText("Discarded").waitFor();
  await page.getByRole("button", { name: "Close" }).first().click();
  await record(page).getByText("Microchip 900215000123457", { exact: true }).waitFor();
  await expect
    .poll(() => record(page).getByText("Microchip 826098100123456", { exact: true }).count())
    .toBe(0);
  await page.context().close();
});

test("[PETREC-06] an owner adds a value on the phone, which waits for a colleague", async () => {
  const page = await visit(browser, portal, `/workspace/${workspaceId}/customer?tab=rules`, {
    as: DEMO_ACCOUNTS.owner,
    width: 390,
  });
  await compare(page, "Rabies certificate");
  await findings(page)
    .getByRole("button", { name: /^Add to the record: Microchip/ })
    .click();
  await findings(page).getByText("On record").first().waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.getByRole("button", { name: "Close" }).first().click();
  await record(page).getByText("not confirmed", { exact: false }).waitFor();
  await page.context().close();
});

test("[RPT-05] what speaks against a paper stands beside the decision with both values, several at once leave it out by name, its approval takes a reason of its own, and who opens it later reads both", async () => {
  const page = await visit(browser, portal, `/workspace/${workspaceId}`, { as: DEMO_ACCOUNTS.staff });
  await page.getByRole("button", { name: "Approve Second certificate" }).click();
  const viewer = page.getByRole("dialog", { name: "Second certificate" });
  const against = viewer.getByRole("region", { name: "What speaks against it" });
  await against.getByText("This paper: 826098100123457").waitFor();
  await against.getByText("The health record: 826098100123456").waitFor();
  const why = viewer.getByRole("textbox", { name: "Why it is approved all the same" });
  await expect.poll(() => why.evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await seriousFindings(page)).toEqual([]);
  await viewer.getByRole("textbox", { name: "Note to the owner" }).fill("Please scan it again");
  await viewer.getByRole("button", { name: "Approve" }).click();
  await viewer.getByText(/^Its microchip is 826098100123457, but/).waitFor();
  await viewer.getByRole("button", { name: "Close" }).click();

  await page.goto("/documents?view=list&q=certificate");
  for (const name of ["Second certificate", "Rabies certificate"])
    await page.getByRole("checkbox", { name: `Select ${name}` }).check();
  await page
    .getByRole("region", { name: "Selected documents" })
    .getByRole("button", { name: "Approve" })
    .click();
  await page
    .getByText(/2 documents were left as they are\..*“Second certificate”: Its microchip is/)
    .waitFor();

  await page.goto("/documents?view=list&q=Second%20certificate");
  await page.getByRole("button", { name: "Review Second certificate", exact: true }).click();
  const drawer = page.getByRole("dialog", { name: "Second certificate" });
  await drawer.getByRole("textbox", { name: "Note to the owner" }).fill("Please scan it again");
  await drawer.getByRole("button", { name: "Approve" }).click();
  await drawer.getByText(/^Its microchip is 826098100123457, but/).waitFor();
  await drawer
    .getByRole("textbox", { name: "Why it is approved all the same" })
    .fill("A second chip, seen by us");
  await drawer.getByRole("button", { name: "Approve" }).click();
  await drawer.waitFor({ state: "hidden" });
  const staff = await portal.staff();
  const { items } = await staff.trpc.documents.list.query({ workspaceId });
  const approved = items.find(({ name }) => name === "Second certificate");
  const { reviews } = await staff.trpc.documents.history.query({ documentId: approved?.id ?? 0 });
  expect(reviews).toMatchObject([{ decision: "approve", reason: "A second chip, seen by us" }]);
  await page.goto(`/workspace/${workspaceId}`);
  await page.getByRole("button", { name: "View Second certificate" }).click();
  await viewer
    .getByText(/Approved .+: A second chip, seen by us \(Its microchip is 826098100123457/)
    .waitFor();
  await page.context().close();
});

test("[RPT-49] several at once leave out by name what nobody has read, and its row leads into its review, which says so before it is approved", async () => {
  const staff = await portal.staff();
  const photo = await upload(staff, aPng(), { workspaceId, name: "Silent photo", fileName: "photo.png" });
  const documentId: number = photo.json().id;
  const status = async () => (await staff.trpc.documents.find.query({ documentId })).status;
  const page = await visit(browser, portal, "/documents?view=list&q=silent", { as: DEMO_ACCOUNTS.staff });
  await page.getByRole("checkbox", { name: "Select Silent photo" }).check();
  await page
    .getByRole("region", { name: "Selected documents" })
    .getByRole("button", { name: "Approve" })
    .click();
  await page.getByText(/“Silent photo”: No words of it are known/).waitFor();
  expect(await status()).toBe("pending");

  await page.goto(`/workspace/${workspaceId}`);
  await page.getByRole("button", { name: "Approve Silent photo" }).click();
  const viewer = page.getByRole("dialog", { name: "Silent photo" });
  await viewer.getByText(/No words of it are known, so nothing was held against the record/).waitFor();
  expect(await status()).toBe("pending");
  await viewer.getByRole("button", { name: "Approve" }).click();
  await viewer.waitFor({ state: "hidden" });
  expect(await status()).toBe("approved");
  await page.context().close();
});
