import { and, eq, inArray, sql } from "drizzle-orm";

import type { CalendarDate } from "#contracts/core/dates-shapes.ts";
import { nextTaskState } from "#contracts/tasks/states.ts";
import type { Db } from "#db/client.ts";
import { stepTasks, tasks } from "#db/schema.ts";
import type { TaskRow } from "#worker/core/access.ts";
import { type By, record } from "#worker/core/record.ts";
import type { Statement } from "#worker/core/writing.ts";
import { ifUnchanged } from "#worker/domains/tasks/advance-task.ts";

import type { StepTaskRow } from "./step-drafts.ts";

/** When a task is due, and the day that the rules last gave it. */
export type Due = NonNullable<StepTaskRow["dueBefore"]>;

type DueColumns = Partial<Pick<TaskRow, "dueAnchor" | "dueOffsetDays" | "dueMovedFrom">>;

/**
 * Gives an open task the day that the window of its steps gives it, as statements of one batch, which is called off where
 * the task has changed since it was read. What is open is late or not by the new day at once.
 */
export function giveDueDate(
  by: By,
  db: Db,
  task: TaskRow,
  { dueDate, text, ...columns }: DueColumns & { dueDate: CalendarDate | null; text: string },
): Statement[] {
  const moved = nextTaskState(task, { type: "reschedule", dueDate }, by.today) ?? task;
  const isSame = dueDate === task.dueDate;
  return [
    ifUnchanged(db, task),
    db
      .update(tasks)
      .set({
        ...columns,
        dueDate,
        status: moved.status,
        turn: moved.turn,
        updatedAt: by.now,
        version: sql`${tasks.version} + 1`,
      })
      .where(eq(tasks.id, task.id)),
    record(by, db, {
      kind: isSame ? "task.updated" : "task.rescheduled",
      workspaceId: task.workspaceId,
      taskId: task.id,
      subject: task.title,
      data: { before: { dueDate: task.dueDate }, after: { dueDate }, text },
    }),
  ];
}

/** A task is due as said here, and these steps are its own no longer. */
export function letGo(
  by: By,
  db: Db,
  task: TaskRow,
  { gone, due, text }: { gone: readonly StepTaskRow[]; due: Due; text: string },
): Statement[] {
  const { dueGiven, ...columns } = due;
  return [
    ...giveDueDate(by, db, task, { ...columns, text }),
    db.delete(stepTasks).where(
      and(
        eq(stepTasks.workspaceId, task.workspaceId),
        inArray(
          stepTasks.stepId,
          gone.map(({ stepId }) => stepId),
        ),
      ),
    ),
    rememberGiven(db, task, dueGiven),
  ];
}

/** The day that the rules have given the tasks of these steps is this one from now on. */
export const rememberGiven = (
  db: Db,
  { workspaceId, id }: Pick<TaskRow, "workspaceId" | "id">,
  dueGiven: CalendarDate | null,
): Statement =>
  db
    .update(stepTasks)
    .set({ dueGiven })
    .where(and(eq(stepTasks.workspaceId, workspaceId), eq(stepTasks.taskId, id)));
