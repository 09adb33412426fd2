import { and, eq, isNull, sql } from "drizzle-orm";

import { isInReview, statusForOwner } from "#contracts/task-states.ts";
import type { Task } from "#contracts/tasks.ts";
import { ASSIGNEE_ROLE_LABELS } from "#contracts/workflows.ts";
import type { Db } from "#db/client.ts";
import { clients, tasks, users, workspaces } from "#db/schema.ts";
import type { Act } from "#worker/core/act.ts";

/** Tasks with what a card says beside them: the journey's name and who has to do it. */
export function taskQuery(db: Db) {
  return db
    .select({
      task: tasks,
      workspaceName: workspaces.name,
      assigneeName: sql<
        string | null
      >`case when ${tasks.assignedRole} = 'customer' then ${clients.fullName} else ${users.fullName} end`,
    })
    .from(tasks)
    .leftJoin(workspaces, and(eq(workspaces.id, tasks.workspaceId), isNull(workspaces.archivedAt)))
    .leftJoin(clients, eq(clients.id, workspaces.clientId))
    .leftJoin(users, eq(users.id, tasks.assignedToId))
    .$dynamic();
}

export type TaskFound = Awaited<ReturnType<typeof taskQuery>>[number];

/** What the wire sees of a task; an owner sees the status from their side of the desk. */
export function toTask(act: Act, { task, workspaceName, assigneeName }: TaskFound): Task {
  return {
    id: task.id,
    workspaceId: task.workspaceId,
    workspaceName,
    title: task.title,
    description: task.description,
    actionType: task.actionType,
    status: act.isStaff ? task.status : statusForOwner(task),
    assignedTo: assigneeName ?? ASSIGNEE_ROLE_LABELS[task.assignedRole],
    assignedRole: task.assignedRole,
    dueDate: task.dueDate,
    attachmentCount: task.attachmentCount,
    iconColor: task.iconColor,
    inReview: isInReview(task),
    completedAt: task.completedAt,
    updatedAt: task.updatedAt,
    version: task.version,
  };
}
