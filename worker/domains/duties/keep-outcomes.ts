import { and, inArray, isNotNull, type SQL, sql } from "drizzle-orm";

import { DAY_MS } from "#contracts/core/durations.ts";
import { DUTY_NAMES } from "#contracts/duties/names.ts";
import { type Duty, FAILURE_MAX } from "#contracts/duties/terms.ts";
import { type Db, openDb } from "#db/client.ts";
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

/**
 * Writes down what a run of the clock came to. Of a duty that has begun to fail administrators are told once, and once
 * more when it goes well again.
 */
export async function keepOutcomes(env: Env, now: Date, outcomes: readonly Outcome[]): Promise<void> {
  const connection = connectionOf(env);
  const failed = outcomes.filter(({ failure }) => failure !== null).map(({ name }) => name);
  const wentWell = outcomes.filter(({ failure }) => failure === null).map(({ name }) => name);
  const told = await withPatience(async () => {
    const db = openDb(connection, "write");
    const untold = and(
      inArray(duties.name, failed),
      isNotNull(duties.failingSince),
      sql`(${duties.toldAt} is null or (${duties.toldAt} < ${duties.failingSince} and ${duties.toldAt} < ${now.getTime() - TOLD_AGAIN_AFTER_MS}))`,
    );
    const isWellAgain = and(
      inArray(duties.name, wentWell),
      isNotNull(duties.failingSince),
      sql`${duties.toldAt} >= ${duties.failingSince}`,
    );
    const statements = [
      // Before it is written down that it is well.
      tell(db, now, {
        of: isWellAgain,
        type: "success",
        title: "What happens by itself goes well again",
        message: sql`${namesOf(isWellAgain)} || '.'`,
      }),
      db
        .insert(duties)
        .values(outcomes.map((outcome) => rowOf(outcome, now)))
        .onConflictDoUpdate({
          target: duties.name,
          set: {
            lastRunAt: sql`excluded.last_run_at`,
            lastDoneAt: sql`coalesce(excluded.last_done_at, ${duties.lastDoneAt})`,
            failingSince: sql`case when excluded.failure is null then null else coalesce(${duties.failingSince}, excluded.failing_since) end`,
            failure: sql`excluded.failure`,
            leftOut: sql`iif(excluded.left_out > 0, excluded.left_out, ${duties.leftOut})`,
            leftOutWhy: sql`coalesce(excluded.left_out_why, ${duties.leftOutWhy})`,
            leftOutAt: sql`coalesce(excluded.left_out_at, ${duties.leftOutAt})`,
          },
        }),
      tell(db, now, {
        of: untold,
        type: "error",
        title: "Something that happens by itself has failed",
        message: sql`${namesOf(untold)} || '. The Admin Center says since when, and why. It is tried again at the next run.'`,
      }),
      db.update(duties).set({ toldAt: now }).where(untold),
    ] as const;
    return newsIn(statements, await db.batch(statements));
  });
  await publish(env, told);
}

function rowOf({ name, failure, leftOut }: Outcome, now: Date): typeof duties.$inferInsert {
  const [why] = leftOut;
  return {
    name,
    lastRunAt: now,
    lastDoneAt: failure === null ? now : null,
    failingSince: failure === null ? null : now,
    failure: failure?.slice(0, FAILURE_MAX) ?? null,
    leftOut: leftOut.length,
    leftOutWhy: why?.slice(0, FAILURE_MAX) ?? null,
    leftOutAt: why === undefined ? null : now,
  };
}

type News = { of: SQL | undefined; type: "error" | "success"; title: string; message: SQL };

/** Tells every administrator, where there is such a duty. */
function tell(db: Db, at: Date, { of, ...news }: News) {
  return notifyEach(db, {
    ...news,
    category: "system",
    kind: "stuck",
    actionUrl: "/admin?section=what-runs-by-itself",
    at,
    from: sql`users where users.role = 'admin' and exists (select 1 from duties where ${of})`,
  });
}

/** As the Admin Center calls them. */
const namesOf = (of: SQL | undefined): SQL =>
  sql`(select group_concat(json_extract(${JSON.stringify(DUTY_NAMES)}, '$.' || name), ', ') from duties where ${of})`;
