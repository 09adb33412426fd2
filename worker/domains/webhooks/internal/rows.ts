import { type SQL, sql } from "drizzle-orm";

import {
  type Delivery,
  type Webhook,
  WEBHOOK_EVENTS,
  type WebhookEvent,
} from "#contracts/webhooks/shapes.ts";
import { KIND_OF_EVENT } from "#contracts/webhooks/terms.ts";
import type { Db } from "#db/client.ts";
import { users, type webhookDeliveries, webhooks } from "#db/schema.ts";

const oldestWaiting = sql<
  number | null
>`(select d.created_at from webhook_deliveries d where d.webhook_id = ${webhooks.id} and d.delivered_at is null and d.failed_at is null order by d.id limit 1)`;
const kinds = sql<string>`(select json_group_array(k.kind) from webhook_kinds k where k.webhook_id = ${webhooks.id})`;

export function webhookQuery(db: Db, condition?: SQL) {
  return db
    .select({ webhook: webhooks, createdBy: users.fullName, kinds, waitingSince: oldestWaiting })
    .from(webhooks)
    .innerJoin(users, sql`${users.id} = ${webhooks.createdById}`)
    .where(condition)
    .orderBy(webhooks.id);
}

export type FoundWebhook = Awaited<ReturnType<typeof webhookQuery>>[number];

export function toWebhook({ webhook, createdBy, kinds: listed, waitingSince }: FoundWebhook): Webhook {
  const { id, name, url, createdAt, pausedAt, pauseReason, nextAttemptAt, lastDeliveredAt, version } =
    webhook;
  const held = JSON.parse(listed) as string[];
  return {
    id,
    name,
    url,
    events: WEBHOOK_EVENTS.filter((event) => held.includes(KIND_OF_EVENT[event])),
    createdBy,
    createdAt,
    pausedAt,
    pauseReason,
    waitingSince: waitingSince === null ? null : new Date(waitingSince),
    nextAttemptAt,
    lastDeliveredAt,
    version,
  };
}

/** What an entry of the record is called outside. */
export function eventOf(kind: string): WebhookEvent | "test" {
  return WEBHOOK_EVENTS.find((event) => KIND_OF_EVENT[event] === kind) ?? "test";
}

export function toDelivery(row: typeof webhookDeliveries.$inferSelect): Delivery {
  const { id, kind, messageId, createdAt, attempts, lastAttemptAt, deliveredAt, failedAt, status, answer } =
    row;
  const state = deliveredAt ? "delivered" : failedAt ? "failed" : "waiting";
  return { id, event: eventOf(kind), messageId, state, createdAt, attempts, lastAttemptAt, status, answer };
}
