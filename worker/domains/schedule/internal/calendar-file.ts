import type { CalendarDate } from "#contracts/core/dates-shapes.ts";
import { addDays } from "#contracts/core/dates.ts";
import { daysOf, startInWords } from "#contracts/schedule/event-times.ts";
import type { EventStatus } from "#contracts/schedule/shapes.ts";

import type { EventFound } from "./event-rows.ts";

/** RFC 5545: no line is longer, in octets and without its end. */
const LINE_OCTETS = 75;

/** A calendar knows no status of its own between confirmed and cancelled. */
const STATUS = {
  scheduled: "TENTATIVE",
  confirmed: "CONFIRMED",
  "in-transit": "CONFIRMED",
  completed: "CONFIRMED",
  cancelled: "CANCELLED",
} as const satisfies Record<EventStatus, string>;

export type Calendar = {
  /** Where the portal answers, without a trailing slash. */
  origin: string;
  /** What a calendar program calls a subscription; a single event has no name. */
  name?: string;
  /** The page of an event, below the origin. */
  pageOf: (event: EventFound["event"]) => string;
};

/**
 * Events as an iCalendar file (RFC 5545). Times are instants in UTC, which every program shows on its own clock, across
 * changes of clocks too; the time at the place stands in the text. Whole days are dates, in no zone.
 */
export function calendarFile(events: readonly EventFound[], calendar: Calendar): string {
  return fileOf(
    calendar.name,
    events.flatMap((found) => linesOf(found, calendar)),
  );
}

/** Something that takes whole days and is no event of the schedule; `uid` tells it from all others of the portal. */
export type Days = {
  uid: string;
  title: string;
  text: string;
  firstDay: CalendarDate;
  lastDay: CalendarDate;
  /** The page it stands on, below the origin. */
  page: string;
};

/** The same file of whole days; `at` is when they were counted. */
export function daysFile(days: readonly Days[], { origin, at }: { origin: string; at: Date }): string {
  return fileOf(
    undefined,
    days.flatMap(({ uid, title, text, firstDay, lastDay, page }) => [
      "BEGIN:VEVENT",
      `UID:${uid}@${new URL(origin).hostname}`,
      `DTSTAMP:${instantText(at)}`,
      ...wholeDays(firstDay, lastDay),
      `SUMMARY:${escaped(title)}`,
      `DESCRIPTION:${escaped(text)}`,
      `URL:${origin}${page}`,
      "END:VEVENT",
    ]),
  );
}

function fileOf(name: string | undefined, events: readonly string[]): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Pet Travel Portal//Schedule//EN",
    "CALSCALE:GREGORIAN",
    ...(name === undefined
      ? []
      : [
          `NAME:${escaped(name)}`,
          `X-WR-CALNAME:${escaped(name)}`,
          "REFRESH-INTERVAL;VALUE=DURATION:PT1H",
          "X-PUBLISHED-TTL:PT1H",
        ]),
    ...events,
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

function linesOf({ event, workspaceName }: EventFound, { origin, pageOf }: Calendar): string[] {
  const text = [
    event.description,
    ...(event.firstDay === null ? [startInWords(event)] : []),
    ...(workspaceName === null ? [] : [workspaceName]),
    ...(event.cancelReason === null ? [] : [event.cancelReason]),
  ];
  return [
    "BEGIN:VEVENT",
    `UID:event-${event.id}@${new URL(origin).hostname}`,
    // Of what has no sender: when this state of it was made.
    `DTSTAMP:${instantText(event.changedAt ?? event.createdAt)}`,
    `CREATED:${instantText(event.createdAt)}`,
    `SEQUENCE:${event.version}`,
    ...timesOf(event),
    `SUMMARY:${escaped(event.title)}`,
    `DESCRIPTION:${escaped(text.filter((part) => part !== "").join("\n"))}`,
    ...(event.location === null ? [] : [`LOCATION:${escaped(event.location)}`]),
    `STATUS:${STATUS[event.status]}`,
    `URL:${origin}${pageOf(event)}`,
    "END:VEVENT",
  ];
}

function timesOf(event: EventFound["event"]): string[] {
  if (event.firstDay !== null) {
    const { firstDay, lastDay } = daysOf(event);
    return wholeDays(firstDay, lastDay);
  }
  return [
    `DTSTART:${instantText(event.startDate)}`,
    ...(event.endDate === null ? [] : [`DTEND:${instantText(event.endDate)}`]),
  ];
}

/** The end is the day after the last, and a day off does not make anybody busy. */
const wholeDays = (firstDay: CalendarDate, lastDay: CalendarDate): string[] => [
  `DTSTART;VALUE=DATE:${dateText(firstDay)}`,
  `DTEND;VALUE=DATE:${dateText(addDays(lastDay, 1))}`,
  "TRANSP:TRANSPARENT",
];

const dateText = (date: string): string => date.replaceAll("-", "");

/** `20270314T130000Z`. */
const instantText = (instant: Date): string =>
  `${instant.toISOString().slice(0, 19).replaceAll(/[-:]/g, "")}Z`;

/** Text as a value; what no calendar may hold is left out. */
function escaped(text: string): string {
  return (
    text
      .replaceAll(/\r\n?/g, "\n")
      // oxlint-disable-next-line no-control-regex -- these are what must not stand in the file
      .replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f]/g, "")
      .replaceAll(/[\\;,]/g, (letter) => `\\${letter}`)
      .replaceAll("\n", "\\n")
  );
}

const encoder = new TextEncoder();

/** A long line goes on after a line break and a space; no letter is cut in two. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = "";
  let octets = 0;
  for (const letter of line) {
    const size = encoder.encode(letter).length;
    if (octets + size > LINE_OCTETS) {
      parts.push(part);
      part = " ";
      octets = 1;
    }
    part += letter;
    octets += size;
  }
  return [...parts, part].join("\r\n");
}
