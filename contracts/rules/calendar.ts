import type { CalendarDate } from "#contracts/core/dates-shapes.ts";
import { addDays } from "#contracts/core/dates.ts";

import type { Span } from "./types.ts";

/** Calendar months later, clamped to the month's end: 30 November and three months is 28 February. */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  const index = Number(date.slice(0, 4)) * 12 + (Number(date.slice(5, 7)) - 1) + months;
  const year = Math.floor(index / 12);
  const month = index - year * 12;
  const day = Math.min(Number(date.slice(8, 10)), lastDayOf(year, month));
  const two = (value: number) => (value < 10 ? `0${value}` : String(value));
  return `${String(year).padStart(4, "0")}-${two(month + 1)}-${two(day)}`;
}

/** Of a month counted from 0. */
function lastDayOf(year: number, month: number): number {
  if (month !== 1) return month === 3 || month === 5 || month === 8 || month === 10 ? 30 : 31;
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
}

export function plus(date: CalendarDate, span: Span): CalendarDate {
  return "months" in span ? addDays(addMonths(date, span.months), span.days ?? 0) : addDays(date, span.days);
}

/**
 * The last day that lies a whole span before `end`. Months are tested forward: subtracting them is wrong at month
 * ends, where 28 February admits 28, 29 and 30 November.
 */
export function latestBefore(end: CalendarDate, span: Span): CalendarDate {
  if (!("months" in span)) return addDays(end, -span.days);
  let day = roughlyBefore(end, span);
  while (plus(addDays(day, 1), span) <= end) day = addDays(day, 1);
  while (plus(day, span) > end) day = addDays(day, -1);
  return day;
}

/** The first day that lies at most a span before `end`: `plus(day, span) >= end`. */
export function earliestWithin(end: CalendarDate, span: Span): CalendarDate {
  if (!("months" in span)) return addDays(end, -span.days);
  let day = roughlyBefore(end, span);
  while (plus(addDays(day, -1), span) >= end) day = addDays(day, -1);
  while (plus(day, span) < end) day = addDays(day, 1);
  return day;
}

const roughlyBefore = (end: CalendarDate, { months, days = 0 }: Extract<Span, { months: number }>) =>
  addMonths(addDays(end, -days), -months);

export function spanInWords(span: Span): string {
  const count = (n: number, unit: string) => `${n} ${unit}${n === 1 ? "" : "s"}`;
  if (!("months" in span)) return count(span.days, "day");
  const months = count(span.months, "month");
  return span.days ? `${months} and ${count(span.days, "day")}` : months;
}

export const isNone = (span: Span): boolean => !span.days && !("months" in span && span.months);

export function latest(...dates: (CalendarDate | null | undefined)[]): CalendarDate {
  return dates.reduce<CalendarDate>((last, date) => (date && date > last ? date : last), "0000-01-01");
}

export function soonest(...dates: (CalendarDate | null | undefined)[]): CalendarDate {
  return dates.reduce<CalendarDate>((first, date) => (date && date < first ? date : first), "9999-12-31");
}
