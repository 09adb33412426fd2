import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

import { EVENT_STATUSES, EVENT_TYPES } from "#contracts/schedule.ts";
import { createdAt, instant, key, oneOf, version } from "#db/columns.ts";

import { workspaces } from "./workspaces.ts";

export const scheduleEvents = sqliteTable(
  "schedule_events",
  {
    id: key(),
    workspaceId: integer("workspace_id").references(() => workspaces.id),
    eventType: text("event_type", { enum: EVENT_TYPES }).notNull(),
    title: text("title").notNull(),
    description: text("description").notNull().default(""),
    startDate: instant("start_date").notNull(),
    endDate: instant("end_date"),
    /** IANA zone of the place. */
    timeZone: text("time_zone").notNull().default("UTC"),
    location: text("location"),
    status: text("status", { enum: EVENT_STATUSES }).notNull().default("scheduled"),
    createdAt: createdAt(),
    version: version(),
  },
  (t) => [
    index("schedule_events_start_date_idx").on(t.startDate, t.id),
    index("schedule_events_workspace_id_idx").on(t.workspaceId, t.startDate, t.id),
    oneOf("schedule_events_event_type_check", t.eventType, EVENT_TYPES),
    oneOf("schedule_events_status_check", t.status, EVENT_STATUSES),
  ],
);
