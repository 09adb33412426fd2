import { addDays, type CalendarDate } from "#contracts/core/dates.ts";
import { nextTaskState } from "#contracts/task-states.ts";
import type { DueAnchor } from "#contracts/workflows.ts";
import type { tasks, templateSteps } from "#db/schema.ts";

export type StepRow = typeof templateSteps.$inferSelect;
export type TaskDraft = Omit<typeof tasks.$inferInsert, "workspaceId">;

type Dated = { dueAnchor: DueAnchor | null; dueOffsetDays: number | null };
type Calendar = { today: CalendarDate; departureDate: CalendarDate };

/**
 * The due date of each step, in their order; null where a step has no anchor. Never before today: a journey that starts
 * late is late as a whole, not with its first steps. Arrival is counted as the day of departure until a flight says more;
 * `previous` counts from the nearest step before that has a date, else from today.
 */
export function dueDates(
  steps: readonly Dated[],
  { today, departureDate }: Calendar,
): (CalendarDate | null)[] {
  let previous = today;
  return steps.map(({ dueAnchor, dueOffsetDays }) => {
    if (dueAnchor === null) return null;
    const anchor = { departure: departureDate, arrival: departureDate, created: today, previous }[dueAnchor];
    const planned = addDays(anchor, dueOffsetDays ?? 0);
    previous = planned < today ? today : planned;
    return previous;
  });
}

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

/** English gives a few countries an article. */
const WITH_ARTICLE =
  /^(USA|UK|UAE|United |Netherlands|Philippines|Czech Republic|Dominican Republic|Maldives|Bahamas)/;

/** `Bella's journey to the USA`; without a country, `Bella's journey`. */
export function journeyName(petName: string, destination: string, destinationCountry: string | null): string {
  if (destinationCountry === null) return `${petName}'s journey`;
  return `${petName}'s journey to ${WITH_ARTICLE.test(destination) ? "the " : ""}${destination}`;
}
