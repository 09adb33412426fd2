import ICAL from "ical.js";

import type { CalendarDate } from "#contracts/core/dates-shapes.ts";
import { addDays } from "#contracts/core/dates.ts";
import { daysOf, startInWords } from "#contracts/schedule/event-times.ts";
import type { EventStatus } from "#contracts/schedule/shapes.ts";

import type { EventFound } from "./event-rows.ts";

/** A property as RFC 7265 writes it: name, parameters, type, value. */
type Property = [name: string, parameters: object, type: string, value: string | number];
type Component = [name: "vevent" | "valarm", properties: Property[], parts: Component[]];

// RFC 5545 takes 75 octets a line; ical.js does not count the space that a folded one begins with.
ICAL.foldLength = 74;

// Not in RFC 5545, and for programs that read them without a parameter that says of what type they are.
Object.assign(ICAL.design.icalendar.property, {
  name: { defaultType: "text" },
  "x-wr-calname": { defaultType: "text" },
  "x-published-ttl": { defaultType: "duration" },
});

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
  /** It is sent to somebody, to be entered or taken out: the file says which, and reminds the day before. */
  isSent?: boolean;
  /** The page of an event, below the origin. */
  pageOf: (event: EventFound["event"]) => string;
  /** What stands among the events. */
  days?: readonly Days[];
};

/**
 * Events as an iCalendar file (RFC 5545). Times are instants in UTC, which every program shows on its own clock, across
 * changes of clocks too; the time at the place stands in the text. Whole days are dates, in no zone.
 */
export function calendarFile(events: readonly EventFound[], calendar: Calendar): string {
  const isCancelled = events.every(({ event }) => event.status === "cancelled");
  return fileOf(
    [
      ...(calendar.isSent ? [text("method", isCancelled ? "CANCEL" : "PUBLISH")] : []),
      ...(calendar.name === undefined ? [] : subscribed(calendar.name)),
    ],
    [
      ...events.map((found) => componentOf(found, calendar)),
      ...(calendar.days ?? []).map((one) => dayOf(one, calendar.origin)),
    ],
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
  /** Since when this is so. */
  at: Date;
};

/** The same file of whole days alone. */
export function daysFile(days: readonly Days[], origin: string): string {
  return fileOf(
    [],
    days.map((one) => dayOf(one, origin)),
  );
}

function dayOf({ uid, title, text: description, firstDay, lastDay, page, at }: Days, origin: string) {
  return vevent([
    text("uid", `${uid}@${new URL(origin).hostname}`),
    instant("dtstamp", at),
    ...wholeDays(firstDay, lastDay),
    text("summary", title),
    text("description", description),
    ["url", {}, "uri", `${origin}${page}`],
  ]);
}

const subscribed = (name: string): Property[] => [
  text("name", name),
  text("x-wr-calname", name),
  duration("refresh-interval", "PT1H"),
  duration("x-published-ttl", "PT1H"),
];

function fileOf(about: readonly Property[], events: readonly Component[]): string {
  const properties: Property[] = [
    text("version", "2.0"),
    text("prodid", "-//Pet Travel Portal//Schedule//EN"),
    text("calscale", "GREGORIAN"),
    ...about,
  ];
  return `${ICAL.stringify(["vcalendar", properties, events])}\r\n`;
}

function componentOf({ event, workspaceName }: EventFound, { origin, pageOf, isSent }: Calendar): Component {
  const said = [
    event.description,
    ...(event.toBring === "" ? [] : [`Bring: ${event.toBring}`]),
    ...(event.firstDay === null ? [startInWords(event)] : []),
    ...(workspaceName === null ? [] : [workspaceName]),
    ...(event.cancelReason === null ? [] : [event.cancelReason]),
  ];
  const properties: Property[] = [
    text("uid", `event-${event.id}@${new URL(origin).hostname}`),
    // Of what has no sender: when this state of it was made.
    instant("dtstamp", event.changedAt ?? event.createdAt),
    instant("created", event.createdAt),
    ["sequence", {}, "integer", event.version],
    ...timesOf(event),
    text("summary", event.title),
    text("description", said.filter((part) => part !== "").join("\n")),
    ...(event.location === null ? [] : [text("location", event.location)]),
    text("status", STATUS[event.status]),
    ["url", {}, "uri", `${origin}${pageOf(event)}`],
  ];
  return vevent(properties, isSent && event.status !== "cancelled" ? [dayBefore(event.title)] : []);
}

const dayBefore = (title: string): Component => [
  "valarm",
  [text("action", "DISPLAY"), text("description", title), duration("trigger", "-P1D")],
  [],
];

function timesOf(event: EventFound["event"]): Property[] {
  if (event.firstDay !== null) {
    const { firstDay, lastDay } = daysOf(event);
    return wholeDays(firstDay, lastDay);
  }
  return [
    instant("dtstart", event.startDate),
    ...(event.endDate === null ? [] : [instant("dtend", event.endDate)]),
  ];
}

/** The end is the day after the last, and a day off does not make anybody busy. */
const wholeDays = (firstDay: CalendarDate, lastDay: CalendarDate): Property[] => [
  ["dtstart", {}, "date", firstDay],
  ["dtend", {}, "date", addDays(lastDay, 1)],
  text("transp", "TRANSPARENT"),
];

const vevent = (properties: Property[], alarms: Component[] = []): Component => [
  "vevent",
  properties,
  alarms,
];

const duration = (name: string, value: string): Property => [name, {}, "duration", value];

/** To the second. */
const instant = (name: string, at: Date): Property => [
  name,
  {},
  "date-time",
  `${at.toISOString().slice(0, 19)}Z`,
];

/** What no calendar may hold is left out. */
const text = (name: string, value: string): Property => [
  name,
  {},
  "text",
  value
    .replaceAll(/\r\n?/g, "\n")
    // oxlint-disable-next-line no-control-regex -- these are what must not stand in the file
    .replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f]/g, ""),
];
