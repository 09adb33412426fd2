import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import { formatMoney } from "#contracts/core/money.ts";
import { openBrowser, seriousFindings, visit } from "#tests/support/browser.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";

const as = DEMO_ACCOUNTS.administrator;

let portal: Portal;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  portal = await aPortal();
  browser = await openBrowser();
  page = await visit(browser, portal, "/billing", { as });
});
afterAll(async () => {
  await browser.close();
  await portal.stop();
});

const rows = () => page.getByRole("table", { name: "Recent Invoices" }).getByRole("row");
const invoices = async () => (await (await portal.staff()).trpc.billing.invoices.query({ limit: 200 })).items;
const day = (date: string) =>
  new Date(`${date}T00:00:00Z`).toLocaleDateString("en-GB", {
    day: "numeric",
    month: "short",
    year: "numeric",
    timeZone: "UTC",
  });

test("[BILL-01] the heading", async () => {
  expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Billing");
});

test("[BILL-02] [CONST-26] four cards show the sums of the call in US dollars", async () => {
  const stats = await (await portal.staff()).trpc.billing.stats.query({});
  const shown = {
    "Total Revenue": stats.totalRevenue,
    "Monthly Recurring": stats.monthlyRecurring,
    "Pending Payments": stats.pendingPayments,
    "Overdue Amount": stats.overdueAmount,
  };
  const figures = () => page.locator("[data-figure]").allTextContents();
  const dollars = (cents: number) =>
    (cents / 100).toLocaleString("en-US", { style: "currency", currency: "USD" });
  await expect.poll(figures).toEqual(Object.values(shown).map(dollars));
  for (const label of Object.keys(shown)) await page.getByText(label, { exact: true }).waitFor();
});

test("[BILL-03] [BILL-04] [BILL-05] [STATE-13] every invoice shows what it is about, its pet only where it has one", async () => {
  const all = await invoices();
  await expect.poll(() => rows().count()).toBe(all.length + 1);
  const words = { paid: "Paid", sent: "Sent", draft: "Draft", overdue: "Overdue", void: "Void" };
  expect(new Set(all.map(({ status }) => status)).size).toBe(4);
  for (const [at, invoice] of all.entries()) {
    const text = await rows()
      .nth(at + 1)
      .innerText();
    for (const part of [
      invoice.invoiceNumber,
      invoice.customerName,
      invoice.serviceDescription,
      day(invoice.dueDate),
    ]) {
      expect(text).toContain(part);
    }
    expect(text).toContain(formatMoney({ amount: invoice.totalAmount, currency: invoice.currency }));
    expect(text).toContain(words[invoice.status]);
    expect(/Pet: (.+)/.exec(text)?.[1] ?? null).toBe(invoice.petName);
  }
  expect(all.some(({ petName }) => petName === null)).toBe(true);
});

test("[BILL-06] 'View' opens the invoice with its lines, dates, amount and status, at an address of its own", async () => {
  const [invoice] = (await invoices()).filter(
    ({ status, workspaceId }) => status === "paid" && workspaceId !== null,
  );
  if (!invoice) throw new Error("The demo company has no paid invoice of a journey");
  const detail = await (await portal.staff()).trpc.billing.invoice.query({ invoiceId: invoice.id });
  await page.getByRole("button", { name: `View invoice ${invoice.invoiceNumber}` }).click();
  const dialog = page.getByRole("dialog", { name: `Invoice ${invoice.invoiceNumber}` });
  await dialog.getByRole("table", { name: "Lines" }).waitFor();
  const text = await dialog.innerText();
  expect(detail.lines.length).toBeGreaterThan(0);
  expect(detail.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(detail.totalAmount);
  for (const line of detail.lines) {
    expect(text).toContain(line.description);
    expect(text).toContain(formatMoney({ amount: line.amount, currency: detail.currency }));
  }
  for (const part of [day(detail.issuedOn), day(detail.dueDate), "Paid", detail.customerEmail])
    expect(text).toContain(part);
  expect(new URL(page.url()).search).toBe(`?invoice=${invoice.id}`);
  expect(await seriousFindings(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect.poll(() => new URL(page.url()).search).toBe("");
});

test("an invoice is printed in a window of its own, with the company's name and in light colours", async () => {
  const [invoice] = await invoices();
  await page.goto(`/billing?invoice=${invoice?.id}`);
  const [paper] = await Promise.all([
    page.waitForEvent("popup"),
    page.getByRole("dialog").getByRole("button", { name: "Print" }).click(),
  ]);
  await paper
    .getByRole("heading", { name: `Pet Travel Portal · Invoice ${invoice?.invoiceNumber}` })
    .waitFor({ state: "attached" });
  expect(await paper.locator("html").getAttribute("data-mantine-color-scheme")).toBe("light");
  await paper.getByRole("table", { name: "Lines" }).waitFor();
  await paper.close();
});

test("an invoice that does not exist says so", async () => {
  await page.goto("/billing?invoice=999999");
  const dialog = page.getByRole("dialog", { name: "The invoice could not be loaded" });
  await dialog.getByRole("alert").waitFor();
  expect(await dialog.getByRole("table").count()).toBe(0);
});

test("[BILL-07] a company without invoices reads so", async () => {
  const young = await aPortal("accounts");
  const screen = await visit(browser, young, "/billing", { as });
  await screen.getByText("No invoices found").waitFor();
  expect(await screen.locator("[data-figure]").allTextContents()).toEqual([
    "$0.00",
    "$0.00",
    "$0.00",
    "$0.00",
  ]);
  await screen.context().close();
  await young.stop();
});
