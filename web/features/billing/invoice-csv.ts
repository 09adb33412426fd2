import { openAmount } from "#contracts/billing/invoice-states.ts";
import type { Invoice } from "#contracts/billing/shapes.ts";
import { decimalText } from "#contracts/core/money.ts";
import { billing as copy } from "#web/copy/billing.ts";
import { status } from "#web/copy/status.ts";
import { type Cell, toCsv } from "#web/core/csv.ts";

const columns = copy.exporting.columns;

/** Invoices as a spreadsheet adds them up: an amount is a number, and its currency stands beside it. */
export function invoiceTable(invoices: readonly Invoice[]): string {
  return toCsv(Object.values(columns), invoices.map(rowOf));
}

function rowOf(invoice: Invoice): Cell[] {
  const { currency, totalAmount, paidAmount } = invoice;
  const isOwed = invoice.status === "sent" || invoice.status === "overdue";
  const figure = (amount: number) => Number(decimalText({ amount, currency }));
  const row: Record<keyof typeof columns, Cell> = {
    number: invoice.invoiceNumber,
    status: status.invoice[invoice.status],
    customer: invoice.customerName,
    pet: invoice.petName,
    service: invoice.serviceDescription,
    issued: invoice.issuedOn,
    due: invoice.dueDate,
    paidOn: invoice.paidOn,
    currency,
    total: figure(totalAmount),
    paid: figure(paidAmount),
    open: figure(isOwed ? openAmount({ total: totalAmount, paid: paidAmount }) : 0),
  };
  return Object.values(row);
}
