import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

import { EVENT_STATUSES, EVENT_TYPES } from "#contracts/schedule/terms.ts";
import { calendarDate, createdAt, foldedText, instant, isDate, key, oneOf, version } from "#db/columns.ts";

import { users } from "./auth.ts";
import { workspaces } from "./workspaces.ts";

export const scheduleEvents = sqliteTable(
  "schedule_events",
  {
    id: key(),
    workspaceId: integer("workspace_id").references(() => workspaces.id),
    eventType: text("event_type", { enum: EVENT_TYPES }).notNull(),
    title: text("title").notNull(),
    description: text("description").notNull().default(""),
    toBring: text("to_bring").notNull().default(""),
    startDate: instant("start_date").notNull(),
    endDate: instant("end_date"),
    /** IANA zone of the place. */
    timeZone: text("time_zone").notNull().default("UTC"),
    /** Set for an event of whole days only; its instants are then the bounds of these days at the place. */
    firstDay: calendarDate("first_day"),
    lastDay: calendarDate("last_day"),
    location: text("location"),
    status: text("status", { enum: EVENT_STATUSES }).notNull().default("scheduled"),
    cancelReason: text("cancel_reason"),
    createdAt: createdAt(),
    /** Null until the first change. */
    changedAt: instant("changed_at"),
    /** Title, place and description as they are searched. */
    searchText: foldedText("search_text"),
    /** Of the attempt that made it. */
    requestId: text("request_id"),
    version: version(),
  },
  (t) => [
    index("schedule_events_start_date_idx").on(t.startDate, t.id),
    index("schedule_events_workspace_id_idx").on(t.workspaceId, t.startDate, t.id),
    uniqueIndex("schedule_events_request_id_idx").on(t.requestId),
    // What lasts longer than a day is looked for by its end: it may have begun long before the days on a calendar.
    index("schedule_events_long_idx")
      .on(t.endDate)
      .where(sql`end_date - start_date > 86400000`),
    isDate("schedule_events_first_day_check", t.firstDay),
    isDate("schedule_events_last_day_check", t.lastDay),
    oneOf("schedule_events_event_type_check", t.eventType, EVENT_TYPES),
    oneOf("schedule_events_status_check", t.status, EVENT_STATUSES),
  ],
);

/** The private calendar address of a person. The token stands only in the address; this keeps its SHA-256. */
export const calendarFeeds = sqliteTable(
  "calendar_feeds",
  {
    userId: integer("user_id")
      .primaryKey()
      .references(() => users.id),
    tokenHash: text("token_hash").notNull(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex("calendar_feeds_token_hash_idx").on(t.tokenHash)],
);
