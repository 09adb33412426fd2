import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

import { INVOICE_STATUSES } from "#contracts/billing/terms.ts";
import { CURRENCIES } from "#contracts/core/currencies.ts";
import { RECEIPT_METHODS } from "#contracts/payments/receipts.ts";
import {
  calendarDate,
  createdAt,
  flag,
  foldedText,
  instant,
  isDate,
  key,
  oneOf,
  version,
} from "#db/columns.ts";

import { clients } from "./clients.ts";
import { payments } from "./payments.ts";
import { workspaces } from "./workspaces.ts";

export const invoices = sqliteTable(
  "invoices",
  {
    id: key(),
    /** Without gaps, by the company's counter; null while it is a draft. */
    invoiceNumber: text("invoice_number"),
    workspaceId: integer("workspace_id").references(() => workspaces.id),
    clientId: integer("client_id")
      .notNull()
      .references(() => clients.id),
    /** As they were on the day: an issued invoice does not change with its client. */
    customerName: text("customer_name").notNull().default(""),
    customerEmail: text("customer_email").notNull().default(""),
    customerAddress: text("customer_address").notNull().default(""),
    petName: text("pet_name"),
    serviceDescription: text("service_description").notNull(),
    notes: text("notes").notNull().default(""),
    /** Of a draft the day it was made. */
    issuedOn: calendarDate("issued_on").notNull(),
    dueDate: calendarDate("due_date").notNull(),
    totalAmount: integer("total_amount").notNull(),
    /** The tax that is in the total. */
    taxAmount: integer("tax_amount").notNull().default(0),
    /** Kept by a trigger on `invoice_receipts`. */
    paidAmount: integer("paid_amount").notNull().default(0),
    currency: text("currency", { enum: CURRENCIES }).notNull(),
    status: text("status", { enum: INVOICE_STATUSES }).notNull().default("draft"),
    isRecurring: flag("is_recurring"),
    paidOn: calendarDate("paid_on"),
    voidReason: text("void_reason"),
    mailedAt: instant("mailed_at"),
    /** Number, customer, pet and service, for the search. */
    searchText: foldedText("search_text"),
    createdAt: createdAt(),
    requestId: text("request_id"),
    version: version(),
  },
  (t) => [
    uniqueIndex("invoices_invoice_number_idx").on(t.invoiceNumber),
    uniqueIndex("invoices_request_id_idx").on(t.requestId),
    index("invoices_issued_on_idx").on(t.issuedOn, t.id),
    index("invoices_due_date_idx").on(t.dueDate, t.id),
    index("invoices_status_issued_on_idx").on(t.status, t.issuedOn, t.id),
    index("invoices_status_due_date_idx").on(t.status, t.dueDate, t.id),
    index("invoices_currency_issued_on_idx").on(t.currency, t.issuedOn, t.id),
    index("invoices_currency_due_date_idx").on(t.currency, t.dueDate, t.id),
    index("invoices_currency_status_issued_on_idx").on(t.currency, t.status, t.issuedOn, t.id),
    index("invoices_currency_status_due_date_idx").on(t.currency, t.status, t.dueDate, t.id),
    index("invoices_paid_on_idx").on(t.paidOn, t.id),
    index("invoices_recurring_idx")
      .on(t.issuedOn, t.id)
      .where(sql`is_recurring = 1`),
    index("invoices_client_id_idx").on(t.clientId),
    index("invoices_workspace_id_idx").on(t.workspaceId, t.issuedOn, t.id),
    oneOf("invoices_currency_check", t.currency, CURRENCIES),
    oneOf("invoices_status_check", t.status, INVOICE_STATUSES),
    isDate("invoices_issued_on_check", t.issuedOn),
    isDate("invoices_due_date_check", t.dueDate),
    isDate("invoices_paid_on_check", t.paidOn),
  ],
);

export const invoiceLines = sqliteTable(
  "invoice_lines",
  {
    id: key(),
    invoiceId: integer("invoice_id")
      .notNull()
      .references(() => invoices.id, { onDelete: "cascade" }),
    position: integer("position").notNull(),
    description: text("description").notNull(),
    quantity: integer("quantity").notNull().default(1),
    /** Minor units of the invoice's currency. */
    unitAmount: integer("unit_amount").notNull(),
    /** Basis points. */
    /** Tenths of a basis point stay what they are in a column of whole numbers: SQLite rounds nothing. */
    taxRate: integer("tax_rate").notNull().default(0),
  },
  (t) => [uniqueIndex("invoice_lines_invoice_id_position_idx").on(t.invoiceId, t.position)],
);

/** Money that came in for an invoice. An entry is never changed: one that was wrong is taken back by another. */
export const invoiceReceipts = sqliteTable(
  "invoice_receipts",
  {
    id: key(),
    invoiceId: integer("invoice_id")
      .notNull()
      .references(() => invoices.id, { onDelete: "cascade" }),
    receivedOn: calendarDate("received_on").notNull(),
    /** Minor units of the invoice's currency; below nought where it takes another entry back. */
    amount: integer("amount").notNull(),
    method: text("method", { enum: RECEIPT_METHODS }).notNull(),
    note: text("note"),
    /** The owner's payment that this is, where it came by the portal. */
    paymentId: integer("payment_id").references(() => payments.id),
    reversesId: integer("reverses_id"),
    createdAt: createdAt(),
  },
  (t) => [
    index("invoice_receipts_invoice_id_idx").on(t.invoiceId, t.id),
    /** One payment is booked once. */
    uniqueIndex("invoice_receipts_payment_id_idx").on(t.paymentId),
    uniqueIndex("invoice_receipts_reverses_id_idx").on(t.reversesId),
    oneOf("invoice_receipts_method_check", t.method, RECEIPT_METHODS),
    isDate("invoice_receipts_received_on_check", t.receivedOn),
  ],
);
