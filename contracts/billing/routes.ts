import * as z from "zod";

import { CalendarDate } from "#contracts/core/dates-shapes.ts";
import { Id, optionalText, RequestId, requiredText, Version } from "#contracts/core/fields.ts";
import { LIMITS } from "#contracts/core/limits.ts";
import { MinorUnits } from "#contracts/core/money-shapes.ts";
import { pageOf } from "#contracts/core/paging-shapes.ts";
import { defineRoutes } from "#contracts/core/route.ts";
import { ReceiptMethod } from "#contracts/payments/receipts-shapes.ts";

import { INVOICE_LIMITS } from "./invoice-amounts.ts";
import { InvoiceDraft, InvoicePatch, InvoicePrefill, TaxRate } from "./invoice-drafts-shapes.ts";
import {
  BillingSettings,
  BillingStats,
  CurrencyFigures,
  Invoice,
  InvoiceDetail,
  InvoiceFilter,
} from "./shapes.ts";

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
      taxRate: TaxRate,
      termDays: z.number().int().min(0).max(INVOICE_LIMITS.termDays),
      footer: z.string().trim().max(LIMITS.reason),
      version: Version,
    }),
    output: BillingSettings,
  },
});
