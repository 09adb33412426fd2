import * as z from "zod";

import { CalendarDate, Instant } from "#contracts/core/dates-shapes.ts";
import { Id, Version } from "#contracts/core/fields.ts";
import { LIMITS } from "#contracts/core/limits.ts";
import { Currency, MinorUnits } from "#contracts/core/money-shapes.ts";
import { PageInput } from "#contracts/core/paging-shapes.ts";
import { BankAccount } from "#contracts/payments/bank-accounts-shapes.ts";
import { InvoiceReceipt, InvoiceSeller } from "#contracts/payments/receipts-shapes.ts";

import { INVOICE_SORTS, INVOICE_STATUSES } from "./terms.ts";

export const InvoiceStatus = z.enum(INVOICE_STATUSES);
export type InvoiceStatus = z.infer<typeof InvoiceStatus>;

export const Invoice = z.object({
  id: Id,
  /** `INV-00042` without gaps once it is issued; `DRAFT-` and its id until then. */
  invoiceNumber: z.string(),
  workspaceId: Id.nullable(),
  customerName: z.string(),
  petName: z.string().nullable(),
  serviceDescription: z.string(),
  issuedOn: CalendarDate,
  dueDate: CalendarDate,
  totalAmount: MinorUnits,
  /** What has come in so far. */
  paidAmount: MinorUnits,
  currency: Currency,
  status: InvoiceStatus,
  isRecurring: z.boolean(),
  /** The day on which the last of it came in. */
  paidOn: CalendarDate.nullable(),
  version: Version,
});
export type Invoice = z.infer<typeof Invoice>;

export const InvoiceLine = z.object({
  id: Id,
  description: z.string(),
  quantity: z.number().int(),
  unitAmount: MinorUnits,
  /** In basis points: `2000` is 20 %. */
  taxRate: z.number(),
  /** Quantity times unit amount, without tax, in the invoice's currency. */
  amount: MinorUnits,
  taxAmount: MinorUnits,
});
export type InvoiceLine = z.infer<typeof InvoiceLine>;

/** How what is open on an invoice can be paid; none of it where the company has set nothing up. */
export const WaysToPay = z.object({
  amount: MinorUnits,
  /** Where a transfer in the invoice's currency goes. */
  accounts: z.array(BankAccount),
  /** What a transfer has to say, so that it finds the invoice. */
  reference: z.string(),
  /** The to-do in which the caller pays it by card; null for colleagues, and where there is none. */
  card: z.object({ workspaceId: Id, taskId: Id }).nullable(),
});
export type WaysToPay = z.infer<typeof WaysToPay>;

export const InvoiceDetail = Invoice.extend({
  clientId: Id,
  customerEmail: z.string(),
  customerAddress: z.string(),
  workspaceName: z.string().nullable(),
  notes: z.string(),
  netAmount: MinorUnits,
  taxAmount: MinorUnits,
  voidReason: z.string().nullable(),
  mailedAt: Instant.nullable(),
  lines: z.array(InvoiceLine),
  receipts: z.array(InvoiceReceipt),
  /** Null for an invoice that asks for no money: a void one, and one that is paid. */
  ways: WaysToPay.nullable(),
  seller: InvoiceSeller,
});
export type InvoiceDetail = z.infer<typeof InvoiceDetail>;

export const InvoiceFilter = PageInput.extend({
  q: z.string().max(LIMITS.search).default(""),
  status: InvoiceStatus.optional(),
  currency: Currency.optional(),
  workspaceId: Id.optional(),
  /** Where no state is asked for, those that are sent or paid. */
  isRecurring: z.boolean().optional(),
  /** Days of issue, both included. */
  from: CalendarDate.optional(),
  to: CalendarDate.optional(),
  /** A month in which they were paid in full; the latest payment comes first then. */
  paidIn: z
    .string()
    .regex(/^\d{4}-(0[1-9]|1[0-2])$/)
    .optional(),
  sort: z.enum(INVOICE_SORTS).optional(),
});
export type InvoiceFilter = z.infer<typeof InvoiceFilter>;

/** Amounts in cents of the books' currency; other currencies are never added in. */
export const BillingStats = z.object({
  totalRevenue: MinorUnits,
  monthlyRecurring: MinorUnits,
  pendingPayments: MinorUnits,
  overdueAmount: MinorUnits,
  currency: Currency,
});
export type BillingStats = z.infer<typeof BillingStats>;

/** The figures of one currency, with what was paid in each month, the oldest first. */
export const CurrencyFigures = BillingStats.extend({
  months: z.array(z.object({ month: z.string(), amount: MinorUnits })),
});
export type CurrencyFigures = z.infer<typeof CurrencyFigures>;

export const BillingSettings = z.object({
  address: z.string(),
  taxNumber: z.string(),
  /** What the tax is called on paper: VAT, GST. */
  taxName: z.string(),
  /** What a new line starts with, in basis points; nought for a company that sets no tax. */
  taxRate: z.number(),
  /** Days from issue to the due date of a new invoice. */
  termDays: z.number().int(),
  footer: z.string(),
  version: Version,
});
export type BillingSettings = z.infer<typeof BillingSettings>;

/** What is set, from what is kept; no tax and two weeks until the company has set its own. */
export const billingSettingsOf = (kept: unknown): BillingSettings =>
  BillingSettings.safeParse(kept).data ?? {
    address: "",
    taxNumber: "",
    taxName: "VAT",
    taxRate: 0,
    termDays: 14,
    footer: "",
    version: 0,
  };
