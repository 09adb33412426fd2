import { and, inArray, isNotNull, sql } from "drizzle-orm";

import { DAY_MS } from "#contracts/core/durations.ts";
import { type Duty, FAILURE_MAX } from "#contracts/duties/terms.ts";
import { openDb } from "#db/client.ts";
import { duties } from "#db/schema.ts";
import type { DutyReport } from "#worker/core/duty-report.ts";
import { connectionOf, type Env } from "#worker/core/env.ts";
import { newsIn } from "#worker/core/news.ts";
import { publish } from "#worker/core/publish.ts";
import { withPatience } from "#worker/core/writing.ts";
import { notifyEach } from "#worker/domains/notifications/notify.ts";

export type Outcome = DutyReport & { readonly name: Duty };

/** One that comes and goes is told at most so often. */
const TOLD_AGAIN_AFTER_MS = DAY_MS;

/** Writes down what a run of the clock came to. Of a duty that has begun to fail administrators are told once. */
export async function keepOutcomes(env: Env, now: Date, outcomes: readonly Outcome[]): Promise<void> {
  const connection = connectionOf(env);
  const failed = outcomes.filter(({ failure }) => failure !== null).map(({ name }) => name);
  const told = await withPatience(async () => {
    const db = openDb(connection, "write");
    const untold = and(
      inArray(duties.name, failed),
      isNotNull(duties.failingSince),
      sql`(${duties.toldAt} is null or (${duties.toldAt} < ${duties.failingSince} and ${duties.toldAt} < ${now.getTime() - TOLD_AGAIN_AFTER_MS}))`,
    );
    const statements = [
      db
        .insert(duties)
        .values(
          outcomes.map(({ name, failure }) => ({
            name,
            lastRunAt: now,
            lastDoneAt: failure === null ? now : null,
            failingSince: failure === null ? null : now,
            failure: failure?.slice(0, FAILURE_MAX) ?? null,
          })),
        )
        .onConflictDoUpdate({
          target: duties.name,
          set: {
            lastRunAt: sql`excluded.last_run_at`,
            lastDoneAt: sql`coalesce(excluded.last_done_at, ${duties.lastDoneAt})`,
            failingSince: sql`case when excluded.failure is null then null else coalesce(${duties.failingSince}, excluded.failing_since) end`,
            failure: sql`excluded.failure`,
          },
        }),
      notifyEach(db, {
        type: "error",
        title: "Something that happens by itself has failed",
        message: "The Admin Center says what it is, since when, and why. It is tried again at the next run.",
        category: "system",
        kind: "stuck",
        actionUrl: "/admin?section=what-runs-by-itself",
        at: now,
        from: sql`users where users.role = 'admin' and exists (select 1 from duties where ${untold})`,
      }),
      db.update(duties).set({ toldAt: now }).where(untold),
    ] as const;
    return newsIn(statements, await db.batch(statements));
  });
  await publish(env, told);
}
