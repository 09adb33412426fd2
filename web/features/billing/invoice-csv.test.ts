import { expect, test } from "vitest";

import type { Invoice } from "#contracts/billing/shapes.ts";

import { invoiceTable } from "./invoice-csv.ts";

const invoice: Invoice = {
  id: 1,
  invoiceNumber: "INV-00001",
  workspaceId: null,
  customerName: "Cześć, καλή μέρα",
  petName: "=HYPERLINK(1)",
  serviceDescription: "Travel",
  issuedOn: "2026-11-01",
  dueDate: "2026-11-15",
  totalAmount: 123_450,
  paidAmount: 23_450,
  currency: "USD",
  status: "overdue",
  isRecurring: false,
  paidOn: null,
  version: 0,
};
const lines = (...invoices: Partial<Invoice>[]) =>
  invoiceTable(invoices.map((facts) => ({ ...invoice, ...facts })))
    .split("\r\n")
    .slice(1, -1);

test("[BILL-21] the table begins with the mark that keeps every letter, and nothing in it is run", () => {
  expect(invoiceTable([invoice]).codePointAt(0)).toBe(0xfeff);
  expect(lines({})).toEqual([
    `"INV-00001","Overdue","Cześć, καλή μέρα","'=HYPERLINK(1)","Travel","2026-11-01","2026-11-15",,"USD",1234.5,234.5,1000`,
  ]);
});

test("[BILL-21] amounts are numbers with the decimals of their currency, also below nought", () => {
  const ends = (facts: Partial<Invoice>) => lines(facts)[0]?.split(",").slice(-4).join(",");
  expect(ends({ currency: "JPY" })).toBe('"JPY",123450,23450,100000');
  expect(ends({ currency: "KWD" })).toBe('"KWD",123.45,23.45,100');
  expect(ends({ status: "draft", totalAmount: -5 })).toBe('"USD",-0.05,234.5,0');
});
