import * as z from "zod";

import { CalendarDate, Instant } from "./core/dates.ts";
import { Id, optionalText, RequestId, requiredText, Version } from "./core/fields.ts";
import { LIMITS } from "./core/limits.ts";
import { PageInput, pageOf } from "./core/paging.ts";
import { defineRoutes } from "./core/route.ts";
import { fold } from "./core/text.ts";
import { isZone, WallTime } from "./core/wall-time.ts";

export const EVENT_TYPES = ["departure", "arrival", "other"] as const;
export const EventType = z.enum(EVENT_TYPES);
export type EventType = z.infer<typeof EventType>;

export const EVENT_STATUSES = ["scheduled", "confirmed", "in-transit", "completed", "cancelled"] as const;
export const EventStatus = z.enum(EVENT_STATUSES);
export type EventStatus = z.infer<typeof EventStatus>;

/** The longest quarantine of any country is 180 days. */
export const EVENT_DAYS_MAX = 366;

export const ScheduleEvent = z.object({
  id: Id,
  workspaceId: Id.nullable(),
  workspaceName: z.string().nullable(),
  eventType: EventType,
  title: z.string(),
  description: z.string(),
  startDate: Instant,
  endDate: Instant.nullable(),
  /** The zone of the place, in which people read the time. */
  timeZone: z.string(),
  /** Of whole days: dates, the same in every zone. Their instants are the bounds of those days at the place. */
  isAllDay: z.boolean(),
  /** The days on the calendar of the place, first and last. */
  firstDay: CalendarDate,
  lastDay: CalendarDate,
  location: z.string().nullable(),
  status: EventStatus,
  cancelReason: z.string().nullable(),
  version: Version,
});
export type ScheduleEvent = z.infer<typeof ScheduleEvent>;

/** An appointment that is booked with the person in charge of an event's journey while the event lasts. */
const Overlap = z.object({ title: z.string(), startsAt: Instant, timeZone: z.string() });

/** An event with what it lies over, which only staff are told. */
export const EventDetail = ScheduleEvent.extend({ overlaps: z.array(Overlap) });
export type EventDetail = z.infer<typeof EventDetail>;

/** What of an event is searched. */
export function eventSearchText(event: {
  title: string;
  location: string | null;
  description: string;
}): string {
  return fold(`${event.title}\n${event.location ?? ""}\n${event.description}`);
}

/** `upcoming` holds what begins from a day ago on, earliest first; `past` what began before, latest first. */
export const EVENT_PERIODS = ["all", "upcoming", "past"] as const;

export const ScheduleFilter = z.object({
  ...PageInput.shape,
  period: z.enum(EVENT_PERIODS).default("all"),
  /** In title, place and description. */
  q: z.string().trim().max(LIMITS.search).default(""),
  eventType: EventType.optional(),
  status: EventStatus.optional(),
  workspaceId: Id.optional(),
  /** Begins on these days of UTC, the last one included. */
  from: CalendarDate.optional(),
  to: CalendarDate.optional(),
  /** Began before this day of UTC, ends on it or later, and lasts longer than a day. */
  underWayOn: CalendarDate.optional(),
});
export type ScheduleFilter = z.infer<typeof ScheduleFilter>;

/** Outside it lies a slip of the pen. */
const inThisCentury = (text: string) => text.startsWith("20");
const Moment = z
  .union([CalendarDate, WallTime], "Give a day, or a day and a time")
  .refine(inThisCentury, "Give a year from 2000 to 2099");

/** When something happens, as the clock on the wall of the place shows it: two days, or two times of day. */
export const EventWhen = z.object({
  timeZone: z.string().max(64).refine(isZone, "This is not a time zone"),
  /** `2027-03-14` for whole days, `2027-03-14T09:00` for a time. */
  start: Moment,
  /** The last day, or the time it ends. */
  end: Moment.nullish(),
  /** Of a time that comes twice, since clocks are set back: the second. */
  isStartSecond: z.boolean().optional(),
  isEndSecond: z.boolean().optional(),
});
export type EventWhen = z.infer<typeof EventWhen>;

