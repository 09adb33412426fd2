import { and, eq, inArray, isNull, ne, or, sql, type SQLWrapper } from "drizzle-orm";

import { dateInZone } from "#contracts/core/dates.ts";
import { assessSubject } from "#contracts/rules/trust.ts";
import { UNKNOWN_COUNTRY } from "#contracts/rules/types.ts";
import { type Connection, openDb } from "#db/client.ts";
import { removedThings, stepTasks, workspaces } from "#db/schema.ts";
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
import { endIfThrough } from "#worker/domains/tasks/end-journey.ts";
import { runQueries, toRun } from "#worker/domains/tasks/journey-run.ts";
import { holdsNothing, removal } from "#worker/domains/tasks/remove-task.ts";
import { returned } from "#worker/domains/tasks/restore-task.ts";

import { giveDueDate, letGo, rememberGiven } from "./internal/link-task.ts";
import { stepTaskQueries } from "./internal/step-drafts.ts";
import { followUps, type FollowUp } from "./internal/step-follow.ts";

/** Each look ends or opens one task, and what hangs on that may be another look's. */
const LOOKS_MAX = 20;

/** What went from this journey since the rules asked for it no longer. */
const isWithdrawn = (workspaceId: number | SQLWrapper) =>
  and(
    eq(removedThings.workspaceId, workspaceId),
    eq(removedThings.kind, "task"),
    isNull(removedThings.removedById),
  );

/** True in SQL of a journey that has tasks of steps, or had some that would come back. */
export const hasStepTasks = or(
  sql`exists (select 1 from ${stepTasks} where ${stepTasks.workspaceId} = ${workspaces.id})`,
  sql`exists (select 1 from ${removedThings} where ${isWithdrawn(workspaces.id)})`,
);

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
      .select({ id: workspaces.id })
      .from(workspaces)
      .where(
        and(
          sql`${workspaces.petId} in ${petsOf}`,
          hasStepTasks,
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
  const [journeys, entries, airports, reviews, made, , [found], rows, empty, kept] = await reader.batch([
    ...knownFacts(reader, workspaceId),
    ...stepTaskQueries(reader, workspaceId),
    ...runQueries(reader, workspaceId),
    reader
      .select({ id: stepTasks.taskId })
      .from(stepTasks)
      .where(and(eq(stepTasks.workspaceId, workspaceId), holdsNothing(stepTasks.taskId))),
    reader.select().from(removedThings).where(isWithdrawn(workspaceId)),
  ]);
  const known = factsFrom([journeys, entries, airports, reviews], by.now);
  if (!known || made.length + kept.length === 0) return null;
  const run = toRun(found, rows);
  const { steps } = assessSubject(known.facts, by.today);
  const untouched = new Set(empty.map(({ id }) => id));
  const { origin, destination } = known.facts.journey;
  const isRouteKnown = origin !== UNKNOWN_COUNTRY && destination !== UNKNOWN_COUNTRY;
  const [next] = followUps({ isRouteKnown, steps, made, run, untouched, kept });
  if (!next) return null;
  try {
    return await withPatience(async () => {
      const db = openDb(connection, "write");
      const statements: [Statement, ...Statement[]] = [
        db.select({ id: workspaces.id }).from(workspaces).where(eq(workspaces.id, workspaceId)),
        ...statementsOf(next),
      ];
      return newsIn(statements, await db.batch(statements));

      function statementsOf(what: FollowUp): Statement[] {
        const { workspace } = run;
        if (what.do === "bring back") return returned(by, db, { ...what, workspace, isOfRules: true });
        const { task } = what;
        const isOfTask = and(eq(stepTasks.workspaceId, workspaceId), eq(stepTasks.taskId, task.id));
        switch (what.do) {
          case "move":
            return [
              ...giveDueDate(by, db, task, { ...what, dueMovedFrom: task.dueDate }),
              rememberGiven(db, task, what.dueDate),
            ];
          case "let go":
            return letGo(by, db, task, what);
          case "withdraw":
            return [...removal(by, db, task, what.text), ...endIfThrough(by, db, workspace)];
          case "forget":
            return [db.update(stepTasks).set({ closedAt: null }).where(isOfTask)];
          case "close":
            return [
              ...advanceByPortal(by, db, {
                task,
                workspace,
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
                workspace,
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
