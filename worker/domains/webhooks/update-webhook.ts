import { eq, sql } from "drizzle-orm";

import { type Webhook, WEBHOOK_EVENTS, type WebhookPatch } from "#contracts/webhooks/shapes.ts";
import { webhookKinds, webhooks } from "#db/schema.ts";
import { type Act, answerOf } from "#worker/core/act.ts";
import { changedOf } from "#worker/core/changed.ts";
import { Fault } from "#worker/core/fault.ts";
import { telling } from "#worker/core/news.ts";
import { record } from "#worker/core/record.ts";
import { onlyIf } from "#worker/core/writing.ts";

import { kindsOf } from "./create-webhook.ts";
import { hasWaiting } from "./deliver-waiting.ts";
import { toWebhook, webhookQuery } from "./internal/rows.ts";

/**
 * What it is called and told; paused, what happens meanwhile waits and goes out when it goes on.
 * @throws Fault `not_found`; `stale_version`.
 */
export async function updateWebhook(
  act: Act,
  { webhookId, version, name, events, isPaused }: WebhookPatch,
): Promise<Webhook> {
  const isIt = eq(webhooks.id, webhookId);
  const [[before]] = await act.read((db) => [webhookQuery(db, isIt)]);
  if (!before) throw new Fault("not_found");
  const { webhook } = before;
  const now = { name: webhook.name, events: toWebhook(before).events, isPaused: webhook.pausedAt !== null };
  const changes = changedOf(now, {
    name,
    events: events && WEBHOOK_EVENTS.filter((event) => events.includes(event)),
    isPaused,
  });
  if (changes.isNothing && webhook.version === version) return toWebhook(before);
  const isResumed = isPaused === false && webhook.pausedAt !== null;
  const pause =
    isPaused === true && webhook.pausedAt === null
      ? { pausedAt: act.now, pauseReason: "person" as const }
      : isResumed
        ? {
            pausedAt: null,
            pauseReason: null,
            nextAttemptAt: sql<Date>`iif(${hasWaiting(webhookId)}, ${act.now.getTime()}, null)`,
          }
        : {};
  const results = await act.write((db) => [
    onlyIf(db, sql`exists (select 1 from webhooks where id = ${webhookId} and version = ${version})`),
    telling(
      db
        .update(webhooks)
        .set({ ...(name !== undefined && { name }), ...pause, version: version + 1 })
        .where(isIt),
      () => (isResumed ? [{ hooks: true }] : []),
    ),
    ...(events === undefined
      ? []
      : [
          db.delete(webhookKinds).where(eq(webhookKinds.webhookId, webhookId)),
          db.run(
            sql`insert into webhook_kinds (kind, webhook_id) select value, ${webhookId} from json_each(${kindsOf(events)})`,
          ),
        ]),
    record(act, db, {
      kind: "webhook.updated",
      subject: name ?? webhook.name,
      data: { before: changes.before, after: changes.after },
    }),
    webhookQuery(db, isIt),
  ]);
  const [found] = answerOf(results);
  if (!found) throw new Fault("not_found");
  return toWebhook(found);
}
