import type { CalendarDate } from "#contracts/core/dates-shapes.ts";
import { addDays, daysBetween } from "#contracts/core/dates.ts";
import { addMonths, latest, soonest } from "#contracts/rules/calendar.ts";
import type { Step } from "#contracts/rules/types.ts";

/** A window as a bar: percent of the axis from its left end. */
export type Bar = {
  step: Step;
  from: number;
  to: number;
  /** No day is the first: the bar begins before the axis does. */
  isOpen: boolean;
};

export type Tick = { at: number; day: CalendarDate; unit: "month" | "day" };

export type Scale = {
  bars: readonly Bar[];
  ticks: readonly Tick[];
  today: number;
  departure: number;
  arrival: number;
};

/** Windows that open earlier begin at the edge: older days would leave the months before departure no room. */
const DAYS_SHOWN_MAX = 420;
const DAYS_SHOWN_MIN = 21;
/** Room at both ends, as a part of all days. */
const MARGIN = 0.04;
const TICKS_MAX = 6;
/** A bar stays wide enough to be seen, in percent. */
const LEAST_WIDTH = 1.5;

/** The windows on a calendar that ends with the arrival; those that close first come first. */
export function scaleOf(
  steps: readonly Step[],
  { departure, arrival }: { departure: CalendarDate; arrival: CalendarDate },
  today: CalendarDate,
): Scale {
  const end = latest(arrival, today);
  const earliest = soonest(
    today,
    addDays(end, -DAYS_SHOWN_MIN),
    // What is done lies where it lies: its windows may begin years ago.
    ...steps.flatMap(({ state, window }) => (state === "done" ? [] : [window?.earliest, window?.latest])),
  );
  const start = latest(earliest, addDays(end, -DAYS_SHOWN_MAX));
  const margin = Math.max(1, Math.round(daysBetween(start, end) * MARGIN));
  const first = addDays(start, -margin);
  const days = daysBetween(first, end) + margin;
  const at = (day: CalendarDate) => Math.min(100, Math.max(0, (daysBetween(first, day) / days) * 100));
  const bars = steps
    .filter(({ window }) => window !== null && (window.earliest ?? window.latest) !== null)
    .map((step) => {
      const { earliest: from = null, latest: to = null } = step.window ?? {};
      const left = from === null ? 0 : at(from);
      return {
        step,
        from: Math.min(left, 100 - LEAST_WIDTH),
        // The last day counts to its end.
        to: Math.max(left + LEAST_WIDTH, at(addDays(to ?? arrival, 1))),
        isOpen: from === null || from < first,
      };
    })
    .toSorted((a, b) => a.to - b.to || a.from - b.from);
  return {
    bars,
    ticks: ticksOf(first, addDays(first, days)).map((tick) => ({ ...tick, at: at(tick.day) })),
    today: at(today),
    departure: at(departure),
    arrival: at(arrival),
  };
}

/** Beginnings of months, or days of short journeys; never more than the narrowest screen has room for. */
function ticksOf(first: CalendarDate, last: CalendarDate): Omit<Tick, "at">[] {
  const days = daysBetween(first, last);
  if (days < 62) {
    const step = Math.ceil(days / TICKS_MAX / 7) * 7;
    return Array.from({ length: Math.floor(days / step) }, (_, index) => ({
      day: addDays(first, Math.round(step * (index + 0.5))),
      unit: "day" as const,
    }));
  }
  const step = Math.ceil(days / 30.5 / TICKS_MAX);
  const ticks: Omit<Tick, "at">[] = [];
  for (let day = `${addMonths(first, 1).slice(0, 8)}01`; day < last; day = addMonths(day, step))
    ticks.push({ day, unit: "month" });
  return ticks;
}
