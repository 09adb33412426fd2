import * as z from "zod";

import { CalendarDate, Instant } from "./core/dates.ts";
import { Id } from "./core/fields.ts";
import { Currency, MinorUnits } from "./core/money.ts";
import { PageInput, pageOf } from "./core/paging.ts";
import { defineRoutes } from "./core/route.ts";

export const INVOICE_STATUSES = ["paid", "sent", "draft", "overdue"] as const;
export const InvoiceStatus = z.enum(INVOICE_STATUSES);
export type InvoiceStatus = z.infer<typeof InvoiceStatus>;

export const Invoice = z.object({
  id: Id,
  invoiceNumber: z.string(),
  workspaceId: Id.nullable(),
  customerName: z.string(),
  petName: z.string().nullable(),
  serviceDescription: z.string(),
  dueDate: CalendarDate,
  totalAmount: MinorUnits,
  currency: Currency,
  status: InvoiceStatus,
});
export type Invoice = z.infer<typeof Invoice>;

export const InvoiceLine = z.object({
  id: Id,
  description: z.string(),
  quantity: z.number().int(),
  unitAmount: MinorUnits,
  /** Quantity times unit amount, in the invoice's currency. */
  amount: MinorUnits,
});
export type InvoiceLine = z.infer<typeof InvoiceLine>;

export const InvoiceDetail = Invoice.extend({
  issuedOn: CalendarDate,
  paidAt: Instant.nullable(),
  customerEmail: z.string(),
  workspaceName: z.string().nullable(),
  lines: z.array(InvoiceLine),
});
export type InvoiceDetail = z.infer<typeof InvoiceDetail>;

/** Amounts in cents of the books' currency; other currencies are never added in. */
export const BillingStats = z.object({
  totalRevenue: MinorUnits,
  monthlyRecurring: MinorUnits,
  pendingPayments: MinorUnits,
  overdueAmount: MinorUnits,
  currency: Currency,
});
export type BillingStats = z.infer<typeof BillingStats>;

export const billingRoutes = defineRoutes({
  invoices: {
    kind: "query",
    access: "staff",
    rest: "GET /billing/invoices",
    summary: "Invoices, newest first",
    input: PageInput,
    output: pageOf(Invoice),
  },
  invoice: {
    kind: "query",
    access: "staff",
    rest: "GET /billing/invoices/:invoiceId",
    summary: "One invoice with its lines",
    input: z.object({ invoiceId: Id }),
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
});
