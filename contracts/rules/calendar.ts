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
  return "days" in span ? addDays(date, span.days) : addMonths(date, span.months);
}

/**
 * The last day that lies a whole span before `end`. Months are tested forward: subtracting them is wrong at month
 * ends, where 28 February admits 28, 29 and 30 November.
 */
export function latestBefore(end: CalendarDate, span: Span): CalendarDate {
  if ("days" in span) return addDays(end, -span.days);
  let day = addMonths(end, -span.months);
  while (addMonths(addDays(day, 1), span.months) <= end) day = addDays(day, 1);
  return day;
}

/** The first day that lies at most a span before `end`: `plus(day, span) >= end`. */
export function earliestWithin(end: CalendarDate, span: Span): CalendarDate {
  if ("days" in span) return addDays(end, -span.days);
  let day = addMonths(end, -span.months);
  while (addMonths(addDays(day, -1), span.months) >= end) day = addDays(day, -1);
  while (addMonths(day, span.months) < end) day = addDays(day, 1);
  return day;
}

export function spanInWords(span: Span): string {
  const [n, unit] = "days" in span ? [span.days, "day"] : [span.months, "month"];
  return `${n} ${unit}${n === 1 ? "" : "s"}`;
}

export const isNone = (span: Span): boolean => ("days" in span ? span.days : span.months) === 0;

export function latest(...dates: (CalendarDate | null | undefined)[]): CalendarDate {
  return dates.reduce<CalendarDate>((last, date) => (date && date > last ? date : last), "0000-01-01");
}

export function soonest(...dates: (CalendarDate | null | undefined)[]): CalendarDate {
  return dates.reduce<CalendarDate>((first, date) => (date && date < first ? date : first), "9999-12-31");
}
