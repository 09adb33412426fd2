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

export const COMPACT_NOTIFICATIONS = 5;
export const UNREAD_BADGE_MAX = 9;

export const Notification = z.object({
  id: Id,
  title: z.string(),
  message: z.string(),
  type: NotificationType,
  category: NotificationCategory,
  isRead: z.boolean(),
  createdAt: Instant,
  workspaceId: Id.nullable(),
  taskId: Id.nullable(),
  actionUrl: z.string().nullable(),
});
export type Notification = z.infer<typeof Notification>;

export const notificationRoutes = defineRoutes({
  list: {
    kind: "query",
    access: "signed-in",
    rest: "GET /notifications",
    summary: "The caller's notifications, newest first",
    input: PageInput,
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
});
