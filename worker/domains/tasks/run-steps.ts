import { sql } from "drizzle-orm";

import { dateInZone } from "#contracts/core/dates.ts";
import { type Connection, openDb } from "#db/client.ts";
import type { Act } from "#worker/core/act.ts";
import { zoneOf } from "#worker/core/configuration.ts";
import { type DutyReport, WELL } from "#worker/core/duty-report.ts";
import { connectionOf, type Env } from "#worker/core/env.ts";
import { describe, log } from "#worker/core/log.ts";
import { type News, newsIn } from "#worker/core/news.ts";
import { publish } from "#worker/core/publish.ts";
import type { By } from "#worker/core/record.ts";
import { isCalledOff, withPatience, type Statement } from "#worker/core/writing.ts";

import { endIfThrough } from "./end-journey.ts";
import { effectsOf } from "./internal/effects.ts";
import { advanced, runQueries, toRun } from "./journey-run.ts";
import { runOn } from "./run-guard.ts";

/** A run that finds more leaves it to the next one. */
const JOURNEYS_A_RUN = 200;

/**
 * Goes on with what waited for a day. Each journey is one batch: where a run dies, nothing of a journey has happened or
 * all of it has, and the next run finds what is left. Of two at once the second finds the journey moved on and leaves it.
 */
export async function runSteps(env: Env, now: Date): Promise<DutyReport> {
  const today = dateInZone(now, zoneOf(env));
  const connection = connectionOf(env);
  const by: By = { now, today, circumstances: { claims: null, reference: "schedule", ip: null } };
  // The index over what waits leads the search, however many journeys wait for a later day.
  const due = await openDb(connection, "read").all<{ id: number }>(
    sql`select distinct t.workspace_id as id from tasks t join workspaces w on w.id = t.workspace_id where t.wake_on is not null and t.wake_on <= ${today} and w.archived_at is null limit ${JOURNEYS_A_RUN}`,
  );
  const leftOut: string[] = [];
  for (const { id } of due) {
    try {
      await publish(env, await goOn(connection, by, id));
    } catch (error) {
      log({ event: "steps not run", path: `workspaces/${id}`, error: describe(error) });
      leftOut.push(`Journey ${id}: ${describe(error)}`);
    }
  }
  return { ...WELL, leftOut };
}

/** Goes on with one journey after the answer; what does not happen now, the schedule does. */
export function goOnSoon(act: Act, workspaceId: number): void {
  const { now, today, circumstances } = act;
  const { reference, connection, afterwards } = circumstances;
  const by: By = { now, today, circumstances: { claims: null, reference, ip: null } };
  afterwards(
    goOn(connection, by, workspaceId)
      .then((news) => circumstances.publish(news))
      .catch((error: unknown) => log({ event: "steps not run", reference, error: describe(error) })),
  );
}

/** @returns what has changed, to be told. */
async function goOn(connection: Connection, by: By, workspaceId: number): Promise<News[]> {
  const reader = openDb(connection, "read");
  const [[found], rows] = await reader.batch(runQueries(reader, workspaceId));
  const run = toRun(found, rows);
  const effects = advanced(run, { type: "dayBegins" }, by.today);
  if (effects.length === 0) return [];
  try {
    return await withPatience(async () => {
      const db = openDb(connection, "write");
      const statements: [Statement, ...Statement[]] = [
        ...runOn(db, run),
        ...effectsOf(by, db, run, effects),
        ...endIfThrough(by, db, run.workspace),
      ];
      return newsIn(statements, await db.batch(statements));
    });
  } catch (error) {
    if (isCalledOff(error)) return [];
    throw error;
  }
}
