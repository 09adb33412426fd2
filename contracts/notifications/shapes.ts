import * as z from "zod";

import { Instant } from "#contracts/core/dates-shapes.ts";
import { Id } from "#contracts/core/fields.ts";
import { PageInput } from "#contracts/core/paging-shapes.ts";

import {
  NOTIFICATION_CATEGORIES,
  NOTIFICATION_CHANNELS,
  NOTIFICATION_KINDS,
  NOTIFICATION_TYPES,
} from "./terms.ts";

export const NotificationType = z.enum(NOTIFICATION_TYPES);
export type NotificationType = z.infer<typeof NotificationType>;

export const NotificationCategory = z.enum(NOTIFICATION_CATEGORIES);
export type NotificationCategory = z.infer<typeof NotificationCategory>;

export const NotificationKind = z.enum(NOTIFICATION_KINDS);
export type NotificationKind = z.infer<typeof NotificationKind>;

export const NotificationChannel = z.enum(NOTIFICATION_CHANNELS);
export type NotificationChannel = z.infer<typeof NotificationChannel>;

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
