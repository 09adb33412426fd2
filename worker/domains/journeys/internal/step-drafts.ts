import { asc, eq } from "drizzle-orm";

import { samePaper } from "#contracts/journeys/same-paper.ts";
import type { StepDraft } from "#contracts/journeys/step-tasks-shapes.ts";
import { isForSomebody } from "#contracts/rules/open-step.ts";
import type { Step } from "#contracts/rules/types.ts";
import type { Db } from "#db/client.ts";
import { stepTasks, tasks } from "#db/schema.ts";
import type { TaskRow } from "#worker/core/access.ts";
import { sha256 } from "#worker/core/session.ts";

import { roleOf } from "./step-task.ts";

export type StepTaskRow = typeof stepTasks.$inferSelect;

/** The tasks of a journey, and which of them are those of steps. */
export function stepTaskQueries(db: Db, workspaceId: number) {
  return [
    db.select().from(stepTasks).where(eq(stepTasks.workspaceId, workspaceId)),
    db.select().from(tasks).where(eq(tasks.workspaceId, workspaceId)).orderBy(asc(tasks.position)),
  ] as const;
}

/** The steps that somebody has to do and that are no tasks yet, each with the to-dos that may mean its paper, done ones too. */
export function draftsOf(
  steps: readonly Step[],
  made: readonly StepTaskRow[],
  rows: readonly TaskRow[],
): StepDraft[] {
  const known = new Set(made.map(({ stepId }) => stepId));
  const todos = rows.filter(({ isAutomatic }) => !isAutomatic);
  return steps
    .filter((step) => isForSomebody(step) && !known.has(step.id))
    .map((step) => ({
      stepId: step.id,
      title: step.title,
      doer: step.doer,
      assignedRole: roleOf(step.doer),
      opensOn: step.window?.earliest ?? null,
      dueDate: step.window?.latest ?? null,
      same: todos.flatMap((task) => sameTask(step, task)),
    }));
}

/** Whether a task may mean the step's paper. */
export function sameTask(step: Step, task: TaskRow): StepDraft["same"] {
  const same = samePaper(step, {
    title: task.title,
    actionType: task.actionType,
    documentName: task.settings?.documentName ?? null,
    requiredPapers: task.requiredPapers ?? [],
  });
  const { id: taskId, title, dueDate, status } = task;
  const isDone = status === "completed";
  // What is done while the step is open may have been for another dose or sample: a person says so.
  return same ? [{ taskId, title, dueDate, isSure: same === "sure" && !isDone, isDone }] : [];
}

/** Another text as soon as anything of the drafts is another. */
export const seenOf = (drafts: readonly StepDraft[]): Promise<string> => sha256(JSON.stringify(drafts));

/** The day by which a task of these steps has to be done: the first of their windows that closes. */
export function dueOf(steps: readonly Step[]): string | null {
  return steps
    .flatMap(({ window }) => window?.latest ?? [])
    .reduce<string | null>((first, day) => (first === null || day < first ? day : first), null);
}
