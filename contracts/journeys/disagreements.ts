import type { CalendarDate } from "#contracts/core/dates-shapes.ts";
import { daysBetween } from "#contracts/core/dates.ts";
import type { DatedStep } from "#contracts/tasks/due-moves.ts";

/** A departure on the schedule, by the day of the place that it leaves. */
export type DepartureEvent = { readonly eventId: number; readonly on: CalendarDate };

/** The departure on the schedule that is on another day than the journey's; null where one agrees, or none is there. */
export function otherDeparture(
  { departureDate, returnDate }: { departureDate: CalendarDate; returnDate: CalendarDate | null },
  events: readonly DepartureEvent[],
): DepartureEvent | null {
  if (events.some(({ on }) => on === departureDate)) return null;
  const far = ({ on }: DepartureEvent) => Math.abs(daysBetween(departureDate, on));
  const [nearest] = events.filter(({ on }) => on !== returnDate).toSorted((a, b) => far(a) - far(b));
  return nearest ?? null;
}

/** Of steps in their order, open ones that are due once the pet has left although what follows them is due before. */
export function dueTooLate<Step extends DatedStep>(
  steps: readonly Step[],
  departureDate: CalendarDate,
): Step[] {
  return steps.filter(({ status, dueDate, dueAnchor }, at) => {
    if (status === "completed" || dueAnchor === "arrival" || dueDate === null) return false;
    const isBeforeOthers = steps
      .slice(at + 1)
      .some((later) => later.dueDate !== null && later.dueDate <= departureDate);
    return dueDate > departureDate && isBeforeOthers;
  });
}
