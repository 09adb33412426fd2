import { eq } from "drizzle-orm";

import type { Task } from "#contracts/tasks/shapes.ts";
import type { TaskEvent } from "#contracts/tasks/states.ts";
import type { Db } from "#db/client.ts";
import { tasks } from "#db/schema.ts";
import { allowTask, type Allowed, type TaskRow } from "#worker/core/access.ts";
import { type Act, answerOf, onlyRow } from "#worker/core/act.ts";
import { staleBut } from "#worker/core/fault.ts";
import { lookAgain, type Statement } from "#worker/core/writing.ts";
import { advanceTask } from "#worker/domains/tasks/advance-task.ts";
import { journeyOfTask, runQueries, toRun } from "#worker/domains/tasks/journey-run.ts";
import { toTask } from "#worker/domains/tasks/task-rows.ts";

type Change = {
  taskId: number;
  version: number;
  event: (task: TaskRow) => TaskEvent;
  reason?: string | undefined;
  edgeId?: string | undefined;
  /** What else changes in the same batch. */
  also?: (db: Db, task: Allowed<TaskRow, "edit">) => Statement[];
};

/**
 * A colleague's change of a task they saw in `version`, in two trips.
 * @throws Fault `stale_version` with the task as it is now, `wrong_state`, `out_of_turn`, and what the access module refuses.
 */
export async function changeTask(
  act: Act,
  { taskId, version, event, reason, edgeId, also }: Change,
): Promise<Task> {
  return lookAgain(async () => {
    const {
      task,
      workspace,
      also: read,
    } = await allowTask(act, taskId, "edit", (db) => runQueries(db, journeyOfTask(taskId)));
    if (task.version !== version) throw staleBut(toTask(act, task));
    const wanted = event(task);
    if (isNothing(task, wanted)) return toTask(act, task);
    const run = toRun(read[0][0], read[1]);
    const results = await act.write((db) => [
      ...advanceTask(act, db, { task, workspace, run, event: wanted, reason, edgeId }),
      ...(also?.(db, task) ?? []),
      db.select().from(tasks).where(eq(tasks.id, taskId)),
    ]);
    return toTask(act, onlyRow(answerOf(results)));
  });
}

/** A day set by hand for one that was set by hand already; one that followed the departure no longer does. */
const isNothing = (task: TaskRow, event: TaskEvent) =>
  event.type === "reschedule" &&
  event.dueDate === task.dueDate &&
  task.dueAnchor === null &&
  task.dueMovedFrom === null;
