import * as z from "zod";

import { Instant } from "./core/dates.ts";
import { Id } from "./core/fields.ts";
import { PageInput, pageOf } from "./core/paging.ts";
import { defineRoutes } from "./core/route.ts";

export const NOTIFICATION_TYPES = ["info", "success", "warning", "error"] as const;
export const NotificationType = z.enum(NOTIFICATION_TYPES);
export type NotificationType = z.infer<typeof NotificationType>;

export const NOTIFICATION_CATEGORIES = ["document", "travel", "task", "system"] as const;
export const NotificationCategory = z.enum(NOTIFICATION_CATEGORIES);
export type NotificationCategory = z.infer<typeof NotificationCategory>;

/** What a notification is about; a person chooses for each how to be told. */
export const NOTIFICATION_KINDS = [
  "assigned",
  "progress",
  "due",
  "document",
  "payment",
  "message",
  "mention",
  "stuck",
  "journey",
] as const;
export const NotificationKind = z.enum(NOTIFICATION_KINDS);
export type NotificationKind = z.infer<typeof NotificationKind>;

/** `mail` is the portal and a mail besides; `digest` the portal and one mail a day of what is still unread. */
export const NOTIFICATION_CHANNELS = ["portal", "mail", "digest", "none"] as const;
export const NotificationChannel = z.enum(NOTIFICATION_CHANNELS);
export type NotificationChannel = z.infer<typeof NotificationChannel>;

export const COMPACT_NOTIFICATIONS = 5;
export const UNREAD_BADGE_MAX = 9;

export const Notification = z.object({
  id: Id,
  title: z.string(),
  message: z.string(),
  type: NotificationType,
  category: NotificationCategory,
  kind: NotificationKind,
  /** How many happenings of one kind and place it stands for; the words are the latest one's. */
  times: z.number().int().min(1),
  isRead: z.boolean(),
  createdAt: Instant,
  workspaceId: Id.nullable(),
  taskId: Id.nullable(),
  actionUrl: z.string().nullable(),
  /** Whether the reader has muted the reminders of its action; null where it is no reminder of one. */
  isMuted: z.boolean().nullable(),
});
export type Notification = z.infer<typeof Notification>;

export const NotificationFilter = PageInput.extend({
  kind: NotificationKind.optional(),
  isUnread: z.boolean().optional(),
});
export type NotificationFilter = z.infer<typeof NotificationFilter>;

export const NotificationPreference = z.object({ kind: NotificationKind, channel: NotificationChannel });
export type NotificationPreference = z.infer<typeof NotificationPreference>;

/** An action that a person is no longer reminded of. */
export const MutedAction = z.object({
  taskId: Id,
  title: z.string(),
  workspaceId: Id,
  workspaceName: z.string(),
});
export type MutedAction = z.infer<typeof MutedAction>;

export const notificationRoutes = defineRoutes({
  list: {
    kind: "query",
    access: "signed-in",
    rest: "GET /notifications",
    summary: "The caller's notifications, newest first, those of a kind or the unread ones alone",
    input: NotificationFilter,
    output: pageOf(Notification),
  },
  unreadCount: {
    kind: "query",
    access: "signed-in",
    rest: "GET /notifications/unread-count",
    summary: "How many of the caller's notifications are unread",
    input: z.object({}),
    output: z.object({ unread: z.number().int() }),
  },
  markRead: {
    kind: "mutation",
    access: "signed-in",
    rest: "POST /notifications/:notificationId/read",
    summary: "Mark one notification read",
    input: z.object({ notificationId: Id }),
    output: z.object({ unread: z.number().int() }),
  },
  markAllRead: {
    kind: "mutation",
    access: "signed-in",
    rest: "POST /notifications/read-all",
    summary: "Mark every notification of the caller read",
    input: z.object({}),
    output: z.object({ unread: z.number().int() }),
  },
  preferences: {
    kind: "query",
    access: "signed-in",
    rest: "GET /notifications/preferences",
    summary: "How the caller is told of each kind of thing",
    input: z.object({}),
    output: z.array(NotificationPreference),
  },
  setPreference: {
    kind: "mutation",
    access: "signed-in",
    rest: "POST /notifications/preferences",
    summary: "Choose how to be told of a kind of thing",
    input: NotificationPreference,
    output: NotificationPreference,
  },
  muted: {
    kind: "query",
    access: "signed-in",
    rest: "GET /notifications/muted",
    summary: "The open actions that the caller is not reminded of, last muted first",
    input: PageInput,
    output: pageOf(MutedAction),
  },
  mute: {
    kind: "mutation",
    access: "customer-of-workspace",
    rest: "PUT /tasks/:taskId/mute",
    summary: "Stop or start reminding the caller of an action; the reminders of others go on",
    input: z.object({ taskId: Id, isMuted: z.boolean() }),
    output: z.object({ taskId: Id, isMuted: z.boolean() }),
  },
});
