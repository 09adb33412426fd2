import type { CalendarDate } from "#contracts/core/dates-shapes.ts";
import { daysBetween } from "#contracts/core/dates.ts";
import type { WorkspaceStatus } from "#contracts/workspaces/shapes.ts";
import { journey as copy } from "#web/copy/journey.ts";

/** The banner's countdown: a big number with its words, or words alone once there is nothing to count down to. */
export type Countdown = { days: number | null; label: string };

/** In calendar days of the viewer's zone. */
export function countdown(
  departureDate: CalendarDate,
  today: CalendarDate,
  status: WorkspaceStatus,
): Countdown {
  if (status === "completed") return { days: null, label: copy.arrived };
  const days = daysBetween(today, departureDate);
  if (days > 0) return { days, label: copy.daysToDeparture(days) };
  return { days: null, label: days === 0 ? copy.departsToday : copy.departed(-days) };
}
