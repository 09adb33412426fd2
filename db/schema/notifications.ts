import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

import {
  NOTIFICATION_CATEGORIES,
  NOTIFICATION_CHANNELS,
  NOTIFICATION_KINDS,
  NOTIFICATION_TYPES,
} from "#contracts/notifications/terms.ts";
import { createdAt, flag, instant, key, oneOf } from "#db/columns.ts";

import { users } from "./auth.ts";
import { tasks } from "./tasks.ts";
import { workspaces } from "./workspaces.ts";

export const notifications = sqliteTable(
  "notifications",
  {
    id: key(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    title: text("title").notNull(),
    message: text("message").notNull(),
    type: text("type", { enum: NOTIFICATION_TYPES }).notNull(),
    category: text("category", { enum: NOTIFICATION_CATEGORIES }).notNull(),
    workspaceId: integer("workspace_id").references(() => workspaces.id),
    taskId: integer("task_id").references(() => tasks.id),
    actionUrl: text("action_url"),
    createdAt: createdAt(),
    readAt: instant("read_at"),
    /** What it is about, for the reader's preferences. No check: kinds grow without the table being copied. */
    kind: text("kind", { enum: NOTIFICATION_KINDS }).notNull().default("journey"),
    /** How many happenings it stands for. */
    times: integer("times").notNull().default(1),
    /** Sent by mail as well: a trigger puts the mail into the outbox. */
    byMail: flag("by_mail"),
    /** To be told in the reader's next mail of the day, unless it has been read by then. */
    awaitsDigest: flag("awaits_digest"),
    /**
     * Came before its journey was archived or its reader taken off it: in no list and no number until the one is restored
     * or the other takes part again. Kept by triggers on workspaces and their members.
     */
    isPutAway: flag("is_put_away"),
  },
  (t) => [
    // A bound id is a floating-point number, of which text makes `/workspace/10.0`.
    check("notifications_action_url_check", sql`action_url is null or action_url not glob '/*/*.0*'`),
    index("notifications_user_id_idx")
      .on(t.userId, t.createdAt, t.id)
      .where(sql`is_put_away = 0`),
    index("notifications_kind_idx")
      .on(t.userId, t.kind, t.createdAt, t.id)
      .where(sql`is_put_away = 0`),
    index("notifications_unread_idx")
      .on(t.userId, t.createdAt, t.id)
      .where(sql`read_at is null and is_put_away = 0`),
    index("notifications_unread_kind_idx")
      .on(t.userId, t.kind, t.createdAt, t.id)
      .where(sql`read_at is null and is_put_away = 0`),
    index("notifications_digest_idx")
      .on(t.userId, t.createdAt)
      .where(sql`awaits_digest = 1 and is_put_away = 0`),
    index("notifications_workspace_id_idx").on(t.workspaceId, t.userId),
    oneOf("notifications_type_check", t.type, NOTIFICATION_TYPES),
    oneOf("notifications_category_check", t.category, NOTIFICATION_CATEGORIES),
  ],
);

/** How a person wants to be told of a kind of thing; without a row the Worker knows. */
export const notificationPreferences = sqliteTable(
  "notification_preferences",
  {
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: NOTIFICATION_KINDS }).notNull(),
    channel: text("channel", { enum: NOTIFICATION_CHANNELS }).notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.kind] }),
    oneOf("notification_preferences_channel_check", t.channel, NOTIFICATION_CHANNELS),
  ],
);

/** Actions that a person does not want to be reminded of. */
export const mutedTasks = sqliteTable(
  "muted_tasks",
  {
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    taskId: integer("task_id")
      .notNull()
      .references(() => tasks.id, { onDelete: "cascade" }),
    mutedAt: instant("muted_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.taskId] }),
    index("muted_tasks_muted_at_idx").on(t.userId, t.mutedAt, t.taskId),
    index("muted_tasks_task_id_idx").on(t.taskId),
  ],
);
