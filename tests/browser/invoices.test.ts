import { readFileSync } from "node:fs";

import type { Browser, Locator } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import { openBrowser, seriousFindings, visit, type Visitor } from "#tests/support/browser.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";

const as = DEMO_ACCOUNTS.administrator;

let portal: Portal;
let browser: Browser;
let page: Visitor;

beforeAll(async () => {
  portal = await aPortal();
  browser = await openBrowser();
  page = await visit(browser, portal, "/billing", { as });
});
afterAll(async () => {
  await browser.close();
  await portal.stop();
});

const rows = () => page.getByRole("table", { name: "Recent Invoices" }).locator("tbody tr");
const search = () => new URL(page.url()).search;
const press = (inside: Locator, name: string) => inside.getByRole("button", { name, exact: true }).click();

test("[BILL-12] filters narrow the list, stand in the address, and a card leads to what it counts", async () => {
  await page.getByRole("combobox", { name: "Status" }).selectOption("overdue");
  await expect.poll(search).toBe("?status=overdue");
  await expect.poll(async () => new Set(await rows().getByText("Overdue").allTextContents()).size).toBe(1);
  await page.getByRole("searchbox").fill("kiwi");
  await expect.poll(search).toContain("q=kiwi");
  await expect.poll(() => rows().count()).toBe(1);
  await page.getByRole("button", { name: "Clear filters" }).first().click();
  await expect.poll(search).toBe("");
  await page.getByRole("link", { name: /Overdue Amount.*USD/s }).click();
  await expect.poll(search).toBe("?status=overdue&currency=USD");
});

test("[BILL-20] revenue is a chart with its table, each currency apart, and a figure leads to its invoices", async () => {
  await page.goto("/billing");
  const figures = await (await portal.staff()).trpc.billing.figures.query({});
  await page.getByRole("img", { name: "Revenue over the last twelve months in USD" }).waitFor();
  const table = page.getByRole("table", { name: "Revenue by month and currency" });
  await expect
    .poll(() => table.getByRole("columnheader").allTextContents())
    .toEqual(["Month", ...figures.map(({ currency }) => currency)]);
  await expect.poll(() => table.locator("tbody tr").count()).toBe(12);
  await page.getByRole("combobox", { name: "Currency of the chart" }).selectOption("EUR");
  await page.getByRole("img", { name: "Revenue over the last twelve months in EUR" }).waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await table.getByRole("link").first().click();
  await expect.poll(search).toContain("status=paid");
  await page.getByText(/^Paid in [A-Z][a-z]+ \d/).waitFor();
});

test("[BILL-21] what is filtered is saved as CSV", async () => {
  await page.goto("/billing?status=paid&currency=EUR");
  await rows().first().waitFor();
  const shown = await rows().count();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export CSV" }).click(),
  ]);
  const text = readFileSync(await file.path(), "utf8");
  expect(text.trim().split("\r\n")).toHaveLength(shown + 1);
  expect(text).toContain(`,"EUR",490,490,0`);
});

test("[RPT-03] an invoice is made for any journey, found by its name or its client's", async () => {
  const all = await (await portal.staff()).trpc.workspaces.list.query({ limit: 200 });
  const far = all.items.at(-1);
  await page.goto("/billing");
  await page.getByRole("button", { name: "New invoice" }).first().click();
  const writing = page.getByRole("dialog", { name: "New invoice" });
  await expect.poll(() => writing.getByRole("listitem").count()).toBe(8);
  await writing.getByRole("searchbox").fill(far?.ownerName ?? "");
  await writing.getByRole("button", { name: `Invoice for ${far?.name}` }).waitFor();
  await writing.getByRole("searchbox").fill("nobody is called so");
  await writing.getByText("No journey is called so.").waitFor();
  await writing.getByRole("searchbox").fill("");
  await expect.poll(() => writing.getByRole("listitem").count()).toBe(8);
});

