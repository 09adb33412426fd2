import type { CalendarDate } from "./dates-shapes.ts";

/** From 1 March of the year 0. */
const DAYS_TO_1970 = 719_468;
const DAYS_IN_400_YEARS = 146_097;

/** The calendar date of an instant as a person in `zone` reads it on the wall. */
export function dateInZone(instant: Date, zone: string): CalendarDate {
  const parts = new Intl.DateTimeFormat("en-CA", {
    timeZone: zone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  }).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((p) => p.type === type)?.value ?? "";
  return `${part("year").padStart(4, "0")}-${part("month")}-${part("day")}`;
}

/** The hour of an instant, 0 to 23, as a person in `zone` reads it on the wall. */
export function hourInZone(instant: Date, zone: string): number {
  return Number(
    new Intl.DateTimeFormat("en-GB", { timeZone: zone, hour: "2-digit", hourCycle: "h23" }).format(instant),
  );
}

/**
 * Days since 1970-01-01 of a calendar date; the arithmetic of dates knows no zone and no clock change. Years begin in
 * March, so that the leap day is their last one. Counted without `Date`, which takes most of the time of the travel rules.
 * @throws RangeError for what is no date.
 */
function dayNumber(date: CalendarDate): number {
  const month = Number(date.slice(5, 7));
  if (!(month >= 1 && month <= 12)) throw new RangeError(`“${date}” is no date`);
  const year = Number(date.slice(0, 4)) - (month > 2 ? 0 : 1);
  const dayOfYear =
    Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + Number(date.slice(8, 10)) - 1;
  const leapDays = Math.floor(year / 4) - Math.floor(year / 100) + Math.floor(year / 400);
  return year * 365 + leapDays + dayOfYear - DAYS_TO_1970;
}

function dateOfNumber(days: number): CalendarDate {
  const since = days + DAYS_TO_1970;
  const era = Math.floor(since / DAYS_IN_400_YEARS);
  const rest = since - era * DAYS_IN_400_YEARS;
  const yearOfEra = Math.floor(
    (rest - Math.floor(rest / 1_460) + Math.floor(rest / 36_524) - Math.floor(rest / 146_096)) / 365,
  );
  const dayOfYear = rest - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const fromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * fromMarch + 2) / 5) + 1;
  const month = fromMarch + (fromMarch < 10 ? 3 : -9);
  const year = yearOfEra + era * 400 + (month > 2 ? 0 : 1);
  return `${String(year).padStart(4, "0")}-${two(month)}-${two(day)}`;
}

const two = (value: number) => (value < 10 ? `0${value}` : String(value));

export function addDays(date: CalendarDate, days: number): CalendarDate {
  return dateOfNumber(dayNumber(date) + days);
}

/** Whole calendar days from `from` to `to`; negative when `to` lies before. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return dayNumber(to) - dayNumber(from);
}

/** `N days overdue`, `Due today`, `Due tomorrow`, `Due in N days`, counted in the viewer's calendar days. */
export function duePhrase(dueDate: CalendarDate, today: CalendarDate): string {
  const days = daysBetween(today, dueDate);
  if (days < -1) return `${-days} days overdue`;
  if (days === -1) return "1 day overdue";
  if (days === 0) return "Due today";
  if (days === 1) return "Due tomorrow";
  return `Due in ${days} days`;
}
