import * as z from "zod";

import { Id } from "#contracts/core/fields.ts";
import { PageInput, pageOf } from "#contracts/core/paging-shapes.ts";
import { defineRoutes } from "#contracts/core/route.ts";

import { MutedAction, Notification, NotificationFilter, NotificationPreference } from "./shapes.ts";

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
