import { addDays, type CalendarDate } from "#contracts/core/dates.ts";

import type { Span } from "./types.ts";

/** Calendar months later, clamped to the month's end: 30 November and three months is 28 February. */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  const index = year * 12 + (month - 1) + months;
  const toYear = Math.floor(index / 12);
  const toMonth = index - toYear * 12;
  const lastDay = new Date(Date.UTC(toYear, toMonth + 1, 0)).getUTCDate();
  const text = (value: number, width: number) => String(value).padStart(width, "0");
  return `${text(toYear, 4)}-${text(toMonth + 1, 2)}-${text(Math.min(day, lastDay), 2)}`;
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

export function latest(...dates: (CalendarDate | null | undefined)[]): CalendarDate {
  return dates.reduce<CalendarDate>((last, date) => (date && date > last ? date : last), "0000-01-01");
}

export function soonest(...dates: (CalendarDate | null | undefined)[]): CalendarDate {
  return dates.reduce<CalendarDate>((first, date) => (date && date < first ? date : first), "9999-12-31");
}
