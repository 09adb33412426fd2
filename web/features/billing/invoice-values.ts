import {
  INVOICE_LIMITS,
  invoiceAmounts,
  percentText,
  readPercent,
} from "#contracts/billing/invoice-amounts.ts";
import type { InvoiceDetail } from "#contracts/billing/shapes.ts";
import type { CalendarDate } from "#contracts/core/dates-shapes.ts";
import { mailAddress } from "#contracts/core/mail-address.ts";
import type { Currency } from "#contracts/core/money-shapes.ts";
import { decimalText, readAmount } from "#contracts/core/money.ts";

export type LineTexts = { key: number; description: string; quantity: string; unit: string; tax: string };

/** An invoice as it is typed. */
export type InvoiceTexts = {
  customerName: string;
  customerEmail: string;
  customerAddress: string;
  service: string;
  due: string;
  currency: Currency;
  isRecurring: boolean;
  notes: string;
  lines: LineTexts[];
};

export function textsOf(invoice: InvoiceDetail, due: string): InvoiceTexts {
  const { currency } = invoice;
  return {
    customerName: invoice.customerName,
    customerEmail: invoice.customerEmail,
    customerAddress: invoice.customerAddress,
    service: invoice.serviceDescription,
    due,
    currency,
    isRecurring: invoice.isRecurring,
    notes: invoice.notes,
    lines: invoice.lines.map(({ id, description, quantity, unitAmount, taxRate }) => ({
      key: id,
      description,
      quantity: String(quantity),
      unit: decimalText({ amount: unitAmount, currency }),
      tax: percentText(taxRate),
    })),
  };
}

export type Problem =
  | { field: "service" | "due" | "email" | "total" }
  | { field: "description" | "quantity" | "unit" | "tax"; line: number };

/** What is wrong with what is typed, in the order of the form. */
export function problemsOf(texts: InvoiceTexts, dueDate: CalendarDate | null): Problem[] {
  const { service, customerEmail, lines, currency } = texts;
  const email = customerEmail.trim();
  const perLine = lines.flatMap((line): Problem[] => [
    ...(line.description.trim() === "" ? [{ field: "description" as const, line: line.key }] : []),
    ...(quantityOf(line) === null ? [{ field: "quantity" as const, line: line.key }] : []),
    ...(readAmount(line.unit, currency) === null ? [{ field: "unit" as const, line: line.key }] : []),
    ...(readPercent(line.tax) === null ? [{ field: "tax" as const, line: line.key }] : []),
  ]);
  return [
    ...(email !== "" && mailAddress(email) === null ? [{ field: "email" as const }] : []),
    ...(service.trim() === "" ? [{ field: "service" as const }] : []),
    ...(dueDate === null ? [{ field: "due" as const }] : []),
    ...perLine,
    ...(perLine.length === 0 && totalOf(texts) < 0 ? [{ field: "total" as const }] : []),
  ];
}

/** The lines as numbers; what cannot be read yet counts as nothing. */
export function linesOf({ lines, currency }: InvoiceTexts) {
  return lines.map((line) => ({
    description: line.description.trim(),
    quantity: quantityOf(line) ?? 1,
    unitAmount: readAmount(line.unit, currency) ?? 0,
    taxRate: readPercent(line.tax) ?? 0,
  }));
}

export function totalOf(texts: InvoiceTexts): number {
  return invoiceAmounts(linesOf(texts)).total;
}

function quantityOf({ quantity }: LineTexts): number | null {
  const number = /^\d{1,5}$/.test(quantity.trim()) ? Number(quantity) : 0;
  return number >= 1 && number <= INVOICE_LIMITS.quantity ? number : null;
}
