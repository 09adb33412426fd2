import { eq, type SQL, sql, type SQLWrapper } from "drizzle-orm";

import type { Db } from "#db/client.ts";
import { formDrafts, messages, notifications, stepTasks, taskAssignees, tasks } from "#db/schema.ts";
import { allowTask, type TaskRow } from "#worker/core/access.ts";
import type { Act } from "#worker/core/act.ts";
import { Fault } from "#worker/core/fault.ts";
import type { By } from "#worker/core/record.ts";
import { onlyIf, type Statement } from "#worker/core/writing.ts";
import { keepRemoved } from "#worker/domains/removed/kept-rows.ts";

import { ifUnchanged } from "./advance-task.ts";
import { endIfThrough } from "./end-journey.ts";
import { recordStep } from "./internal/journey.ts";

/** What somebody has already put into an action; it would lose its place with it. */
const HOLDINGS = ["documents", "form_submissions", "payments"] as const;

/** True in SQL where nobody has put anything into an action yet. */
export const holdsNothing = (taskId: number | SQLWrapper): SQL<number> =>
  sql.join(
    HOLDINGS.map(
      (table) => sql`not exists (select 1 from ${sql.identifier(table)} where task_id = ${taskId})`,
    ),
    sql` and `,
  ) as SQL<number>;

/**
 * Takes back an action that was added by hand; it can be brought back. Its comments stay in the journey's conversation.
 * @throws Fault `stale_version`; `wrong_state` for a step of the workflow, for a completed one, and for one that holds
 * papers, answers or payments.
 */
export async function removeTask(
  act: Act,
  { taskId, version }: { taskId: number; version: number },
): Promise<{ taskId: number }> {
  const { task, workspace, also } = await allowTask(act, taskId, "edit", (db) => [
    db
      .select({ isEmpty: holdsNothing(taskId) })
      .from(tasks)
      .where(eq(tasks.id, taskId)),
  ]);
  const [[found]] = also;
  if (task.version !== version) throw new Fault("stale_version");
  if (task.nodeId !== null)
    throw new Fault("wrong_state", "A step of the journey's workflow is completed, not removed.");
  if (task.status === "completed") throw new Fault("wrong_state", "What is completed stays in the record.");
  if (!found?.isEmpty)
    throw new Fault("wrong_state", "It holds papers, answers or payments already. Complete it instead.");
  await act.write((db) => [...removal(act, db, task), ...endIfThrough(act, db, workspace)]);
  return { taskId };
}

/**
 * Takes an action away so that it can be brought back; the batch is called off where it has changed or holds something.
 * @param text why, for the record
 */
export function removal(by: By, db: Db, task: TaskRow, text?: string): [Statement, ...Statement[]] {
  const { id: taskId, workspaceId } = task;
  return [
    ifUnchanged(db, task),
    onlyIf(db, holdsNothing(taskId)),
    keepRemoved(by, db, {
      kind: "task",
      thingId: taskId,
      name: task.title,
      workspaceId,
      parts: [
        { table: tasks, where: sql`id = ${taskId}` },
        ...[taskAssignees, stepTasks, formDrafts].map((table) => ({
          table,
          where: sql`task_id = ${taskId}`,
        })),
        { table: messages, where: sql`task_id = ${taskId}`, stays: true },
      ],
    }),
    db.update(messages).set({ taskId: null }).where(eq(messages.taskId, taskId)),
    db.update(notifications).set({ taskId: null }).where(eq(notifications.taskId, taskId)),
    db.delete(tasks).where(eq(tasks.id, taskId)),
    recordStep(by, db, task, { kind: "task.removed", ...(text && { data: { text } }) }),
  ];
}
