import * as z from "zod";

import { CalendarDate, Instant } from "./core/dates.ts";
import { Id, optionalText, RequestId, requiredText, Version } from "./core/fields.ts";
import { LIMITS } from "./core/limits.ts";
import { Currency, MinorUnits } from "./core/money.ts";
import { PageInput, pageOf } from "./core/paging.ts";
import { defineRoutes } from "./core/route.ts";
import { INVOICE_LIMITS } from "./invoice-amounts.ts";
import { InvoiceDraft, InvoicePatch, InvoicePrefill } from "./invoice-drafts.ts";
import { InvoiceReceipt, InvoiceSeller, ReceiptMethod } from "./receipts.ts";

/** `invoice-states.ts` says how one becomes another. */
export const INVOICE_STATUSES = ["paid", "sent", "draft", "overdue", "void"] as const;
export const InvoiceStatus = z.enum(INVOICE_STATUSES);
export type InvoiceStatus = z.infer<typeof InvoiceStatus>;

export const INVOICE_SORTS = ["newest", "oldest", "due"] as const;

/** How many months the revenue is shown over, the present one included. */
export const REVENUE_MONTHS = 12;

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
  taxRate: z.number().int(),
  /** Quantity times unit amount, without tax, in the invoice's currency. */
  amount: MinorUnits,
  taxAmount: MinorUnits,
});
export type InvoiceLine = z.infer<typeof InvoiceLine>;

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
  taxRate: z.number().int(),
  /** Days from issue to the due date of a new invoice. */
  termDays: z.number().int(),
  footer: z.string(),
  version: Version,
});
export type BillingSettings = z.infer<typeof BillingSettings>;

const OneInvoice = z.object({ invoiceId: Id });

export const billingRoutes = defineRoutes({
  invoices: {
    kind: "query",
    access: "staff",
    rest: "GET /billing/invoices",
    summary: "Invoices, newest first where the filter does not say otherwise",
    input: InvoiceFilter,
    output: pageOf(Invoice),
  },
  invoice: {
    kind: "query",
    access: "customer-of-workspace",
    rest: "GET /billing/invoices/:invoiceId",
    summary: "One invoice with its lines and payments; its customer sees it once it is issued",
    input: OneInvoice,
    output: InvoiceDetail,
  },
  stats: {
    kind: "query",
    access: "staff",
    rest: "GET /billing/stats",
    summary: "Revenue, recurring, pending and overdue amounts",
    input: z.object({}),
    output: BillingStats,
  },
  figures: {
    kind: "query",
    access: "staff",
    rest: "GET /billing/figures",
    summary: "The figures of every currency apart, with the revenue of the last months",
    input: z.object({}),
    output: z.array(CurrencyFigures),
  },
  prefill: {
    kind: "query",
    access: "staff",
    rest: "GET /workspaces/:workspaceId/invoice-draft",
    summary: "What an invoice for a journey begins with: its prices, its client, what is paid already",
    input: z.object({ workspaceId: Id }),
    output: InvoicePrefill,
  },
  create: {
    kind: "mutation",
    access: "staff",
    rest: "POST /billing/invoices",
    status: 201,
    summary: "Draft an invoice; the deposit a journey has paid already is booked on it",
    input: InvoiceDraft,
    output: Invoice,
  },
  update: {
    kind: "mutation",
    access: "staff",
    rest: "PUT /billing/invoices/:invoiceId",
    summary: "Change a draft",
    input: InvoicePatch,
    output: Invoice,
  },
  remove: {
    kind: "mutation",
    access: "staff",
    rest: "DELETE /billing/invoices/:invoiceId",
    summary: "Discard a draft",
    input: OneInvoice.extend({ version: Version }),
    output: z.object({ invoiceId: Id }),
  },
  issue: {
    kind: "mutation",
    access: "staff",
    permission: "sendInvoices",
    rest: "POST /billing/invoices/:invoiceId/issue",
    summary: "Give a draft its number and today's date, and mail it where asked to",
    input: OneInvoice.extend({ version: Version, isMailed: z.boolean().default(false) }),
    output: Invoice,
  },
  mail: {
    kind: "mutation",
    access: "staff",
    permission: "sendInvoices",
    rest: "POST /billing/invoices/:invoiceId/mail",
    summary: "Mail an issued invoice to its customer again",
    input: OneInvoice.extend({ requestId: RequestId.optional() }),
    output: Invoice,
  },
  recordPayment: {
    kind: "mutation",
    access: "staff",
    permission: "recordPayments",
    rest: "POST /billing/invoices/:invoiceId/payments",
    status: 201,
    summary: "Write down money that came in; more than is open only where that is meant",
    input: OneInvoice.extend({
      receivedOn: CalendarDate,
      amount: MinorUnits.min(1).max(INVOICE_LIMITS.amount * 10),
      method: ReceiptMethod,
      note: optionalText(LIMITS.reason),
      isOverpaymentMeant: z.boolean().default(false),
      requestId: RequestId.optional(),
    }),
    output: Invoice,
  },
  recordRefund: {
    kind: "mutation",
    access: "staff",
    permission: "recordPayments",
    rest: "POST /billing/invoices/:invoiceId/refunds",
    status: 201,
    summary: "Write down that money which came in too much has been sent back",
    input: OneInvoice.extend({
      refundedOn: CalendarDate,
      amount: MinorUnits.min(1).max(INVOICE_LIMITS.amount * 10),
      method: ReceiptMethod,
      note: optionalText(LIMITS.reason),
      requestId: RequestId.optional(),
    }),
    output: Invoice,
  },
  reversePayment: {
    kind: "mutation",
    access: "staff",
    permission: "recordPayments",
    rest: "POST /billing/invoices/:invoiceId/payments/:receiptId/reverse",
    summary: "Take a payment back by an entry of its own",
    input: OneInvoice.extend({ receiptId: Id, reason: requiredText(LIMITS.reason, "A reason is required") }),
    output: Invoice,
  },
  voidInvoice: {
    kind: "mutation",
    access: "staff",
    permission: "sendInvoices",
    rest: "POST /billing/invoices/:invoiceId/void",
    summary: "Call an issued invoice off, with the reason; its number is not used again",
    input: OneInvoice.extend({
      version: Version,
      reason: requiredText(LIMITS.reason, "A reason is required"),
    }),
    output: Invoice,
  },
  settings: {
    kind: "query",
    access: "staff",
    rest: "GET /billing/settings",
    summary: "What invoices say of the company, its tax and its terms",
    input: z.object({}),
    output: BillingSettings,
  },
  updateSettings: {
    kind: "mutation",
    access: "admin",
    rest: "PUT /billing/settings",
    summary: "Change what invoices say of the company, its tax and its terms",
    input: z.object({
      address: z.string().trim().max(LIMITS.address),
      taxNumber: z.string().trim().max(LIMITS.name),
      taxName: requiredText(40, "Name of the tax is required"),
      taxRate: z.number().int().min(0).max(INVOICE_LIMITS.taxRate),
      termDays: z.number().int().min(0).max(INVOICE_LIMITS.termDays),
      footer: z.string().trim().max(LIMITS.reason),
      version: Version,
    }),
    output: BillingSettings,
  },
});