test("[BILL-08] [BILL-16] [BILL-18] [BILL-23] [RPT-45] from a journey to an issued and paid invoice", async () => {
  await page.goto("/billing?create=1");
  const writing = page.getByRole("dialog", { name: "New invoice" });
  await expect.poll(() => writing.getByLabel("Unit price").first().inputValue()).toBe("1500.00");
  await writing.getByLabel("Unit price").first().fill("1.600,50");
  await writing.getByText("Total: £1,800.50").waitFor();
  await press(writing, "Save draft");
  const draft = page.getByRole("dialog", { name: /^Invoice DRAFT-/ });
  await press(draft, "Issue");
  await press(page.getByRole("dialog", { name: "Issue this invoice?" }), "Issue");
  const issued = page.getByRole("dialog", { name: /^Invoice INV-/ });
  await press(issued, "Record payment");
  const form = issued.getByRole("form", { name: "Record a payment" });
  await form.getByLabel("Amount").fill("1800,51");
  await press(form, "Record");
  await form.getByText("This is £0.01 more than is open").waitFor();
  await form.getByLabel("Amount").fill("1000");
  await press(form, "Record");
  await issued.getByRole("table", { name: "Payments" }).waitFor();
  await expect.poll(() => issued.innerText()).toMatch(/Paid so far\s+£1,000\.00\s+Still to pay\s+£800\.50/);

  // [BILL-23]
  await press(issued, "Record payment");
  await form.getByLabel("Amount").fill("900,50");
  await form.getByLabel("This is £100.00 more than is open").check();
  await press(form, "Record");
  await issued.getByText("£100.00 came in too much. Send it back, then record the refund here.").waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await press(issued, "Record refund");
  const refund = issued.getByRole("form", { name: "Record a refund" });
  await refund.getByLabel("Amount").fill("100,01");
  await press(refund, "Record");
  await refund.getByText("Only £100.00 came in too much").waitFor();
  await refund.getByLabel("Amount").fill("100");
  await refund.getByRole("button", { name: "Record", exact: true }).dblclick();
  await expect.poll(() => issued.getByText("came in too much", { exact: false }).count()).toBe(0);
  await expect.poll(() => issued.innerText()).toMatch(/Still to pay\s+£0\.00/);
  await expect.poll(() => issued.getByText("-£100.00").count()).toBe(1);
  // [RPT-45]
  await issued.getByRole("button", { name: "Paid twice? Record it" }).waitFor();
  expect(await issued.getByRole("button", { name: "Record payment" }).count()).toBe(0);
});

test("[BILL-14] [BILL-22] [BILL-23] a customer opens their invoice and prints it, at phone width in the dark", async () => {
  const [mine] = (
    await (await portal.staff()).trpc.billing.invoices.query({ workspaceId: 1, status: "sent" })
  ).items;
  const phone = await visit(browser, portal, `/invoice/${mine?.id}`, {
    as: DEMO_ACCOUNTS.owner,
    width: 390,
    scheme: "dark",
  });
  await phone
    .getByRole("heading", { level: 1, name: `Invoice ${mine?.invoiceNumber}`, exact: true })
    .waitFor();
  await phone.getByRole("table", { name: "Lines" }).waitFor();
  expect(await seriousFindings(phone)).toEqual([]);
  await (
    await portal.staff()
  ).trpc.billing.recordPayment.mutate({
    invoiceId: mine?.id ?? 0,
    amount: (mine?.totalAmount ?? 0) - (mine?.paidAmount ?? 0) + 1_250,
    receivedOn: "2026-01-05",
    method: "bank",
    isOverpaymentMeant: true,
  });
  // The open page follows by itself.
  await phone.getByText(/12\.50 came in too much\. We will send it back to you\.$/).waitFor();
  const [paper] = await Promise.all([
    phone.waitForEvent("popup"),
    phone.getByRole("button", { name: "Print" }).click(),
  ]);
  await paper.getByText("1 Harbour Street").waitFor();
  await paper.close();
  await phone.goto("/invoice/1");
  await phone.getByText("There is no such invoice").waitFor();
  await phone.context().close();
});
