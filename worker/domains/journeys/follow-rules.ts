import { and, eq, inArray, isNull, ne, sql } from "drizzle-orm";

import { dateInZone } from "#contracts/core/dates.ts";
import { assessSubject } from "#contracts/rules/trust.ts";
import { type Connection, openDb } from "#db/client.ts";
import { stepTasks, workspaces } from "#db/schema.ts";
import { zoneOf } from "#worker/core/configuration.ts";
import { connectionOf, type Env } from "#worker/core/env.ts";
import { CalledOff } from "#worker/core/fault.ts";
import { describe, log } from "#worker/core/log.ts";
import { type News, newsIn } from "#worker/core/news.ts";
import { publish } from "#worker/core/publish.ts";
import type { By } from "#worker/core/record.ts";
import { isCalledOff, lookAgain, type Statement, withPatience } from "#worker/core/writing.ts";
import { factsFrom, knownFacts } from "#worker/domains/health/known-facts.ts";
import { advanceByPortal } from "#worker/domains/tasks/advance-task.ts";
import { runQueries, toRun } from "#worker/domains/tasks/journey-run.ts";

import { giveDueDate, rememberGiven } from "./internal/link-task.ts";
import { stepTaskQueries } from "./internal/step-drafts.ts";
import { followUps, type FollowUp } from "./internal/step-follow.ts";

/** Each look ends or opens one task, and what hangs on that may be another look's. */
const LOOKS_MAX = 20;

/**
 * The tasks of steps follow what these journeys are judged on now, and those of other journeys of the same pets. What
 * fails is done at the next look of the clock.
 * @returns whether an outside system is to be told.
 */
export async function followRulesOf(env: Env, changed: readonly number[]): Promise<boolean> {
  if (changed.length === 0) return false;
  const connection = connectionOf(env);
  const now = new Date();
  let isHooked = false;
  try {
    const petsOf = sql`(select pet_id from workspaces where ${inArray(workspaces.id, [...changed])})`;
    const concerned = await openDb(connection, "read")
      .selectDistinct({ id: stepTasks.workspaceId })
      .from(stepTasks)
      .innerJoin(workspaces, eq(workspaces.id, stepTasks.workspaceId))
      .where(
        and(
          sql`${workspaces.petId} in ${petsOf}`,
          ne(workspaces.status, "completed"),
          isNull(workspaces.archivedAt),
        ),
      );
    for (const { id } of concerned) {
      const told = await followRules(connection, { now, today: dateInZone(now, zoneOf(env)) }, id);
      await publish(env, told);
      isHooked ||= told.some((one) => "hooks" in one);
    }
  } catch (error) {
    log({ event: "tasks did not follow the rules", error: describe(error) });
  }
  return isHooked;
}

/** The same of one journey. @returns what has changed, to be told. */
export async function followRules(
  connection: Connection,
  at: Pick<By, "now" | "today">,
  workspaceId: number,
): Promise<News[]> {
  const by: By = { ...at, circumstances: { claims: null, reference: "rules", ip: null } };
  const told: News[] = [];
  for (let look = 0; look < LOOKS_MAX; look++) {
    const news = await lookAgain(() => lookOnce(connection, by, workspaceId));
    if (!news) break;
    told.push(...news);
  }
  return told;
}

/** Null where nothing is left to do. */
async function lookOnce(connection: Connection, by: By, workspaceId: number): Promise<News[] | null> {
  const reader = openDb(connection, "read");
  const [journeys, entries, airports, reviews, made, , [found], rows] = await reader.batch([
    ...knownFacts(reader, workspaceId),
    ...stepTaskQueries(reader, workspaceId),
    ...runQueries(reader, workspaceId),
  ]);
  const known = factsFrom([journeys, entries, airports, reviews], by.now);
  if (!known || made.length === 0) return null;
  const run = toRun(found, rows);
  const { steps } = assessSubject(known.facts, by.today);
  const [next] = followUps({ steps, made, run });
  if (!next) return null;
  try {
    return await withPatience(async () => {
      const db = openDb(connection, "write");
      const statements: [Statement, ...Statement[]] = [
        db.select({ id: workspaces.id }).from(workspaces).where(eq(workspaces.id, workspaceId)),
        ...statementsOf(next),
      ];
      return newsIn(statements, await db.batch(statements));

      function statementsOf({ task, ...what }: FollowUp): Statement[] {
        const isOfTask = and(eq(stepTasks.workspaceId, workspaceId), eq(stepTasks.taskId, task.id));
        switch (what.do) {
          case "move":
            return [
              ...giveDueDate(by, db, task, { ...what, dueMovedFrom: task.dueDate }),
              rememberGiven(db, task, what.dueDate),
            ];
          case "forget":
            return [db.update(stepTasks).set({ closedAt: null }).where(isOfTask)];
          case "close":
            return [
              ...advanceByPortal(by, db, {
                task,
                workspace: run.workspace,
                run,
                event: { type: "complete" },
                reason: what.text,
              }),
              db.update(stepTasks).set({ closedAt: by.now }).where(isOfTask),
            ];
          case "reopen":
            return [
              ...advanceByPortal(by, db, {
                task,
                workspace: run.workspace,
                run,
                event: { type: "reopen" },
                reason: what.text,
              }),
              db.update(stepTasks).set({ closedAt: null }).where(isOfTask),
            ];
        }
      }
    });
  } catch (error) {
    throw isCalledOff(error) ? new CalledOff() : error;
  }
}
