import { eq, sql } from "drizzle-orm";

import { isVisible } from "#contracts/core/text.ts";
import type { TaskPatch } from "#contracts/tasks/changes-shapes.ts";
import type { Task } from "#contracts/tasks/shapes.ts";
import { nextTaskState } from "#contracts/tasks/states.ts";
import { tasks } from "#db/schema.ts";
import { allowTask } from "#worker/core/access.ts";
import { type Act, answerOf } from "#worker/core/act.ts";
import { changedOf } from "#worker/core/changed.ts";
import { badFields, Fault } from "#worker/core/fault.ts";
import { notifyUser } from "#worker/domains/notifications/notify.ts";
import { staffPage } from "#worker/domains/notifications/pages-of-journey.ts";

import { ifUnchanged } from "./advance-task.ts";
import { doerOf, dueColumns, refuseUnlessDoer } from "./internal/doer.ts";
import { recordStep } from "./internal/journey.ts";
import { toTask } from "./task-rows.ts";

/**
 * Changes what an action says, who does it and when it is due. Who has it from now on is told, and who had it too.
 * @throws Fault `stale_version`; `invalid_input` for somebody who cannot do it, and for the doer of an owner's to-do.
 */
export async function updateTask(act: Act, { taskId, version, ...patch }: TaskPatch): Promise<Task> {
  const { task, workspace, also } = await allowTask(act, taskId, "edit", (db) => [
    doerOf(db, sql`(select workspace_id from tasks where id = ${taskId})`, patch.assignedToId),
  ]);
  const [[doer]] = also;
  if (task.version !== version) throw new Fault("stale_version");
  refuseUnlessDoer(patch.assignedToId, doer);
  if (task.actionType === "e-sign" && patch.description !== undefined && !isVisible(patch.description))
    throw badFields({ description: "Say what is to be signed" });
  const isGiven = patch.assignedToId !== undefined && patch.assignedToId !== task.assignedToId;
  if (isGiven && task.assignedRole === "customer")
    throw badFields({ assignedToId: "An owner's to-do is every owner's" });
  const due = patch.due === undefined ? null : dueColumns(act, workspace, patch.due);
  const moved = due && nextTaskState(task, { type: "reschedule", dueDate: due.dueDate }, act.today);
  const after = {
    title: patch.title ?? task.title,
    description: patch.description ?? task.description,
    assignedToId: isGiven ? patch.assignedToId : task.assignedToId,
    dueDate: moved ? moved.dueDate : task.dueDate,
  };
  const isNothing = changedOf(task, after).isNothing && (due === null || changedOf(task, due).isNothing);
  if (isNothing) return toTask(act, task);
  const { title, description, assignedToId, dueDate } = task;
  const news = {
    workspaceId: workspace.id,
    taskId,
    type: "info",
    category: "task",
    actionUrl: staffPage(workspace.id),
    at: act.now,
  } as const;
  const where = `“${after.title}” (${workspace.name})`;
  const tell = (userId: number | null | undefined, words: { title: string; message: string }) => {
    const isSomebodyElse = isGiven && userId && userId !== act.who.userId;
    return isSomebodyElse ? [{ ...news, ...words, userId, kind: "assigned" as const }] : [];
  };
  const told = [
    ...tell(task.assignedToId, { title: "Given to somebody else", message: `${where} is no longer yours.` }),
    ...tell(doer?.id, { title: "An action for you", message: `${where} is yours now.` }),
  ];

  const results = await act.write((db) => [
    ifUnchanged(db, task),
    db
      .update(tasks)
      .set({
        ...after,
        ...due,
        ...(moved && { status: moved.status, turn: moved.turn }),
        updatedAt: act.now,
        version: sql`${tasks.version} + 1`,
      })
      .where(eq(tasks.id, taskId)),
    recordStep(
      act,
      db,
      { ...task, title: after.title },
      {
        kind: "task.updated",
        data: { before: { title, description, assignedToId, dueDate }, after },
      },
    ),
    ...told.map((one) => notifyUser(db, one)),
    db.select().from(tasks).where(eq(tasks.id, taskId)),
  ]);
  const [changed] = answerOf(results);
  if (!changed) throw new Fault("not_found");
  return toTask(act, changed);
}
