import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, uniqueIndex } from "drizzle-orm/sqlite-core";

import { atLeast, createdAt, instant, key } from "#db/columns.ts";

import { users } from "./auth.ts";
import { scheduleEvents } from "./schedule.ts";
import { tasks } from "./tasks.ts";
import { workspaces } from "./workspaces.ts";

/**
 * A time that somebody has booked for a step. Triggers keep two of one host apart, with what is kept free around them,
 * and let a booking follow its event of the schedule.
 */
export const bookings = sqliteTable(
  "bookings",
  {
    id: key(),
    taskId: integer("task_id").references(() => tasks.id, { onDelete: "set null" }),
    workspaceId: integer("workspace_id")
      .notNull()
      .references(() => workspaces.id),
    /** The colleague whose time it is; 0 for the time of the team. */
    hostId: integer("host_id").notNull(),
    eventId: integer("event_id")
      .notNull()
      .references(() => scheduleEvents.id),
    startsAt: instant("starts_at").notNull(),
    endsAt: instant("ends_at").notNull(),
    /** Kept free before and after, in milliseconds. */
    freeBefore: integer("free_before").notNull(),
    freeAfter: integer("free_after").notNull(),
    bookedById: integer("booked_by_id")
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
    cancelledAt: instant("cancelled_at"),
    remindedAt: instant("reminded_at"),
  },
  (t) => [
    uniqueIndex("bookings_task_id_idx")
      .on(t.taskId)
      .where(sql`cancelled_at is null`),
    uniqueIndex("bookings_event_id_idx").on(t.eventId),
    index("bookings_host_idx")
      .on(t.hostId, t.startsAt)
      .where(sql`cancelled_at is null`),
    /** What the reminder looks at. */
    index("bookings_remind_idx")
      .on(t.startsAt)
      .where(sql`cancelled_at is null and reminded_at is null`),
    index("bookings_workspace_id_idx").on(t.workspaceId),
    atLeast("bookings_free_before_check", t.freeBefore, 0),
    atLeast("bookings_free_after_check", t.freeAfter, 0),
  ],
);
