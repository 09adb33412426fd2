import type { NotificationType } from "#contracts/notifications.ts";

export const notifications = {
  title: "Notifications",
  subtitle: "What happened on the journeys you look after",
  open: (unread: number) => (unread === 0 ? "Notifications" : `Notifications, ${unread} unread`),
  markAllRead: "Mark all read",
  viewAll: "View all",
  none: "No notifications",
  noneYet: "News of your journeys will appear here.",
  unread: "Unread",
  unreadCount: (n: number) => (n === 0 ? "All read" : `${n} unread`),
  updated: { title: "Notifications Updated", description: "All notifications marked as read." },
  notUpdated: "Notifications could not be updated",
  kind: {
    info: "Information",
    success: "Success",
    warning: "Warning",
    error: "Error",
  } satisfies Record<NotificationType, string>,
} as const;
