import type { CalendarDate } from "./dates-shapes.ts";
import { DAY_MS } from "./durations.ts";
import type { WallTime } from "./wall-time-shapes.ts";

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat("en-US", {
    timeZone: zone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
  });
  clocks.set(zone, clock);
  return clock;
}

/** Whether a text names a zone of the IANA list. A bare offset is none: it knows no change of clocks. */
export function isZone(text: string): boolean {
  if (!/^[A-Za-z]/.test(text)) return false;
  try {
    clockOf(text);
    return true;
  } catch {
    return false;
  }
}

/** How far the clocks of `zone` are ahead of UTC at an instant, in milliseconds. */
function offsetAt(instant: number, zone: string): number {
  const parts = clockOf(zone).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((one) => one.type === type)?.value ?? "0");
  const shown = Date.UTC(
    part("year"),
    part("month") - 1,
    part("day"),
    part("hour"),
    part("minute"),
    part("second"),
  );
  return shown - Math.floor(instant / 1000) * 1000;
}

/** What the clocks of `zone` show at an instant. */
export function wallTimeOf(instant: Date, zone: string): WallTime {
  return textOf(instant.getTime() + offsetAt(instant.getTime(), zone));
}

/** Whether the clocks of two zones show the same at an instant, whatever the zones are called. */
export const isSameClock = (instant: Date, zone: string, other: string): boolean =>
  wallTimeOf(instant, zone) === wallTimeOf(instant, other);

/**
 * When the clocks of a zone show a time. `never` and `twice` happen where clocks change: a time that is left out is taken
 * as much later as the clocks jump (02:30 becomes 03:30), as calendars do; of a time that comes twice `instant` is the
 * first and `second` the other.
 */
export type WallMoment =
  | { readonly occurs: "once" | "never"; readonly instant: Date }
  | { readonly occurs: "twice"; readonly instant: Date; readonly second: Date };

export function momentOf(wall: WallTime, zone: string): WallMoment {
  const shown = Date.parse(`${wall}:00Z`);
  // No zone is more than a day from UTC: these lie before and after any change near the time.
  const before = shown - offsetAt(shown - DAY_MS, zone);
  const after = shown - offsetAt(shown + DAY_MS, zone);
  const [first, second] = [...new Set([before, after])]
    .filter((instant) => instant + offsetAt(instant, zone) === shown)
    .sort((a, b) => a - b);
  if (first === undefined) return { occurs: "never", instant: new Date(before) };
  if (second === undefined) return { occurs: "once", instant: new Date(first) };
  return { occurs: "twice", instant: new Date(first), second: new Date(second) };
}

/** The first instant of a calendar date in a zone; where midnight is left out, the time the clocks jump to. */
export function startOfDay(date: CalendarDate, zone: string): Date {
  return momentOf(`${date}T00:00`, zone).instant;
}

const textOf = (shown: number): WallTime => new Date(shown).toISOString().slice(0, 16);
