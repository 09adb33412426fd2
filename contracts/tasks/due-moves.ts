import type { CalendarDate } from "#contracts/core/dates-shapes.ts";
import { addDays } from "#contracts/core/dates.ts";
import type { DueAnchor } from "#contracts/workflows/shapes.ts";

import type { TaskStatus } from "./shapes.ts";

/** A step of a journey as its due date is counted. */
export type DatedStep = {
  readonly id: number;
  readonly status: TaskStatus;
  readonly dueDate: CalendarDate | null;
  readonly dueAnchor: DueAnchor | null;
  readonly dueOffsetDays: number | null;
};

export type TravelDates = {
  readonly departureDate: CalendarDate;
  readonly arrivesOn: CalendarDate;
};

export type DueMove<Step> = { step: Step; dueDate: CalendarDate };

/**
 * Which due dates follow a departure or an arrival that has moved, of steps in their order. What is completed, dated by
 * hand or counted from the start stays where it is; nothing moves before today.
 */
export function dueMoves<Step extends DatedStep>(
  steps: readonly Step[],
  { departureDate, arrivesOn }: TravelDates,
  today: CalendarDate,
): DueMove<Step>[] {
  let before: { old: CalendarDate | null; now: CalendarDate | null } = { old: null, now: null };
  return steps.flatMap((step) => {
    const anchor = {
      departure: departureDate,
      arrival: arrivesOn,
      created: null,
      previous: before.now === before.old ? null : before.now,
    }[step.dueAnchor ?? "created"];
    const isFixed = step.status === "completed" || anchor === null;
    const dueDate = isFixed ? step.dueDate : notBefore(today, addDays(anchor, step.dueOffsetDays ?? 0));
    if (dueDate !== null) before = { old: step.dueDate, now: dueDate };
    return dueDate === null || dueDate === step.dueDate ? [] : [{ step, dueDate }];
  });
}

export function notBefore(today: CalendarDate, date: CalendarDate): CalendarDate {
  return date < today ? today : date;
}
