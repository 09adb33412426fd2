import { eq } from "drizzle-orm";
import type * as z from "zod";

import type { journeyRuleRoutes } from "#contracts/journeys/rules-routes.ts";
import type { Db } from "#db/client.ts";
import { workspaces } from "#db/schema.ts";
import { allowWorkspace, type TaskRow } from "#worker/core/access.ts";
import type { Act } from "#worker/core/act.ts";
import { Fault } from "#worker/core/fault.ts";
import type { Statement } from "#worker/core/writing.ts";
import { endIfThrough } from "#worker/domains/tasks/end-journey.ts";
import { removal } from "#worker/domains/tasks/remove-task.ts";

import { letGo } from "./internal/link-task.ts";
import { type StepTaskRow, stepTaskQueries } from "./internal/step-drafts.ts";

type Draft = z.output<typeof journeyRuleRoutes.undoStepTasks.input>;

/**
 * Takes back what was just made of steps: new tasks go, and to-dos that were there are due as they were. All of it or
 * nothing; what was taken back already is left out.
 * @throws Fault `stale_version` where somebody has changed one of the tasks, or put something into it, since.
 */
export async function undoStepTasks(
  act: Act,
  { workspaceId, tasks: made }: Draft,
): Promise<{ undone: number }> {
  const { workspace, also } = await allowWorkspace(act, workspaceId, "edit", (db) =>
    stepTaskQueries(db, workspaceId),
  );
  const [links, rows] = also;
  const going = links.filter(({ stepId, taskId }) =>
    made.some((one) => one.stepId === stepId && one.taskId === taskId),
  );
  if (going.length === 0) return { undone: 0 };
  const concerned = rows.filter(({ id }) => going.some(({ taskId }) => taskId === id));
  for (const { id, title, version } of concerned)
    if (made.some((one) => one.taskId === id && one.version !== version))
      throw new Fault("stale_version", `Somebody has changed “${title}” since.`);
  await act.write((db) => [
    db.select({ id: workspaces.id }).from(workspaces).where(eq(workspaces.id, workspaceId)),
    ...concerned.flatMap((task) => takeBack(act, db, task, going)),
    ...endIfThrough(act, db, workspace),
  ]);
  return { undone: going.length };
}

function takeBack(act: Act, db: Db, task: TaskRow, going: readonly StepTaskRow[]): Statement[] {
  const own = going.filter(({ taskId }) => taskId === task.id);
  const before = own[0]?.dueBefore ?? null;
  if (before === null) return removal(act, db, task);
  return letGo(act, db, task, {
    gone: own,
    due: before,
    text: "No longer asked by the rules: taken back",
  });
}
