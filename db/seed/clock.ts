import { addDays, type CalendarDate } from "#contracts/core/dates.ts";

/** Every date and instant of the demo company, counted from the day of seeding. */
export type Clock = {
  /** The day of seeding in the company's zone. */
  readonly today: CalendarDate;
  /** IANA zone of the company. */
  readonly zone: string;
  /** The date `days` after today; negative is before. */
  date(days: number): CalendarDate;
  /** A time on the wall, `HH:MM`, `days` after today in `zone` or else the company's. */
  at(days: number, time: string, zone?: string): Date;
  /** A point of a working day: the fraction runs from 08:30 to 18:30, so `-2.5` is 13:30 three days ago. */
  working(days: number): Date;
};

const OPENS_AT = 8 * 60 + 30;
const OPEN_FOR = 10 * 60;

export function clockOf(today: CalendarDate, zone: string): Clock {
  const at = (days: number, time: string, place = zone) => instantAt(addDays(today, days), time, place);
  return {
    today,
    zone,
    date: (days) => addDays(today, days),
    at,
    working: (days) => {
      const day = Math.floor(days);
      return at(day, timeOf(OPENS_AT + Math.floor((days - day) * OPEN_FOR)));
    },
  };
}

const timeOf = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

/**
 * The instant at which clocks in `zone` show `time` (`HH:MM`) on `date`. Of an hour that comes twice the first one;
 * a time that the clocks skip is read as if they had not been moved.
 */
export function instantAt(date: CalendarDate, time: string, zone: string): Date {
  const wall = Date.parse(`${date}T${time}:00Z`);
  // The offsets a day before and after are the two that can hold; the larger one gives the earlier instant.
  const offsets = [wall - DAY_MS, wall + DAY_MS].map((near) => offsetAt(near, zone));
  const fitting = offsets.filter((offset) => offsetAt(wall - offset, zone) === offset);
  return new Date(wall - (fitting.length > 0 ? Math.max(...fitting) : (offsets[0] ?? 0)));
}

const DAY_MS = 86_400_000;

const formats = new Map<string, Intl.DateTimeFormat>();

/** How far the wall clock of a zone is ahead of UTC at an instant, in milliseconds. */
function offsetAt(instant: number, zone: string): number {
  let format = formats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat("en-US", {
      timeZone: zone,
      hourCycle: "h23",
      year: "numeric",
      month: "numeric",
      day: "numeric",
      hour: "numeric",
      minute: "numeric",
      second: "numeric",
    });
    formats.set(zone, format);
  }
  const shown = new Map(format.formatToParts(instant).map((part) => [part.type, Number(part.value)]));
  const part = (type: Intl.DateTimeFormatPartTypes) => shown.get(type) ?? 0;
  const wall = Date.UTC(
    part("year"),
    part("month") - 1,
    part("day"),
    part("hour"),
    part("minute"),
    part("second"),
  );
  return wall - instant;
}
