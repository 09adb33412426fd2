import { eq } from "drizzle-orm";

import type { Delivery } from "#contracts/webhooks/shapes.ts";
import { webhookDeliveries, webhooks } from "#db/schema.ts";
import { type Act, answerOf } from "#worker/core/act.ts";
import { Fault } from "#worker/core/fault.ts";
import { record } from "#worker/core/record.ts";

import { testPayloadOf } from "./internal/payload.ts";
import { toDelivery } from "./internal/rows.ts";
import { tellOnce } from "./internal/tell-once.ts";

/** Sent once and at once, to a paused one too; what was answered stands in the log. @throws Fault `not_found`. */
export async function testWebhook(act: Act, { webhookId }: { webhookId: number }): Promise<Delivery> {
  const [[webhook]] = await act.read((db) => [db.select().from(webhooks).where(eq(webhooks.id, webhookId))]);
  if (!webhook) throw new Fault("not_found");
  const messageId = `msg_${crypto.randomUUID().replaceAll("-", "")}`;
  const body = testPayloadOf(webhook, act.now);
  const { isTaken, status, answer } = await tellOnce(act.circumstances, webhook, { id: messageId, body });
  const results = await act.write((db) => [
    record(act, db, { kind: "webhook.tested", subject: webhook.name, data: { after: { status } } }),
    db
      .insert(webhookDeliveries)
      .values({
        webhookId,
        kind: "test",
        messageId,
        createdAt: act.now,
        attempts: 1,
        lastAttemptAt: act.now,
        status,
        answer,
        ...(isTaken ? { deliveredAt: act.now } : { failedAt: act.now }),
      })
      .returning(),
  ]);
  const [delivery] = answerOf(results);
  if (!delivery) throw new Fault("not_found");
  return toDelivery(delivery);
}
