import * as z from "zod";

import { Instant } from "./core/dates.ts";
import { Id } from "./core/fields.ts";
import { PageInput, pageOf } from "./core/paging.ts";
import { defineRoutes } from "./core/route.ts";

export const EVENT_TYPES = ["departure", "arrival", "other"] as const;
export const EventType = z.enum(EVENT_TYPES);
export type EventType = z.infer<typeof EventType>;

export const EVENT_STATUSES = ["scheduled", "confirmed", "in-transit", "completed", "cancelled"] as const;
export const EventStatus = z.enum(EVENT_STATUSES);
export type EventStatus = z.infer<typeof EventStatus>;

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
  location: z.string().nullable(),
  status: EventStatus,
});
export type ScheduleEvent = z.infer<typeof ScheduleEvent>;

/** `upcoming` holds what begins from a day ago on, earliest first; `past` what began before, latest first. */
export const EVENT_PERIODS = ["all", "upcoming", "past"] as const;

export const ScheduleFilter = z.object({
  ...PageInput.shape,
  period: z.enum(EVENT_PERIODS).default("all"),
});
export type ScheduleFilter = z.infer<typeof ScheduleFilter>;

export const scheduleRoutes = defineRoutes({
  events: {
    kind: "query",
    access: "signed-in",
    rest: "GET /schedule/events",
    summary: "Events of journeys, earliest first",
    input: ScheduleFilter,
    output: pageOf(ScheduleEvent),
  },
});
