import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

import type { ActivityKind } from "#contracts/audit/activity-kinds.ts";
import { PAUSE_REASONS } from "#contracts/webhooks/terms.ts";
import { createdAt, instant, key, oneOf, version } from "#db/columns.ts";

import { users } from "./auth.ts";

/** Outside systems that are told what happens. */
export const webhooks = sqliteTable(
  "webhooks",
  {
    id: key(),
    name: text("name").notNull(),
    url: text("url").notNull(),
    /** Signs what is sent; encrypted, since it is needed each time. */
    sealedSecret: text("sealed_secret").notNull(),
    createdById: integer("created_by_id")
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
    pausedAt: instant("paused_at"),
    pauseReason: text("pause_reason", { enum: PAUSE_REASONS }),
    /** When what waits is sent; null while nothing waits. */
    nextAttemptAt: instant("next_attempt_at"),
    lastDeliveredAt: instant("last_delivered_at"),
    version: version(),
    requestId: text("request_id").notNull(),
  },
  (t) => [
    uniqueIndex("webhooks_request_id_idx").on(t.requestId),
    index("webhooks_due_idx")
      .on(t.nextAttemptAt)
      .where(sql`next_attempt_at is not null and paused_at is null`),
    oneOf("webhooks_pause_reason_check", t.pauseReason, PAUSE_REASONS),
  ],
);

/** Which entries of the record an outside system is told of. A trigger on `activity` asks here for every entry. */
export const webhookKinds = sqliteTable(
  "webhook_kinds",
  {
    kind: text("kind").$type<ActivityKind>().notNull(),
    webhookId: integer("webhook_id")
      .notNull()
      .references(() => webhooks.id, { onDelete: "cascade" }),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.webhookId] }),
    index("webhook_kinds_webhook_id_idx").on(t.webhookId),
  ],
);

/** What an outside system is told, written by the trigger in the same batch as the entry it tells of. */
export const webhookDeliveries = sqliteTable(
  "webhook_deliveries",
  {
    id: key(),
    webhookId: integer("webhook_id")
      .notNull()
      .references(() => webhooks.id, { onDelete: "cascade" }),
    /** Its words are made of this entry when it is sent; null for a test. */
    activityId: integer("activity_id"),
    kind: text("kind").$type<ActivityKind | "test">().notNull(),
    messageId: text("message_id").notNull(),
    createdAt: createdAt(),
    attempts: integer("attempts").notNull().default(0),
    lastAttemptAt: instant("last_attempt_at"),
    deliveredAt: instant("delivered_at"),
    /** Given up on; an administrator can send it again. */
    failedAt: instant("failed_at"),
    status: integer("status"),
    answer: text("answer"),
  },
  (t) => [
    index("webhook_deliveries_webhook_id_idx").on(t.webhookId, t.id),
    index("webhook_deliveries_waiting_idx")
      .on(t.webhookId, t.id)
      .where(sql`delivered_at is null and failed_at is null`),
    index("webhook_deliveries_created_at_idx").on(t.createdAt),
  ],
);
