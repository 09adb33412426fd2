import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import { openBrowser, seriousFindings, visit } from "#tests/support/browser.ts";
import { anIssued } from "#tests/support/invoices.ts";
import { FIVE_STEPS, openJourney, openTodo } from "#tests/support/owner-page.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { startedJourney } from "#tests/support/started-journey.ts";

let withCards: Portal;
let bare: Portal;
let browser: Browser;

beforeAll(async () => {
  withCards = await aPortal("demo", { DEMO_MODE: "1" });
  bare = await aPortal("demo");
  const admin = await bare.admin();
  const { version } = await admin.trpc.settings.bankAccounts.query({});
  await admin.trpc.settings.setBankAccounts.mutate({ accounts: [], version });
  const contact = await admin.trpc.settings.contact.query({});
  await admin.trpc.settings.setContact.mutate({
    email: "hello@company.example",
    phone: "+44 20 7946 0000",
    questionsTo: "",
    version: contact.version,
  });
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  await withCards.stop();
  await bare.stop();
});

/** A fresh journey with its payer, and an invoice over all that it costs. */
async function invoiced(portal: Portal) {
  const started = await startedJourney(portal, FIVE_STEPS.slice(0, 2));
  const { workspace, owner, ownerId } = started;
  await owner.trpc.workspaces.setPayer.mutate({ workspaceId: workspace.id, userId: ownerId });
  const lines = [{ description: "Pet travel", quantity: 1, unitAmount: 170_000 }];
  const facts = { workspaceId: workspace.id, currency: "GBP" as const, lines };
  return { ...started, invoice: await anIssued(await portal.staff(), facts) };
}

const words = async (part: Locator) => (await part.innerText()).replaceAll(/\s+/g, " ");

/** What comes out of the printer. */
async function onPaper(page: Page, button: Locator): Promise<string> {
  const [paper] = await Promise.all([page.waitForEvent("popup"), button.click()]);
  await paper.emulateMedia({ media: "print" });
  await paper.getByText("Reference", { exact: true }).waitFor();
  const text = await words(paper.locator("body"));
  await paper.close();
  return text;
}

test("[RPT-25] an owner pays an invoice from where its mail leads: by card in their journey, or by a transfer with its number; paper says the same", async () => {
  const { invoice, ownerId, taskIds, workspace } = await invoiced(withCards);
  const page = await visit(browser, withCards, `/invoice/${invoice.id}#pay`, { as: ownerId, width: 390 });
  const pay = page.getByRole("region", { name: "How to pay" });
  const text = await words(pay);
  expect(text).toContain("Please pay £1,700.00 by");
  expect(text).toContain(`Reference ${invoice.invoiceNumber}`);
  await expect.poll(() => pay.getByRole("heading").isVisible()).toBe(true);
  expect(await seriousFindings(page)).toEqual([]);
  const paper = await onPaper(page, page.getByRole("button", { name: "Print or save as PDF" }));
  for (const told of [`Reference ${invoice.invoiceNumber}`, "Account name", "£1,700.00"])
    expect(paper).toContain(told);
  expect(paper).not.toContain("Pay by card");
  await pay.getByRole("link", { name: "Pay by card" }).click();
  await page.waitForURL(`**/workspace/${workspace.id}/customer?todo=${taskIds[0]}`);
  await page.getByRole("button", { name: "Pay £850.00" }).waitFor();
  await page.goto("/journeys");
  await page.getByText(/^£1,700\.00 to pay by .*: see how$/).waitFor();
  await page.context().close();
});

test("[RPT-25] a deposit is paid by card or transfer, and its paper carries sum, account and reference", async () => {
  const { workspace, ownerId } = await invoiced(withCards);
  const page = await openJourney(browser, withCards, workspace.id, { as: ownerId, width: 390 });
  const details = await openTodo(page, "Make deposit payment");
  await details.getByText("Bank transfer").click();
  await details.getByText(/-DEPOSIT$/).waitFor();
  const paper = await onPaper(page, details.getByRole("button", { name: "Print or save as PDF" }));
  for (const told of ["Make deposit payment", "£850.00", "-DEPOSIT", "Account name"])
    expect(paper).toContain(told);
  await page.context().close();
});

test("[RPT-25] where nothing is set up an owner is told whom to ask, and staff what to set up", async () => {
  const { invoice, ownerId, workspace } = await invoiced(bare);
  const page = await visit(browser, bare, `/invoice/${invoice.id}#pay`, {
    as: ownerId,
    width: 390,
    scheme: "dark",
  });
  const pay = page.getByRole("region", { name: "How to pay" });
  await pay.getByText("Please ask your travel team how to pay.").waitFor();
  expect(await pay.getByRole("link", { name: "hello@company.example" }).getAttribute("href")).toBe(
    "mailto:hello@company.example",
  );
  expect(await pay.getByRole("link", { name: "+44 20 7946 0000" }).getAttribute("href")).toBe(
    "tel:+442079460000",
  );
  expect([
    await pay.getByRole("button").count(),
    await pay.getByText("Reference", { exact: true }).count(),
  ]).toEqual([0, 0]);
  expect(await seriousFindings(page)).toEqual([]);
  await page.goto(`/workspace/${workspace.id}/customer`);
  const details = await openTodo(page, "Make deposit payment");
  await details.getByRole("link", { name: "hello@company.example" }).waitFor();
  expect(await details.getByRole("button", { name: /^Pay/ }).count()).toBe(0);
  await page.context().close();

  const admin = await visit(browser, bare, `/billing?invoice=${invoice.id}`, {
    as: DEMO_ACCOUNTS.administrator,
  });
  const dialog = admin.getByRole("dialog");
  await dialog.getByText("No bank account in GBP is set up").waitFor();
  await dialog.getByRole("link", { name: "Set up a bank account" }).click();
  await admin.waitForURL("**/admin?section=bank-accounts");
  await admin.context().close();
});
