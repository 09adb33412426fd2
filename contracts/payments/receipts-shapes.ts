import * as z from "zod";

import { CalendarDate } from "#contracts/core/dates-shapes.ts";
import { Id } from "#contracts/core/fields.ts";
import { Currency, MinorUnits } from "#contracts/core/money-shapes.ts";

import { RECEIPT_METHODS } from "./receipts.ts";
import { PaymentResult } from "./shapes.ts";

export const ReceiptMethod = z.enum(RECEIPT_METHODS);
export type ReceiptMethod = z.infer<typeof ReceiptMethod>;

/** Money that came in for an invoice, or an entry that takes one back. */
export const InvoiceReceipt = z.object({
  id: Id,
  /** `REC-00012` for what an owner has paid by the portal; else the invoice's number and the entry's. */
  number: z.string(),
  receivedOn: CalendarDate,
  /** Below nought for an entry that takes another one back. */
  amount: MinorUnits,
  method: ReceiptMethod,
  /** What colleagues noted; an owner does not see it. */
  note: z.string().nullable(),
  /** The entry that this one takes back. */
  reversesId: Id.nullable(),
  isReversed: z.boolean(),
});
export type InvoiceReceipt = z.infer<typeof InvoiceReceipt>;

export const InvoiceSeller = z.object({
  name: z.string(),
  address: z.string(),
  email: z.string(),
  phone: z.string(),
  taxNumber: z.string(),
  taxName: z.string(),
  footer: z.string(),
});
export type InvoiceSeller = z.infer<typeof InvoiceSeller>;

/** The proof of a payment by the portal. The number is its own, whether it stands on an invoice or not. */
export const Receipt = z.object({
  number: z.string(),
  /** What was paid for: the title of its to-do. */
  title: z.string(),
  workspaceName: z.string(),
  petName: z.string(),
  invoiceNumber: z.string().nullable(),
  paid: PaymentResult,
  /** What has gone back to the payer. */
  refundedAmount: MinorUnits,
  seller: InvoiceSeller,
});
export type Receipt = z.infer<typeof Receipt>;

/** One of all that somebody has paid to the company, by the portal or as it was written down on an invoice. */
export const OwnReceipt = z.object({
  number: z.string(),
  /** By the company's calendar. */
  receivedOn: CalendarDate,
  amount: MinorUnits,
  currency: Currency,
  method: ReceiptMethod,
  /** What was paid for: the title of its to-do, or what its invoice says. */
  title: z.string(),
  workspaceName: z.string().nullable(),
  refundedAmount: MinorUnits,
  isTakenBack: z.boolean(),
  /** Where the receipt itself is: what stands behind `/receipt?`. */
  page: z.union([z.object({ todo: Id }), z.object({ invoice: Id, entry: Id })]),
});
export type OwnReceipt = z.infer<typeof OwnReceipt>;
