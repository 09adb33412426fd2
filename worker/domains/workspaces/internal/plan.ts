import type { CalendarDate } from "#contracts/core/dates.ts";
import { nextTaskState } from "#contracts/task-states.ts";
import type { WorkflowGraph } from "#contracts/workflow-graph.ts";
import { ACTION_COLOURS } from "#contracts/workflows.ts";
import type { tasks } from "#db/schema.ts";
import { dueDates } from "#worker/domains/tasks/due-dates.ts";

export type TaskDraft = Omit<typeof tasks.$inferInsert, "workspaceId">;

type Calendar = { today: CalendarDate; departureDate: CalendarDate };

/** The tasks a journey starts with: the first step is open, or all of them where their order is free. */
export function planTasks(
  { steps, isSequential }: WorkflowGraph,
  { teamId, now, ...calendar }: Calendar & { teamId: number; now: Date },
): TaskDraft[] {
  const dates = dueDates(
    steps.map(({ data: { due } }) => due),
    calendar,
  );
  return steps.map(({ id, type, name, data }, index) => {
    const assignedRole = data.assignedTo ?? "team";
    const needsReview = data.needsReview ?? false;
    const dueDate = dates[index] ?? null;
    const planned = { status: "pending", turn: assignedRole, dueDate, assignedRole, needsReview } as const;
    const isOpen = !isSequential || index === 0;
    const { status, turn } = (isOpen && nextTaskState(planned, { type: "open" }, calendar.today)) || planned;
    return {
      nodeId: id,
      position: index + 1,
      title: name,
      description: data.description ?? "",
      actionType: type,
      status,
      turn,
      assignedRole,
      assignedToId: assignedRole === "team" ? teamId : null,
      memberRole: data.memberRole ?? null,
      completionRule: data.completionRule ?? "one",
      needsReview,
      dueDate,
      dueAnchor: data.due?.kind === "offset" ? data.due.anchor : null,
      dueOffsetDays: data.due?.kind === "offset" ? data.due.days : null,
      iconColor: ACTION_COLOURS[type] ?? "ocean",
      settings: data.settings ?? null,
      requiredPapers: data.requiredPapers ?? null,
      reminders: data.reminders ?? null,
      createdAt: now,
      openedAt: isOpen ? now : null,
      updatedAt: now,
    };
  });
}
