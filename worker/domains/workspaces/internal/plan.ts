import type { CalendarDate } from "#contracts/core/dates.ts";
import { nextTaskState } from "#contracts/task-states.ts";
import type { tasks, templateSteps } from "#db/schema.ts";
import { dueDates } from "#worker/domains/tasks/due-dates.ts";

export type StepRow = typeof templateSteps.$inferSelect;
export type TaskDraft = Omit<typeof tasks.$inferInsert, "workspaceId">;

type Calendar = { today: CalendarDate; departureDate: CalendarDate };

/** The tasks a journey starts with: the first step is open, or all of them where their order is free. */
export function planTasks(
  steps: readonly StepRow[],
  { isSequential, teamId, now, ...calendar }: Calendar & { isSequential: boolean; teamId: number; now: Date },
): TaskDraft[] {
  const dates = dueDates(steps, calendar);
  return steps.map((step, index) => {
    const planned = {
      status: "pending",
      turn: step.assignedRole,
      dueDate: dates[index] ?? null,
      assignedRole: step.assignedRole,
      needsReview: step.needsReview,
    } as const;
    const isOpen = !isSequential || index === 0;
    const { status, turn, dueDate } =
      (isOpen && nextTaskState(planned, { type: "open" }, calendar.today)) || planned;
    return {
      templateStepId: step.id,
      position: index + 1,
      title: step.title,
      description: step.description,
      actionType: step.actionType,
      status,
      turn,
      assignedRole: step.assignedRole,
      assignedToId: step.assignedRole === "team" ? teamId : null,
      completionRule: step.completionRule,
      needsReview: step.needsReview,
      dueDate,
      dueAnchor: step.dueAnchor,
      dueOffsetDays: step.dueOffsetDays,
      iconColor: step.iconColor,
      settings: step.settings,
      createdAt: now,
      openedAt: isOpen ? now : null,
      updatedAt: now,
    };
  });
}
