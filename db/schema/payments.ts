import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

import { CURRENCIES } from "#contracts/core/currencies.ts";
import type { PaymentItem } from "#contracts/payments/shapes.ts";
import { PAYMENT_METHODS, PAYMENT_STATUSES } from "#contracts/payments/terms.ts";
import { atLeast, createdAt, flag, instant, json, key, oneOf } from "#db/columns.ts";

import { users } from "./auth.ts";
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
    /** What the provider says has gone back to the payer, in all. */
    refundedAmount: integer("refunded_amount").notNull().default(0),
    /** What the payer's bank has withdrawn in disputes less what it has given back; see contracts/billing/money-back.ts. */
    disputedAmount: integer("disputed_amount").notNull().default(0),
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

/** What the payment provider has told us: each of its messages counts once. */
export const gatewayEvents = sqliteTable("gateway_events", {
  id: text("id").primaryKey(),
  kind: text("kind").notNull(),
  paymentId: integer("payment_id")
    .notNull()
    .references(() => payments.id),
  receivedAt: instant("received_at").notNull(),
});
