import type { CalendarDate } from "#contracts/core/dates-shapes.ts";
import { addDays, dateInZone, daysBetween } from "#contracts/core/dates.ts";
import { dayInWords } from "#contracts/core/day-in-words.ts";
import { DAY_MS } from "#contracts/core/durations.ts";
import type { WallTime } from "#contracts/core/wall-time-shapes.ts";
import { momentOf, startOfDay, wallTimeOf } from "#contracts/core/wall-time.ts";

import type { EventWhen } from "./shapes.ts";
import { EVENT_DAYS_MAX } from "./terms.ts";

/** An event's times as they are kept. The days stand only for an event of whole days. */
export type KeptTimes = {
  startDate: Date;
  endDate: Date | null;
  timeZone: string;
  firstDay: CalendarDate | null;
  lastDay: CalendarDate | null;
};

type Settled = { times: KeptTimes; problem: null } | { times: null; problem: { end: string } };

/**
 * What a person entered on the clock of the place, as instants. Whole days stay dates; their instants are the bounds of
 * those days at the place and give them their place in a list.
 */
export function settleTimes(when: EventWhen): Settled {
  const { timeZone, start, end } = when;
  if (isDay(start)) {
    const last = end ?? start;
    if (!isDay(last)) return wrong("An event of whole days ends on a day");
    if (last < start) return wrong("The last day is before the first");
    if (daysBetween(start, last) >= EVENT_DAYS_MAX) return wrong(TOO_LONG);
    return right({
      startDate: startOfDay(start, timeZone),
      endDate: startOfDay(addDays(last, 1), timeZone),
      timeZone,
      firstDay: start,
      lastDay: last,
    });
  }
  if (end && isDay(end)) return wrong("An event with a time ends at a time");
  const startDate = instantOf(start, timeZone, when.isStartSecond);
  const endDate = end ? instantOf(end, timeZone, when.isEndSecond) : null;
  if (endDate && endDate <= startDate) return wrong("The end is not after the start");
  if (endDate && endDate.getTime() - startDate.getTime() > EVENT_DAYS_MAX * DAY_MS) return wrong(TOO_LONG);
  return right({ startDate, endDate, timeZone, firstDay: null, lastDay: null });
}

const TOO_LONG = `An event lasts at most ${EVENT_DAYS_MAX} days`;

const right = (times: KeptTimes): Settled => ({ times, problem: null });
const wrong = (end: string): Settled => ({ times: null, problem: { end } });

export const isDay = (text: string): boolean => !text.includes("T");

function instantOf(wall: WallTime, zone: string, isSecond: boolean | undefined): Date {
  const moment = momentOf(wall, zone);
  return isSecond && moment.occurs === "twice" ? moment.second : moment.instant;
}

/** The first and the last day of an event on the calendar of its place; midnight still belongs to the day before. */
export function daysOf(times: KeptTimes): { firstDay: CalendarDate; lastDay: CalendarDate } {
  const { startDate, endDate, timeZone } = times;
  if (times.firstDay && times.lastDay) return { firstDay: times.firstDay, lastDay: times.lastDay };
  const end = endDate && endDate > startDate ? new Date(endDate.getTime() - 1) : startDate;
  return { firstDay: dateInZone(startDate, timeZone), lastDay: dateInZone(end, timeZone) };
}

/** The times of an event as a person would enter them. */
export function whenOf(times: KeptTimes): EventWhen {
  const { timeZone, startDate, endDate, firstDay, lastDay } = times;
  if (firstDay && lastDay) return { timeZone, start: firstDay, end: lastDay };
  return {
    timeZone,
    start: wallTimeOf(startDate, timeZone),
    isStartSecond: isSecond(startDate, timeZone),
    end: endDate && wallTimeOf(endDate, timeZone),
    isEndSecond: endDate !== null && isSecond(endDate, timeZone),
  };
}

function isSecond(instant: Date, zone: string): boolean {
  const moment = momentOf(wallTimeOf(instant, zone), zone);
  return moment.occurs === "twice" && moment.second.getTime() === instant.getTime();
}

/**
 * The same event so many days later: the clock at the place shows the same time of day, also where clocks change in
 * between, and a night stays a night.
 */
export function movedByDays(times: KeptTimes, days: number): EventWhen {
  const { timeZone, start, end } = whenOf(times);
  return { timeZone, start: later(start, days), end: end ? later(end, days) : null };
}

const later = (text: string, days: number): string => addDays(text.slice(0, 10), days) + text.slice(10);

/** `12 Dec 2026, 09:30 GMT-5`: for the page, mails, notifications and calendar files alike. */
export function formatMoment(instant: Date, zone: string): string {
  return new Intl.DateTimeFormat("en-GB", {
    day: "numeric",
    month: "short",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    timeZone: zone,
    timeZoneName: "short",
  }).format(instant);
}

/** When an event begins in words, never without its zone; whole days need none. */
export function startInWords(times: KeptTimes): string {
  const { startDate, timeZone, firstDay, lastDay } = times;
  if (!firstDay || !lastDay) return `${formatMoment(startDate, timeZone)} (${timeZone})`;
  return firstDay === lastDay ? dayInWords(firstDay) : `${dayInWords(firstDay)} to ${dayInWords(lastDay)}`;
}
