import * as z from "zod";

import { Id, requiredText } from "#contracts/core/fields.ts";
import { LIMITS } from "#contracts/core/limits.ts";
import { pageOf } from "#contracts/core/paging-shapes.ts";
import { defineRoutes } from "#contracts/core/route.ts";

import {
  EventChange,
  EventDetail,
  EventDraft,
  EventPatch,
  CalendarFeed,
  NewFeed,
  ScheduleEvent,
  ScheduleFilter,
} from "./shapes.ts";
import { EVENT_STEPS } from "./terms.ts";

const OneEvent = z.object({ eventId: Id });

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
    input: EventChange.extend({ status: z.enum(EVENT_STEPS) }),
    output: ScheduleEvent,
  },
  cancel: {
    kind: "mutation",
    access: "staff",
    rest: "POST /schedule/events/:eventId/cancel",
    summary: "Cancel an event, with the reason",
    input: EventChange.extend({ reason: requiredText(LIMITS.reason, "Say why it is cancelled") }),
    output: ScheduleEvent,
  },
  feed: {
    kind: "query",
    access: "signed-in",
    rest: "GET /schedule/feed",
    summary: "Whether one's private calendar address is in use, and since when",
    input: z.object({}),
    output: CalendarFeed.nullable(),
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
