import * as z from "zod";

import { CalendarDate, Instant } from "#contracts/core/dates-shapes.ts";
import { Id, optionalText, RequestId, requiredText, Version } from "#contracts/core/fields.ts";
import { LIMITS } from "#contracts/core/limits.ts";
import { PageInput } from "#contracts/core/paging-shapes.ts";
import { WallTime } from "#contracts/core/wall-time-shapes.ts";
import { isZone } from "#contracts/core/wall-time.ts";

import { EVENT_PERIODS, EVENT_STATUSES, EVENT_TYPES } from "./terms.ts";

export const EventType = z.enum(EVENT_TYPES);
export type EventType = z.infer<typeof EventType>;

export const EventStatus = z.enum(EVENT_STATUSES);
export type EventStatus = z.infer<typeof EventStatus>;

export const ScheduleEvent = z.object({
  id: Id,
  workspaceId: Id.nullable(),
  workspaceName: z.string().nullable(),
  eventType: EventType,
  title: z.string(),
  description: z.string(),
  /** What the people of the journey bring along; empty for nothing. */
  toBring: z.string(),
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
  toBring: optionalText(LIMITS.notes),
  location: optionalText(LIMITS.address),
  when: EventWhen,
};

export const EventDraft = z.object({ ...facts, requestId: RequestId.optional() });
export type EventDraft = z.infer<typeof EventDraft>;

export const EventChange = z.object({ eventId: Id, version: Version });

/** What is left out stays; an empty text is taken away. */
export const EventPatch = EventChange.extend({
  ...facts,
  eventType: EventType.optional(),
  title: facts.title.optional(),
  description: z.string().trim().normalize().max(LIMITS.notes).optional(),
  toBring: z.string().trim().normalize().max(LIMITS.notes).optional(),
  location: z.string().trim().normalize().max(LIMITS.address).optional(),
  when: EventWhen.optional(),
});
export type EventPatch = z.infer<typeof EventPatch>;

/** A private calendar address; the address itself is shown once, when it is made. */
export const CalendarFeed = z.object({ createdAt: Instant });
export const NewFeed = CalendarFeed.extend({ address: z.string() });
export type NewFeed = z.infer<typeof NewFeed>;
