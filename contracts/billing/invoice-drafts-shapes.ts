import * as z from "zod";

import { CalendarDate } from "#contracts/core/dates-shapes.ts";
import { emailAddress, Id, optionalText, RequestId, requiredText, Version } from "#contracts/core/fields.ts";
import { LIMITS } from "#contracts/core/limits.ts";
import { Currency, MinorUnits } from "#contracts/core/money-shapes.ts";

import { INVOICE_LIMITS } from "./invoice-amounts.ts";

/** In basis points, to a tenth of one: three decimals of a percentage, which some taxes have. */
export const TaxRate = z
  .number()
  .min(0)
  .max(INVOICE_LIMITS.taxRate)
  .refine((rate) => Math.round(rate * 10) / 10 === rate, "At most three decimals of a percentage");

export const InvoiceLineDraft = z.object({
  description: requiredText(LIMITS.title, "Description is required"),
  quantity: z.number().int().min(1).max(INVOICE_LIMITS.quantity),
  unitAmount: MinorUnits.min(-INVOICE_LIMITS.amount).max(INVOICE_LIMITS.amount),
  taxRate: TaxRate.default(0),
});

const facts = {
  serviceDescription: requiredText(LIMITS.title, "Service is required"),
  dueDate: CalendarDate,
  currency: Currency,
  isRecurring: z.boolean().default(false),
  customerName: optionalText(LIMITS.name),
  customerEmail: emailAddress("E-mail address is not valid").optional(),
  customerAddress: optionalText(LIMITS.address),
  notes: optionalText(LIMITS.notes),
  lines: z.array(InvoiceLineDraft).min(1, "A line is required").max(INVOICE_LIMITS.lines),
};

/** For a journey, whose client it goes to, or for a client alone. */
export const InvoiceDraft = z.object({
  ...facts,
  workspaceId: Id.optional(),
  clientId: Id.optional(),
  requestId: RequestId.optional(),
});
export type InvoiceDraft = z.infer<typeof InvoiceDraft>;

/** The whole of a draft as it is to be. */
export const InvoicePatch = z.object({ ...facts, invoiceId: Id, version: Version });
export type InvoicePatch = z.infer<typeof InvoicePatch>;

/** What an invoice for a journey begins with. */
export const InvoicePrefill = z.object({
  workspaceId: Id,
  workspaceName: z.string(),
  clientId: Id,
  customerName: z.string(),
  customerEmail: z.string(),
  customerAddress: z.string(),
  serviceDescription: z.string(),
  currency: Currency,
  lines: z.array(z.object({ description: z.string(), quantity: z.number().int(), unitAmount: MinorUnits })),
  /** Paid already and on no invoice yet; they join this one where the currency is the same. */
  payments: z.array(z.object({ id: Id, receivedOn: CalendarDate, amount: MinorUnits, currency: Currency })),
});
export type InvoicePrefill = z.infer<typeof InvoicePrefill>;
