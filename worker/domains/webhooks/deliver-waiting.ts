import { and, asc, eq, isNull, lt, lte, type SQL, sql } from "drizzle-orm";

import { DAY_MS, MINUTE_MS } from "#contracts/core/durations.ts";
import { DELIVERIES_KEPT_DAYS } from "#contracts/webhooks/terms.ts";
import { type Db, openDb } from "#db/client.ts";
import { activity, webhookDeliveries, webhooks } from "#db/schema.ts";
import { type DutyReport, WELL } from "#worker/core/duty-report.ts";
import { connectionOf, type Env } from "#worker/core/env.ts";
import { describe, log } from "#worker/core/log.ts";
import { newsIn } from "#worker/core/news.ts";
import { publish } from "#worker/core/publish.ts";
import { record } from "#worker/core/record.ts";
import { vaultOf } from "#worker/core/vault.ts";
import { notifyEach } from "#worker/domains/notifications/notify.ts";
import { webhookSender } from "#worker/ports/webhooks/webhook-sender.ts";

import { payloadOf } from "./internal/payload.ts";
import { eventOf } from "./internal/rows.ts";
import { tellOnce } from "./internal/tell-once.ts";

/** How long after each failed attempt the next one waits; after the last of them the webhook is paused. */
const WAITS_MS = [1, 5, 30, 120, 300, 600].map((minutes) => minutes * MINUTE_MS);
/** Longer than a run can take: one that died in the middle leaves the rest to a later one. */
const CLAIM_MS = 2 * MINUTE_MS;
/** A run begins no attempt after this, since the platform ends it soon after the answer. */
const RUN_MS = 15_000;
const WEBHOOKS_A_RUN = 20;
const DELIVERIES_A_READ = 20;

type Webhook = typeof webhooks.$inferSelect;
type Waiting = { delivery: typeof webhookDeliveries.$inferSelect; entry: typeof activity.$inferSelect };
type Run = { env: Env; db: Db; now: Date; until: number };

/**
 * Tells the outside systems what waits for them, each in the order in which it happened: while one thing is not taken,
 * what came later waits behind it. At least once: a run that dies after an answer and before writing it down sends again,
 * with the same id. Two runs at once do not tell the same system.
 */
export async function deliverWaiting(env: Env, now: Date): Promise<DutyReport> {
  const db = openDb(connectionOf(env), "write");
  const due = await db
    .select()
    .from(webhooks)
    .where(and(isDue, lte(webhooks.nextAttemptAt, now)))
    .orderBy(asc(webhooks.nextAttemptAt))
    .limit(WEBHOOKS_A_RUN);
  const until = Date.now() + RUN_MS;
  const ends = await Promise.all(due.map((webhook) => deliverTo({ env, db, now, until }, webhook)));
  return { ...WELL, leftOut: ends.filter((why) => why !== null) };
}

// Written out, so that the partial indexes for what waits are found.
const isDue = sql`${webhooks.nextAttemptAt} is not null and ${webhooks.pausedAt} is null`;
const isWaiting = sql`${webhookDeliveries.deliveredAt} is null and ${webhookDeliveries.failedAt} is null`;

/** True in SQL where something waits for a webhook. */
export const hasWaiting = (webhookId: number): SQL =>
  sql`exists (select 1 from webhook_deliveries d where d.webhook_id = ${webhookId} and d.delivered_at is null and d.failed_at is null)`;

/** What is too old to be of use, waiting or not. */
export async function clearOldDeliveries(env: Env, now: Date): Promise<void> {
  const db = openDb(connectionOf(env), "write");
  const before = new Date(now.getTime() - DELIVERIES_KEPT_DAYS * DAY_MS);
  await db.delete(webhookDeliveries).where(lt(webhookDeliveries.createdAt, before));
}

/** @returns why it could not be told at all; null where it was, or said itself that it takes nothing. */
async function deliverTo(run: Run, webhook: Webhook): Promise<string | null> {
  try {
    if (!(await claim(run, webhook))) return null;
    while (Date.now() < run.until) {
      const waiting = await read(run.db, webhook.id);
      for (const one of waiting) {
        if (Date.now() >= run.until) break;
        if (!(await deliver(run, webhook, one))) return null;
      }
      if (waiting.length < DELIVERIES_A_READ) break;
    }
    await run.db
      .update(webhooks)
      .set({ nextAttemptAt: sql`iif(${hasWaiting(webhook.id)}, ${run.now.getTime()}, null)` })
      .where(eq(webhooks.id, webhook.id));
    return null;
  } catch (error) {
    // One that cannot be told does not keep the others from it; the claim runs out.
    log({ event: "webhook not told", path: `webhooks/${webhook.id}`, error: describe(error) });
    return `Connected system ${webhook.id}: ${describe(error)}`;
  }
}

