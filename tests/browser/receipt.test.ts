import { randomUUID } from "node:crypto";

import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import { openBrowser, seriousFindings, visit } from "#tests/support/browser.ts";
import { anIssued } from "#tests/support/invoices.ts";
import { openJourney, openTodo, sidewaysRoom } from "#tests/support/owner-page.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { type Started, startedJourney } from "#tests/support/started-journey.ts";

const LONG = `The ${"far and wide travelled ".repeat(4)}deposit`;

let portal: Portal;
let browser: Browser;
let journey: Started;
let taskId: number;

beforeAll(async () => {
  portal = await aPortal("demo", { DEMO_MODE: "1" });
  browser = await openBrowser();
  journey = await startedJourney(portal, [{ actionType: "deposit-payment", title: LONG }], {
    petName: "ข้าวเหนียว",
  });
  taskId = journey.taskIds[0] ?? 0;
  const { workspace, owner, ownerId } = journey;
  await owner.trpc.workspaces.setPayer.mutate({ workspaceId: workspace.id, userId: ownerId });
  await owner.trpc.payments.payByCard.mutate({
    taskId,
    cardToken: "tok_0123456789",
    requestId: randomUUID(),
  });
});
afterAll(async () => {
  await browser.close();
  await portal.stop();
});

/** How many sheets a PDF has. */
const sheetsOf = (pdf: Buffer) => pdf.toString("latin1").match(/\/Type\s*\/Page\b(?!s)/g)?.length;

test("[PAY-16] the payment leads its owner to a receipt with number, day, company, payer and sum, which prints on one sheet", async () => {
  const page = await openJourney(browser, portal, journey.workspace.id, { as: journey.ownerId, width: 390 });
  const details = await openTodo(page, LONG);
  await details.getByRole("link", { name: "Receipt to print" }).click();
  await page.getByRole("heading", { level: 1, name: /^Receipt REC-\d{5}$/ }).waitFor();
  const shown = page.getByRole("main");
  const seller = (await journey.owner.trpc.billing.receipt.query({ taskId })).seller.name;
  for (const part of ["Ann Reed", "£850.00", "ข้าวเหนียว", "Card", LONG, seller]) {
    await expect.poll(() => shown.innerText()).toContain(part);
  }
  expect(await seriousFindings(page)).toEqual([]);
  for (const format of ["A4", "Letter"]) {
    expect([format, sheetsOf(await page.pdf({ format }))]).toEqual([format, 1]);
  }
  await page.goto("/receipt?todo=999999");
  await page.getByText("There is no such receipt").waitFor();
  await page.context().close();
});

test("[PAY-16] an invoice in Billing leads to the receipt of each payment on it", async () => {
  const invoice = await anIssued(await portal.staff(), {
    workspaceId: journey.workspace.id,
    currency: "GBP",
    lines: [{ description: "Journey", quantity: 1, unitAmount: 170_000 }],
  });
  const page = await visit(browser, portal, `/billing?invoice=${invoice.id}`, {
    as: DEMO_ACCOUNTS.administrator,
    scheme: "dark",
  });
  await page.getByRole("link", { name: /^Receipt REC-/ }).click();
  await page.getByRole("heading", { level: 1, name: /^Receipt REC-/ }).waitFor();
  await expect.poll(() => page.getByRole("main").innerText()).toContain(invoice.invoiceNumber);
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByRole("button", { name: "Back" }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe("/billing");
  await page.context().close();
});

test.for(["light", "dark"] as const)(
  "[OWN-38] an owner's home lists what they have paid, and each line opens its receipt (%s)",
  async (scheme) => {
    const page = await visit(browser, portal, "/journeys", { as: journey.ownerId, width: 390, scheme });
    const receipts = page.getByRole("list", { name: "Receipts" });
    const line = receipts.getByRole("link", { name: /^REC-/ });
    await expect.poll(() => receipts.innerText()).toContain("£850.00");
    expect(await receipts.innerText()).toContain(LONG);
    expect(await sidewaysRoom(page)).toBe(0);
    expect(await seriousFindings(page)).toEqual([]);
    await line.first().click();
    await page.waitForURL(`**/receipt?todo=${taskId}`);
    await page.getByRole("heading", { level: 1, name: /^Receipt REC-\d{5}$/ }).waitFor();
    await page.context().close();
  },
);
