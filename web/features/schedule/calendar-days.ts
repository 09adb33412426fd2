import type { CalendarDate } from "#contracts/core/dates-shapes.ts";
import { addDays, daysBetween } from "#contracts/core/dates.ts";
import type { ScheduleEvent } from "#contracts/schedule/shapes.ts";

import type { Span } from "./schedule-search.ts";

const WEEK = 7;

/** The Monday of a day's week. */
export function weekStart(day: CalendarDate): CalendarDate {
  return addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % WEEK));
}

/** The weeks that show a month or a week, each from Monday. */
export function weeksOf(day: CalendarDate, span: Span): CalendarDate[][] {
  const first = weekStart(span === "week" ? day : monthStart(day));
  const last = span === "week" ? first : weekStart(addDays(nextMonth(day, 1), -1));
  const weeks = daysBetween(first, last) / WEEK + 1;
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: WEEK }, (__, at) => addDays(first, week * WEEK + at)),
  );
}

export const monthStart = (day: CalendarDate): CalendarDate => `${day.slice(0, 7)}-01`;

/** The first day of the month so many months on. */
export function nextMonth(day: CalendarDate, months: number): CalendarDate {
  const first = new Date(`${monthStart(day)}T00:00:00Z`);
  first.setUTCMonth(first.getUTCMonth() + months);
  return first.toISOString().slice(0, 10);
}

/** The same day of another month; of a shorter one its last. */
export function sameDayNextMonth(day: CalendarDate, months: number): CalendarDate {
  const first = nextMonth(day, months);
  const last = addDays(nextMonth(day, months + 1), -1);
  const wanted = addDays(first, Number(day.slice(8)) - 1);
  return wanted > last ? last : wanted;
}

/** The events of each day, by the calendar of their place: whole days first, then by the time there. */
export function eventsByDay(
  events: readonly ScheduleEvent[],
  first: CalendarDate,
  last: CalendarDate,
): Map<CalendarDate, ScheduleEvent[]> {
  const days = new Map<CalendarDate, ScheduleEvent[]>();
  for (const event of events) {
    const from = event.firstDay > first ? event.firstDay : first;
    const to = event.lastDay < last ? event.lastDay : last;
    for (let day = from; day <= to; day = addDays(day, 1)) {
      const list = days.get(day) ?? [];
      list.push(event);
      days.set(day, list);
    }
  }
  for (const list of days.values()) list.sort(inOrder);
  return days;
}

function inOrder(a: ScheduleEvent, b: ScheduleEvent): number {
  const rank = ({ isAllDay }: ScheduleEvent) => (isAllDay ? 0 : 1);
  return rank(a) - rank(b) || a.startDate.getTime() - b.startDate.getTime() || a.id - b.id;
}

/** Where a key leads in the calendar; null for a key that leads nowhere. */
export function dayAfterKey(key: string, day: CalendarDate): CalendarDate | null {
  switch (key) {
    case "ArrowLeft":
      return addDays(day, -1);
    case "ArrowRight":
      return addDays(day, 1);
    case "ArrowUp":
      return addDays(day, -WEEK);
    case "ArrowDown":
      return addDays(day, WEEK);
    case "Home":
      return weekStart(day);
    case "End":
      return addDays(weekStart(day), WEEK - 1);
    case "PageUp":
      return sameDayNextMonth(day, -1);
    case "PageDown":
      return sameDayNextMonth(day, 1);
    default:
      return null;
  }
}