/** Takes a webhook for this run, by the time it was read with. */
async function claim({ db, now }: Run, { id, nextAttemptAt }: Webhook): Promise<boolean> {
  const claimed = await db
    .update(webhooks)
    .set({ nextAttemptAt: new Date(now.getTime() + CLAIM_MS) })
    .where(
      and(
        eq(webhooks.id, id),
        isNull(webhooks.pausedAt),
        sql`${webhooks.nextAttemptAt} = ${nextAttemptAt?.getTime() ?? 0}`,
      ),
    )
    .returning({ id: webhooks.id });
  return claimed.length === 1;
}

function read(db: Db, webhookId: number): Promise<Waiting[]> {
  return db
    .select({ delivery: webhookDeliveries, entry: activity })
    .from(webhookDeliveries)
    .innerJoin(activity, eq(activity.id, webhookDeliveries.activityId))
    .where(and(eq(webhookDeliveries.webhookId, webhookId), isWaiting))
    .orderBy(asc(webhookDeliveries.id))
    .limit(DELIVERIES_A_READ);
}

/** @returns whether the next one may be told: this one was taken, and nobody has paused or removed the webhook meanwhile. */
async function deliver(
  { env, db, now }: Run,
  webhook: Webhook,
  { delivery, entry }: Waiting,
): Promise<boolean> {
  const event = eventOf(delivery.kind);
  if (event === "test") return true;
  const parts = { vault: vaultOf(env.SESSION_SECRET), webhooks: webhookSender(env) };
  const message = { id: delivery.messageId, body: payloadOf(event, entry) };
  const { isTaken, isGone, status, answer } = await tellOnce(parts, webhook, message);
  const isIt = eq(webhookDeliveries.id, delivery.id);
  const attempt = { attempts: delivery.attempts + 1, lastAttemptAt: now, status, answer };
  if (isTaken) {
    const [, [kept]] = await db.batch([
      db
        .update(webhookDeliveries)
        .set({ ...attempt, deliveredAt: now })
        .where(isIt),
      db
        .update(webhooks)
        .set({ lastDeliveredAt: now })
        .where(eq(webhooks.id, webhook.id))
        .returning({ pausedAt: webhooks.pausedAt }),
    ]);
    return kept?.pausedAt === null;
  }
  const wait = isGone ? undefined : WAITS_MS[delivery.attempts];
  if (wait === undefined) {
    await giveUp(env, db, now, webhook, { ...attempt, deliveryId: delivery.id });
  } else {
    await db.batch([
      db.update(webhookDeliveries).set(attempt).where(isIt),
      db
        .update(webhooks)
        .set({ nextAttemptAt: new Date(now.getTime() + wait) })
        .where(eq(webhooks.id, webhook.id)),
    ]);
  }
  return false;
}

type LastAttempt = { deliveryId: number; attempts: number; status: number | null; answer: string };

/** Pauses a webhook that does not take what it is told, and says so to the administrators. */
async function giveUp(
  env: Env,
  db: Db,
  now: Date,
  webhook: Webhook,
  { deliveryId, ...attempt }: LastAttempt,
): Promise<void> {
  const by = { now, circumstances: { claims: null, reference: "schedule", ip: null } };
  const said = attempt.status === null ? attempt.answer : `It answered ${attempt.status}.`;
  const statements = [
    db
      .update(webhookDeliveries)
      .set({ ...attempt, lastAttemptAt: now, failedAt: now })
      .where(eq(webhookDeliveries.id, deliveryId)),
    db
      .update(webhooks)
      .set({
        pausedAt: now,
        pauseReason: "failures",
        nextAttemptAt: null,
        version: sql`${webhooks.version} + 1`,
      })
      .where(eq(webhooks.id, webhook.id)),
    record(by, db, {
      kind: "webhook.paused",
      subject: webhook.name,
      data: { after: { status: attempt.status } },
    }),
    notifyEach(db, {
      title: "A connected system is paused",
      message: `“${webhook.name}” did not take what it was told. ${said} What happens meanwhile waits until it goes on.`,
      type: "error",
      category: "system",
      kind: "stuck",
      actionUrl: "/admin?section=connectors",
      at: now,
      from: sql`users where users.role = 'admin'`,
    }),
  ] as const;
  await publish(env, newsIn(statements, await db.batch(statements)));
}
