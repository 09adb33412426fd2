import { and, count, eq, not } from "drizzle-orm";

import type { TodoStatus } from "#contracts/journeys/shapes.ts";
import { WIDGET_OF } from "#contracts/workflows/action-labels.ts";
import type { Widget } from "#contracts/workflows/terms.ts";
import { documents, tasks } from "#db/schema.ts";
import { allowTask, type TaskRow } from "#worker/core/access.ts";
import { type Act, answerOf } from "#worker/core/act.ts";
import { Fault } from "#worker/core/fault.ts";
import { lookAgain } from "#worker/core/writing.ts";
import { isHandedBack, isShown } from "#worker/domains/documents/shown-documents.ts";
import { journeyOfTask, runQueries, toRun } from "#worker/domains/tasks/journey-run.ts";
import { assigneesOf, submitTask } from "#worker/domains/tasks/submit-task.ts";

import { todoStatus } from "./internal/todos.ts";

/** Which widgets end by this call, and which of them need a file first. */
const NEEDS_FILE: Partial<Record<Widget, boolean>> = { upload: true, photos: true, read: false, do: false };

/** A time that cannot be booked is agreed on by people; the to-do then only has to be read. */
function widgetOf({ actionType, settings }: TaskRow): Widget {
  const widget = WIDGET_OF[actionType];
  return widget === "booking" && !settings?.booking ? "read" : widget;
}

type Sent = { taskId: number; status: TodoStatus };

/**
 * The caller's part of a to-do whose papers are there, or that only had to be read or done. Sending it again changes nothing.
 * @throws Fault `wrong_state` without a file, and for to-dos that end by a form or a payment; `out_of_turn` before its turn.
 */
export async function submitTodo(act: Act, { taskId }: { taskId: number }): Promise<Sent> {
  return lookAgain(async () => {
    const { task, workspace, also } = await allowTask(act, taskId, "complete", (db) => [
      assigneesOf(db, taskId),
      // A paper that was handed back has to be replaced first.
      db
        .select({ n: count() })
        .from(documents)
        .where(and(eq(documents.taskId, taskId), not(isHandedBack), isShown)),
      ...runQueries(db, journeyOfTask(taskId)),
    ]);
    const [assignees, [files], [found], steps] = also;
    const needsFile = NEEDS_FILE[widgetOf(task)];
    if (needsFile === undefined) throw new Fault("wrong_state");
    const isMineDone = assignees.some(
      ({ userId, finishedAt }) => userId === act.who.userId && finishedAt !== null,
    );
    if (isMineDone) return { taskId, status: todoStatus(task) };
    if (needsFile && task.status !== "pending" && files?.n === 0) {
      throw new Fault("wrong_state", "Please upload a file first.");
    }
    const results = await act.write((db) => [
      ...submitTask(act, db, { task, workspace, run: toRun(found, steps), assignees }),
      db.select().from(tasks).where(eq(tasks.id, taskId)),
    ]);
    const [sent] = answerOf(results);
    if (!sent) throw new Fault("not_found");
    return { taskId, status: todoStatus(sent) };
  });
}
