import { sql } from "drizzle-orm";
import { Hono } from "hono";

import { SECOND_MS } from "#contracts/core/durations.ts";
import { CLOCK_LATE_AFTER_MS, MAIL_LATE_AFTER_MS } from "#contracts/duties/terms.ts";
import { openDb } from "#db/client.ts";
import { connectionOf, type Env } from "#worker/core/env.ts";
import { describe, log } from "#worker/core/log.ts";
import { clockSince } from "#worker/domains/duties/clock-since.ts";
import { mailWayOf } from "#worker/ports/mail/mailer-of.ts";

/** Whoever watches asks every minute or so and waits no longer than this for an answer. */
const LIMIT_MS = 3 * SECOND_MS;
/** For so long an answer serves everybody who asks; they are strangers, and each costs the database a trip. */
const KEPT_MS = 5 * SECOND_MS;

/** `off` is what nobody has set up. */
type Part = "ok" | "failed" | "late" | "off" | "unknown";
export type Health = Readonly<Record<"database" | "files" | "clock" | "mail", Part>>;

export const isWell = (part: Part): boolean => part === "ok" || part === "off";

const seen = new WeakMap<Env, { at: number; health: Health }>();

/**
 * `GET /health`: 200 where everything answers and keeps time, else 503. `GET /version`: what was deployed and when, as the
 * platform says it, null on a machine of one's own; it asks nobody, and says that the Worker itself is there.
 */
export const healthDoors = new Hono<{ Bindings: Env }>()
  .get("/health", (c) => healthAnswer(c.env, null))
  .get("/version", (c) => {
    const { id = null, timestamp = null } = c.env.DEPLOYMENT ?? {};
    return c.json({ deployment: id, deployedAt: timestamp });
  });

/** @param refusal what is wrong with the settings, where the portal stays closed for it */
export async function healthAnswer(env: Env, refusal: string | null): Promise<Response> {
  const health = await healthOf(env, Date.now());
  const settings = refusal === null ? { settings: "ok" } : { settings: "failed", why: refusal };
  const ok = refusal === null && Object.values(health).every(isWell);
  return Response.json(
    { ok, ...settings, ...health },
    { status: ok ? 200 : 503, headers: { "cache-control": "no-store" } },
  );
}

export async function healthOf(env: Env, now: number): Promise<Health> {
  const last = seen.get(env);
  if (last && now - last.at < KEPT_MS && now >= last.at) return last.health;
  const [times, files] = await Promise.all([
    within(() => timesOf(env)),
    within(() => env.FILES.head("health").then(() => true)),
  ]);
  const health: Health = {
    database: times === null ? "failed" : "ok",
    files: files === null ? "failed" : "ok",
    clock: times === null ? "unknown" : now - times.clock > CLOCK_LATE_AFTER_MS ? "late" : "ok",
    mail: mailWayOf(env) === null ? "off" : times === null ? "unknown" : mailOf(times, now),
  };
  seen.set(env, { at: now, health });
  return health;
}

const mailOf = ({ mail, isLineDown }: Times, now: number): Part =>
  isLineDown ? "failed" : now - mail > MAIL_LATE_AFTER_MS ? "late" : "ok";

type Times = { clock: number; mail: number; isLineDown: boolean };

/** Since when the clock has not come by, and when the oldest mail that waits was to go. Infinity where there is none. */
async function timesOf(env: Env): Promise<Times> {
  const db = openDb(connectionOf(env), "read");
  const found = await db.get<{ clock: number | null; mail: number | null; down: number }>(
    sql`select ${clockSince} as clock, (select min(next_attempt_at) from outbox where sent_at is null and failed_at is null) as mail, exists (select 1 from duties where name = 'sendWaitingMail' and failure is not null) as down`,
  );
  const { clock, mail, down } = found;
  return {
    clock: clock ?? Number.POSITIVE_INFINITY,
    mail: mail ?? Number.POSITIVE_INFINITY,
    isLineDown: down === 1,
  };
}

/** Null where it fails, or does not answer in time. */
async function within<T>(begin: () => Promise<T>): Promise<T | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), LIMIT_MS);
  });
  try {
    return await Promise.race([begin(), late]);
  } catch (error) {
    log({ event: "health", error: describe(error) });
    return null;
  } finally {
    clearTimeout(timer);
  }
}
