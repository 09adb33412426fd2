import type { CalendarDate } from "#contracts/core/dates-shapes.ts";
import { ACTION_COLOURS } from "#contracts/workflows/action-labels.ts";
import { isAutomatic } from "#contracts/workflows/automatic-steps.ts";
import type { WorkflowStep } from "#contracts/workflows/graph-shapes.ts";
import type { tasks } from "#db/schema.ts";

export type TaskDraft = Omit<typeof tasks.$inferInsert, "workspaceId">;

/** A step of a workflow as the task that it is in a journey, before it opens. */
export function plannedTask(
  { id, type, name, data }: WorkflowStep,
  at: { position: number; dueDate: CalendarDate | null; teamId: number | null; now: Date },
): TaskDraft {
  const assignedRole = data.assignedTo ?? "team";
  return {
    nodeId: id,
    position: at.position,
    title: name,
    description: data.description ?? "",
    actionType: type,
    isAutomatic: isAutomatic({ type, data }),
    status: "pending",
    turn: assignedRole,
    assignedRole,
    assignedToId: assignedRole === "team" ? at.teamId : null,
    memberRole: data.memberRole ?? null,
    completionRule: data.completionRule ?? "one",
    needsReview: data.needsReview ?? false,
    dueDate: at.dueDate,
    dueAnchor: data.due?.kind === "offset" ? data.due.anchor : null,
    dueOffsetDays: data.due?.kind === "offset" ? data.due.days : null,
    iconColor: ACTION_COLOURS[type] ?? "ocean",
    settings: data.settings ?? null,
    requiredPapers: data.requiredPapers ?? null,
    reminders: data.reminders ?? null,
    createdAt: at.now,
    openedAt: null,
    updatedAt: at.now,
  };
}
