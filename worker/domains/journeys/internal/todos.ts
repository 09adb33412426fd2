import { asc, eq } from "drizzle-orm";

import { initialsOf } from "#contracts/core/text.ts";
import { isHandedBack } from "#contracts/documents/handed-back.ts";
import { requiredPapers } from "#contracts/documents/missing-papers.ts";
import type { CustomerTodo, TodoStatus } from "#contracts/journeys/shapes.ts";
import { isInReview } from "#contracts/tasks/states.ts";
import { WIDGET_OF } from "#contracts/workflows/action-labels.ts";
import type { Db } from "#db/client.ts";
import { taskAssignees, tasks, users } from "#db/schema.ts";
import type { TaskRow } from "#worker/core/access.ts";

import type { Paper } from "./compliance.ts";
import { type StuckFound, toStuck } from "./stuck.ts";

/** Who does the to-dos of a journey, in the order in which they were assigned. */
export function assigneesOfJourney(db: Db, workspaceId: number) {
  return db
    .select({ taskId: taskAssignees.taskId, fullName: users.fullName, finishedAt: taskAssignees.finishedAt })
    .from(tasks)
    .innerJoin(taskAssignees, eq(taskAssignees.taskId, tasks.id))
    .innerJoin(users, eq(users.id, taskAssignees.userId))
    .where(eq(tasks.workspaceId, workspaceId))
    .orderBy(asc(taskAssignees.createdAt), asc(taskAssignees.userId));
}

type AssigneeFound = Awaited<ReturnType<typeof assigneesOfJourney>>[number];

/** `current` as long as it is open, also while the company looks at it: `inReview` tells the two apart. */
export function todoStatus({ status }: Pick<TaskRow, "status">): TodoStatus {
  return status === "pending" || status === "completed" ? status : "current";
}

export function toTodo(
  task: TaskRow,
  {
    assignees,
    ownerName,
    hasPayer,
    isPriced,
    stuck,
    papers,
  }: {
    assignees: readonly AssigneeFound[];
    ownerName: string;
    hasPayer: boolean;
    /** What has no price asks for nothing: its payments are not open yet. */
    isPriced: boolean;
    stuck: readonly StuckFound[];
    papers: readonly Paper[];
  },
): CustomerTodo {
  const own = assignees.filter(({ taskId }) => taskId === task.id);
  const isOpen = isPriced || WIDGET_OF[task.actionType] !== "payment" || task.status === "completed";
  const status = isOpen ? todoStatus(task) : "pending";
  const isDone = status !== "current" || isInReview(task);
  const report = stuck.find(({ report: { taskId } }) => taskId === task.id);
  return {
    id: task.id,
    title: task.title,
    status,
    assignee: own[0]?.fullName ?? ownerName,
    description: task.description,
    assignees: own.map(({ fullName, finishedAt }) => ({
      name: fullName,
      status: finishedAt ? "finished" : "pending",
      initials: initialsOf(fullName),
    })),
    dueDate: task.dueDate,
    hasRolesWarning: WIDGET_OF[task.actionType] === "payment" && !hasPayer && status !== "completed",
    actionType: task.actionType,
    completionRule: task.completionRule,
    inReview: isInReview(task),
    returnedReason: isDone ? null : (task.returnedReason ?? mendOf(task.id, papers)),
    completedAt: task.completedAt,
    stuck: report ? toStuck(report) : null,
    reading: task.settings?.body?.trim() || null,
    isBookable: task.settings?.booking !== undefined,
    papers: requiredPapers(task.requiredPapers, papers),
    version: task.version,
  };
}

/** A paper of an open to-do may be handed back before the to-do is handed in. */
const mendOf = (taskId: number, papers: readonly Paper[]): string | null =>
  papers.find((paper) => paper.taskId === taskId && isHandedBack(paper))?.rejectionReason ?? null;
