import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

import { INVOICE_STATUSES } from "#contracts/billing.ts";
import { CURRENCIES } from "#contracts/core/money.ts";
import { PAYMENT_METHODS, PAYMENT_STATUSES, type PaymentItem } from "#contracts/payments.ts";
import {
  atLeast,
  calendarDate,
  createdAt,
  flag,
  instant,
  isDate,
  json,
  key,
  oneOf,
  version,
} from "#db/columns.ts";

import { clients } from "./clients.ts";
import { users } from "./people.ts";
import { tasks } from "./tasks.ts";
import { workspaces } from "./workspaces.ts";

/** What a journey costs its owner. Amounts in minor units. */
export const paymentItems = sqliteTable(
  "payment_items",
  {
    id: key(),
    workspaceId: integer("workspace_id")
      .notNull()
      .references(() => workspaces.id, { onDelete: "cascade" }),
    position: integer("position").notNull(),
    description: text("description").notNull(),
    amount: integer("amount").notNull(),
    currency: text("currency", { enum: CURRENCIES }).notNull(),
    required: flag("required"),
  },
  (t) => [
    uniqueIndex("payment_items_workspace_id_position_idx").on(t.workspaceId, t.position),
    oneOf("payment_items_currency_check", t.currency, CURRENCIES),
    atLeast("payment_items_amount_check", t.amount, 0),
  ],
);

export const payments = sqliteTable(
  "payments",
  {
    id: key(),
    workspaceId: integer("workspace_id")
      .notNull()
      .references(() => workspaces.id),
    taskId: integer("task_id")
      .notNull()
      .references(() => tasks.id),
    method: text("method", { enum: PAYMENT_METHODS }).notNull(),
    status: text("status", { enum: PAYMENT_STATUSES }).notNull(),
    amount: integer("amount").notNull(),
    currency: text("currency", { enum: CURRENCIES }).notNull(),
    transactionId: text("transaction_id"),
    customerName: text("customer_name").notNull(),
    customerEmail: text("customer_email").notNull(),
    /** The required items as they were on the day. */
    items: json<PaymentItem[]>("items").notNull(),
    failure: text("failure"),
    payerId: integer("payer_id")
      .notNull()
      .references(() => users.id),
    requestId: text("request_id").notNull(),
    createdAt: createdAt(),
    settledAt: instant("settled_at"),
  },
  (t) => [
    uniqueIndex("payments_request_id_idx").on(t.requestId),
    uniqueIndex("payments_transaction_id_idx").on(t.transactionId),
    /** One payment settles a to-do; two clicks or two tabs cannot pay twice. */
    uniqueIndex("payments_settled_task_idx")
      .on(t.taskId)
      .where(sql`status in ('processing', 'succeeded')`),
    index("payments_workspace_id_idx").on(t.workspaceId),
    index("payments_task_id_idx").on(t.taskId, t.id),
    oneOf("payments_method_check", t.method, PAYMENT_METHODS),
    oneOf("payments_status_check", t.status, PAYMENT_STATUSES),
    oneOf("payments_currency_check", t.currency, CURRENCIES),
    atLeast("payments_amount_check", t.amount, 0),
  ],
);

export const invoices = sqliteTable(
  "invoices",
  {
    id: key(),
    /** Without gaps, by the company's counter. */
    invoiceNumber: text("invoice_number").notNull(),
    workspaceId: integer("workspace_id").references(() => workspaces.id),
    clientId: integer("client_id")
      .notNull()
      .references(() => clients.id),
    petName: text("pet_name"),
    serviceDescription: text("service_description").notNull(),
    issuedOn: calendarDate("issued_on").notNull(),
    dueDate: calendarDate("due_date").notNull(),
    totalAmount: integer("total_amount").notNull(),
    currency: text("currency", { enum: CURRENCIES }).notNull(),
    status: text("status", { enum: INVOICE_STATUSES }).notNull().default("draft"),
    isRecurring: flag("is_recurring"),
    paidAt: instant("paid_at"),
    createdAt: createdAt(),
    version: version(),
  },
  (t) => [
    uniqueIndex("invoices_invoice_number_idx").on(t.invoiceNumber),
    index("invoices_issued_on_idx").on(t.issuedOn, t.id),
    index("invoices_status_idx").on(t.status, t.dueDate),
    index("invoices_client_id_idx").on(t.clientId),
    index("invoices_workspace_id_idx").on(t.workspaceId),
    oneOf("invoices_currency_check", t.currency, CURRENCIES),
    oneOf("invoices_status_check", t.status, INVOICE_STATUSES),
    isDate("invoices_issued_on_check", t.issuedOn),
    isDate("invoices_due_date_check", t.dueDate),
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
  },
  (t) => [uniqueIndex("invoice_lines_invoice_id_position_idx").on(t.invoiceId, t.position)],
);
