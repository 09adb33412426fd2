import type { CalendarDate } from "#contracts/core/dates-shapes.ts";
import { daysBetween } from "#contracts/core/dates.ts";
import type { WorkspaceStage } from "#contracts/workspaces/shapes.ts";
import { journey as copy } from "#web/copy/journey.ts";

/** The banner's countdown: a big number with its words, or words alone once there is nothing to count down to. */
export type Countdown = { days: number | null; label: string; date: CalendarDate };

type Journey = { departureDate: CalendarDate; arrivedOn: CalendarDate | null; stage: WorkspaceStage };

/** In calendar days of the viewer's zone; with the date that the words are about. */
export function countdown({ departureDate, arrivedOn, stage }: Journey, today: CalendarDate): Countdown {
  if (arrivedOn !== null)
    return {
      days: null,
      label: stage === "completed" ? copy.journeyCompleted : copy.arrived,
      date: arrivedOn,
    };
  const date = departureDate;
  if (stage === "completed") return { days: null, label: copy.journeyCompleted, date };
  const days = daysBetween(today, departureDate);
  if (days > 0) return { days, label: copy.daysToDeparture(days), date };
  return { days: null, label: days === 0 ? copy.departsToday : copy.departed(-days), date };
}
