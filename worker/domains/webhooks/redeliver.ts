import { eq, sql } from "drizzle-orm";

import type { Delivery } from "#contracts/webhooks/shapes.ts";
import { activity, webhookDeliveries, webhooks } from "#db/schema.ts";
import { type Act, answerOf } from "#worker/core/act.ts";
import { Fault } from "#worker/core/fault.ts";
import { record } from "#worker/core/record.ts";

import { payloadOf, testPayloadOf } from "./internal/payload.ts";
import { eventOf, toDelivery } from "./internal/rows.ts";
import { tellOnce } from "./internal/tell-once.ts";

/**
 * Tells it once more, with the id and the words of the first time. One that waits and is not taken goes on waiting.
 * @throws Fault `not_found`.
 */
export async function redeliver(act: Act, { deliveryId }: { deliveryId: number }): Promise<Delivery> {
  const isIt = eq(webhookDeliveries.id, deliveryId);
  const [[found]] = await act.read((db) => [
    db
      .select({ delivery: webhookDeliveries, webhook: webhooks, entry: activity })
      .from(webhookDeliveries)
      .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhookId))
      .leftJoin(activity, eq(activity.id, webhookDeliveries.activityId))
      .where(isIt),
  ]);
  if (!found) throw new Fault("not_found");
  const { delivery, webhook, entry } = found;
  const event = eventOf(delivery.kind);
  const body =
    event === "test" || !entry ? testPayloadOf(webhook, delivery.createdAt) : payloadOf(event, entry);
  const { isTaken, status, answer } = await tellOnce(act.circumstances, webhook, {
    id: delivery.messageId,
    body,
  });
  const isOpen = sql`${webhookDeliveries.deliveredAt} is null and ${webhookDeliveries.failedAt} is null`;
  const results = await act.write((db) => [
    record(act, db, {
      kind: "webhook.redelivered",
      subject: webhook.name,
      data: { after: { messageId: delivery.messageId, status } },
    }),
    ...(isTaken
      ? [db.update(webhooks).set({ lastDeliveredAt: act.now }).where(eq(webhooks.id, webhook.id))]
      : []),
    db
      .update(webhookDeliveries)
      .set({
        attempts: sql`${webhookDeliveries.attempts} + 1`,
        lastAttemptAt: act.now,
        status,
        answer,
        ...(isTaken
          ? { deliveredAt: act.now, failedAt: null }
          : { deliveredAt: null, failedAt: sql`iif(${isOpen}, null, ${act.now.getTime()})` }),
      })
      .where(isIt)
      .returning(),
  ]);
  const [again] = answerOf(results);
  if (!again) throw new Fault("not_found");
  return toDelivery(again);
}
