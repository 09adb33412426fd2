import { and, eq, isNull, sql } from "drizzle-orm";

import { nextTaskState } from "#contracts/tasks/states.ts";
import type { Db } from "#db/client.ts";
import { taskAssignees, tasks } from "#db/schema.ts";
import type { Allowed, Right, TaskRow, WorkspaceRow } from "#worker/core/access.ts";
import type { Act } from "#worker/core/act.ts";
import { Fault } from "#worker/core/fault.ts";
import type { Statement } from "#worker/core/writing.ts";

import { advanceTask, ifUnchanged } from "./advance-task.ts";
import { recordStep } from "./internal/journey.ts";
import type { JourneyRun, Learnt } from "./journey-run.ts";

export type AssigneeRow = typeof taskAssignees.$inferSelect;

export type Submission = {
  task: Allowed<TaskRow, Right>;
  workspace: WorkspaceRow;
  run: JourneyRun;
  assignees: readonly AssigneeRow[];
  learnt?: Learnt;
  /** The way that is taken out of a branch. */
  edgeId?: string;
  /** One act does it for everybody, whatever the rule: a sum is paid once. */
  forEverybody?: boolean;
  withReview?: boolean;
  isPaid?: boolean;
  /** Why the company's own step is done without its papers. */
  reason?: string | undefined;
};

export function assigneesOf(db: Db, taskId: number) {
  return db.select().from(taskAssignees).where(eq(taskAssignees.taskId, taskId));
}

/**
 * The caller's part of an owner's to-do is done, as statements of one batch. With the rule `one` that hands it in; with
 * `all` it waits for whoever has not finished. A colleague acts for the owners.
 * @throws Fault `out_of_turn` before its turn, `wrong_state` where it is not open for the owners, `forbidden` for whom it is not.
 */
export function submitTask(act: Act, db: Db, submission: Submission): [Statement, ...Statement[]] {
  const { task, workspace, run, assignees, learnt, edgeId, forEverybody, withReview = false } = submission;
  const { isPaid = false, reason } = submission;
  if (task.assignedRole !== "customer" && !act.isStaff) throw new Fault("forbidden");
  const { userId } = act.who;
  const isShared = task.completionRule === "all" && !forEverybody && !act.isStaff;
  if (isShared && !assignees.some((assignee) => assignee.userId === userId)) throw new Fault("forbidden");
  const finish = db
    .update(taskAssignees)
    .set({ finishedAt: act.now })
    .where(
      and(
        eq(taskAssignees.taskId, task.id),
        eq(taskAssignees.userId, userId),
        isNull(taskAssignees.finishedAt),
      ),
    );
  const others = assignees.filter((assignee) => assignee.userId !== userId && assignee.finishedAt === null);
  if (!isShared || others.length === 0) {
    const [guard, ...rest] = advanceTask(act, db, {
      task,
      workspace,
      run,
      learnt,
      edgeId,
      event: { type: "submit" },
      withReview,
      isPaid,
      reason,
    });
    return [guard, finish, ...rest];
  }
  refuseUnlessOpen(act, task);
  return [
    ifUnchanged(db, task),
    finish,
    db
      .update(tasks)
      .set({ updatedAt: act.now, version: sql`${tasks.version} + 1` })
      .where(eq(tasks.id, task.id)),
    recordStep(act, db, task, { kind: "task.submitted" }),
  ];
}

/** @throws Fault `out_of_turn` before its turn, `wrong_state` where the owners' part of it is done. */
export function refuseUnlessOpen(act: Act, task: TaskRow): void {
  if (task.status === "pending") throw new Fault("out_of_turn");
  if (!nextTaskState(task, { type: "submit" }, act.today)) throw new Fault("wrong_state");
}
