import type { Task } from "#contracts/tasks/shapes.ts";
import { isInReview, statusForOwner } from "#contracts/tasks/states.ts";
import { ASSIGNEE_ROLE_LABELS } from "#contracts/workflows/action-labels.ts";
import type { TaskRow } from "#worker/core/access.ts";
import type { Act } from "#worker/core/act.ts";

/** What the wire sees of a task; an owner sees the status from their side of the desk. */
export function toTask(act: Act, row: TaskRow): Task {
  return {
    id: row.id,
    workspaceId: row.workspaceId,
    workspaceName: row.workspaceName,
    title: row.title,
    description: row.description,
    actionType: row.actionType,
    status: act.isStaff ? row.status : statusForOwner(row),
    assignedTo: row.assigneeName ?? ASSIGNEE_ROLE_LABELS[row.assignedRole],
    assignedRole: row.assignedRole,
    dueDate: row.dueDate,
    attachmentCount: row.attachmentCount,
    iconColor: row.iconColor,
    inReview: isInReview(row),
    completedAt: row.completedAt,
    updatedAt: row.updatedAt,
    version: row.version,
  };
}
