import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

import { ROLES } from "#contracts/auth/terms.ts";
import {
  NOTIFICATION_CATEGORIES,
  NOTIFICATION_CHANNELS,
  NOTIFICATION_KINDS,
  NOTIFICATION_TYPES,
} from "#contracts/notifications/terms.ts";
import { MEMBER_ROLES } from "#contracts/workspaces/terms.ts";
import { createdAt, flag, instant, key, oneOf } from "#db/columns.ts";

import { users } from "./people.ts";
import { tasks } from "./tasks.ts";
import { workspaces } from "./workspaces.ts";

/** Messages of a workspace; with a task, a comment on it; internal ones are for staff only. */
export const messages = sqliteTable(
  "messages",
  {
    id: key(),
    workspaceId: integer("workspace_id")
      .notNull()
      .references(() => workspaces.id),
    taskId: integer("task_id").references(() => tasks.id),
    authorId: integer("author_id")
      .notNull()
      .references(() => users.id),
    body: text("body").notNull(),
    isInternal: flag("is_internal"),
    createdAt: createdAt(),
    requestId: text("request_id").notNull(),
  },
  (t) => [
    index("messages_workspace_id_idx").on(t.workspaceId, t.createdAt, t.id),
    index("messages_task_id_idx").on(t.taskId, t.createdAt, t.id),
    uniqueIndex("messages_request_id_idx").on(t.requestId),
  ],
);

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
  },
  (t) => [
    index("notifications_user_id_idx").on(t.userId, t.createdAt, t.id),
    index("notifications_kind_idx").on(t.userId, t.kind, t.createdAt, t.id),
    index("notifications_unread_idx")
      .on(t.userId, t.createdAt, t.id)
      .where(sql`read_at is null`),
    index("notifications_unread_kind_idx")
      .on(t.userId, t.kind, t.createdAt, t.id)
      .where(sql`read_at is null`),
    index("notifications_digest_idx")
      .on(t.userId, t.createdAt)
      .where(sql`awaits_digest = 1`),
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

/** Who a message names with `@`. */
export const messageMentions = sqliteTable(
  "message_mentions",
  {
    messageId: integer("message_id")
      .notNull()
      .references(() => messages.id, { onDelete: "cascade" }),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
  },
  (t) => [primaryKey({ columns: [t.messageId, t.userId] })],
);

/** Invitations of owners (with a workspace) and of colleagues. The token itself is only ever in the mail. */
export const invitations = sqliteTable(
  "invitations",
  {
    id: key(),
    workspaceId: integer("workspace_id").references(() => workspaces.id),
    email: text("email").notNull(),
    name: text("name").notNull(),
    role: text("role", { enum: ROLES }).notNull(),
    memberRole: text("member_role", { enum: MEMBER_ROLES }),
    personalMessage: text("personal_message"),
    tokenHash: text("token_hash").notNull(),
    invitedById: integer("invited_by_id")
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
    expiresAt: instant("expires_at").notNull(),
    /** What can be typed instead of opening the link: signed with the portal's secret, for its address alone. */
    codeHash: text("code_hash"),
    openedAt: instant("opened_at"),
    acceptedAt: instant("accepted_at"),
    revokedAt: instant("revoked_at"),
    /** When whoever was invited too late has asked for a new one. */
    askedAgainAt: instant("asked_again_at"),
    /** When this one was sent as a reminder of the one before. */
    remindedAt: instant("reminded_at"),
    requestId: text("request_id").notNull(),
  },
  (t) => [
    uniqueIndex("invitations_token_hash_idx").on(t.tokenHash),
    uniqueIndex("invitations_request_id_idx").on(t.requestId),
    index("invitations_workspace_id_idx").on(t.workspaceId, t.id),
    /** One live invitation for an address and a workspace; resending replaces it. */
    uniqueIndex("invitations_live_idx")
      .on(t.workspaceId, t.email)
      .where(sql`accepted_at is null and revoked_at is null`),
    /** By a typed code, and what is to be reminded of. */
    index("invitations_email_idx").on(t.email, t.id),
    index("invitations_open_idx")
      .on(t.createdAt)
      .where(sql`accepted_at is null and revoked_at is null and reminded_at is null`),
    /** The same for a colleague's address, whose invitation has no workspace. */
    uniqueIndex("invitations_colleagues_idx")
      .on(t.email)
      .where(sql`workspace_id is null and accepted_at is null and revoked_at is null`),
    oneOf("invitations_role_check", t.role, ROLES),
    oneOf("invitations_member_role_check", t.memberRole, MEMBER_ROLES),
  ],
);
