import { isSameClock } from "#contracts/core/wall-time.ts";
import { formatMoment, type KeptTimes, startInWords } from "#contracts/schedule/event-times.ts";
import type { EventDetail, ScheduleEvent } from "#contracts/schedule/shapes.ts";
import { schedule as copy } from "#web/copy/schedule.ts";
import { formatDate, viewerZone } from "#web/core/dates.ts";

type Times = Pick<ScheduleEvent, "startDate" | "endDate" | "timeZone" | "isAllDay" | "firstDay" | "lastDay">;

/** An event's times as the rules of contracts take them: its days stand only where it is of whole days. */
export function keptTimes({ isAllDay, firstDay, lastDay, startDate, endDate, timeZone }: Times): KeptTimes {
  return {
    startDate,
    endDate,
    timeZone,
    firstDay: isAllDay ? firstDay : null,
    lastDay: isAllDay ? lastDay : null,
  };
}

/** When an event begins and ends on the wall clock of its place, with the zone's name; whole days as dates. */
export function timesThere(event: Times): { starts: string; ends: string | null } {
  if (event.isAllDay) {
    const ends = event.lastDay === event.firstDay ? null : formatDate(event.lastDay);
    return { starts: formatDate(event.firstDay), ends };
  }
  const { endDate, timeZone } = event;
  const ends = endDate && copy.inZone(formatMoment(endDate, timeZone), timeZone);
  return { starts: startInWords(keptTimes(event)), ends };
}

/** The beginning on the viewer's own wall clock; null where it shows the same as that of the place, and for whole days. */
export function startHere(
  { startDate, timeZone, isAllDay }: Times,
  zone: string = viewerZone(),
): string | null {
  if (isAllDay || isSameClock(startDate, zone, timeZone)) return null;
  return copy.inZone(formatMoment(startDate, zone), zone);
}

/** That an event lies over appointments, each with its beginning on its own clock. */
export const overlapWords = (overlaps: EventDetail["overlaps"]): string =>
  copy.overlaps(
    overlaps.map(
      ({ title, startsAt, timeZone }) =>
        `${title}, ${copy.inZone(formatMoment(startsAt, timeZone), timeZone)}`,
    ),
  );

/** `09:00 GMT-5` of the place on the first day of an event, `Until 11:00 GMT-5` on a last one; between them it is all day. */
export function clockThere(event: Times, day: string): string {
  const { startDate, endDate, timeZone, isAllDay, firstDay, lastDay } = event;
  const clock = (instant: Date) =>
    new Intl.DateTimeFormat("en-GB", {
      hour: "2-digit",
      minute: "2-digit",
      timeZone,
      timeZoneName: "short",
    }).format(instant);
  if (!isAllDay && day === firstDay) return clock(startDate);
  if (!isAllDay && endDate && day === lastDay) return copy.until(clock(endDate));
  return copy.allDay;
}