const facts = {
  workspaceId: Id.nullish(),
  eventType: EventType,
  title: requiredText(LIMITS.title, "Give the event a title"),
  description: optionalText(LIMITS.notes),
  location: optionalText(LIMITS.address),
  when: EventWhen,
};

export const EventDraft = z.object({ ...facts, requestId: RequestId.optional() });
export type EventDraft = z.infer<typeof EventDraft>;

const OneEvent = z.object({ eventId: Id });
const Change = z.object({ eventId: Id, version: Version });

/** What is left out stays; an empty description or place is taken away. */
export const EventPatch = Change.extend({
  ...facts,
  eventType: EventType.optional(),
  title: facts.title.optional(),
  description: z.string().trim().normalize().max(LIMITS.notes).optional(),
  location: z.string().trim().normalize().max(LIMITS.address).optional(),
  when: EventWhen.optional(),
});
export type EventPatch = z.infer<typeof EventPatch>;

/** The steps a person takes; cancelling asks for a reason and is a call of its own. */
export const EVENT_STEPS = ["confirmed", "in-transit", "completed"] as const;
export type EventStep = (typeof EVENT_STEPS)[number];

/** A private calendar address; the address itself is shown once, when it is made. */
const Feed = z.object({ createdAt: Instant });
const NewFeed = Feed.extend({ address: z.string() });
export type NewFeed = z.infer<typeof NewFeed>;

export const scheduleRoutes = defineRoutes({
  events: {
    kind: "query",
    access: "signed-in",
    rest: "GET /schedule/events",
    summary: "Events of journeys, earliest first",
    input: ScheduleFilter,
    output: pageOf(ScheduleEvent),
  },
  find: {
    kind: "query",
    access: "customer-of-workspace",
    rest: "GET /schedule/events/:eventId",
    summary: "One event, and for staff the booked appointments of the person in charge that it lies over",
    input: OneEvent,
    output: EventDetail,
  },
  create: {
    kind: "mutation",
    access: "staff",
    rest: "POST /schedule/events",
    summary: "Schedule an event, with its time on the clock of its place",
    input: EventDraft,
    output: ScheduleEvent,
  },
  update: {
    kind: "mutation",
    access: "staff",
    rest: "PATCH /schedule/events/:eventId",
    summary: "Change or move an event that is neither completed nor cancelled",
    input: EventPatch,
    output: ScheduleEvent,
  },
  advance: {
    kind: "mutation",
    access: "staff",
    rest: "POST /schedule/events/:eventId/status",
    summary: "Take an event one step further: confirmed, in-transit, completed",
    input: Change.extend({ status: z.enum(EVENT_STEPS) }),
    output: ScheduleEvent,
  },
  cancel: {
    kind: "mutation",
    access: "staff",
    rest: "POST /schedule/events/:eventId/cancel",
    summary: "Cancel an event, with the reason",
    input: Change.extend({ reason: requiredText(LIMITS.reason, "Say why it is cancelled") }),
    output: ScheduleEvent,
  },
  feed: {
    kind: "query",
    access: "signed-in",
    rest: "GET /schedule/feed",
    summary: "Whether one's private calendar address is in use, and since when",
    input: z.object({}),
    output: Feed.nullable(),
  },
  renewFeed: {
    kind: "mutation",
    access: "signed-in",
    rest: "POST /schedule/feed",
    summary: "Make a private calendar address; the one before no longer works",
    input: z.object({}),
    output: NewFeed,
  },
  revokeFeed: {
    kind: "mutation",
    access: "signed-in",
    rest: "DELETE /schedule/feed",
    summary: "Take one's private calendar address out of use",
    input: z.object({}),
    output: z.object({ revoked: z.boolean() }),
  },
});
