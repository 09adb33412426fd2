import type { CalendarDate } from "./dates-shapes.ts";
import { daysBetween } from "./dates.ts";

/** The age in whole years on `today`. */
export function yearsOld(birthDate: CalendarDate, today: CalendarDate): number {
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

const DAYS_A_YEAR = 365.25;

/** Years from one day to another, with their part of a year. */
export const yearsBetween = (from: CalendarDate, to: CalendarDate): number =>
  daysBetween(from, to) / DAYS_A_YEAR;

/** An age in years that was said on a day, on `today`: to a tenth, since it was never more exact. */
export function ageSince(years: number, saidOn: CalendarDate, today: CalendarDate): number {
  return saidOn === today ? years : Math.round((years + yearsBetween(saidOn, today)) * 10) / 10;
}

/** The age on `today` as people count it: whole years and the months since the last birthday, or days in the first month. */
export function ageOn(
  birthDate: CalendarDate,
  today: CalendarDate,
): { years: number; months: number; days: number } {
  const [year = 0, month = 0, day = 0] = birthDate.split("-").map(Number);
  const [yearNow = 0, monthNow = 0, dayNow = 0] = today.split("-").map(Number);
  const lastDay = new Date(Date.UTC(yearNow, monthNow, 0)).getUTCDate();
  // Born on the 31st: in a shorter month the month is full on its last day.
  const isFull = dayNow >= Math.min(day, lastDay);
  const months = (yearNow - year) * 12 + (monthNow - month) - (isFull ? 0 : 1);
  return { years: Math.floor(months / 12), months: months % 12, days: daysBetween(birthDate, today) };
}
