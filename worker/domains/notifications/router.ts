import { notificationRoutes as route } from "#contracts/notifications.ts";
import { mutation, query, router } from "#worker/core/trpc.ts";

import { countUnread } from "./count-unread.ts";
import { listNotifications } from "./list-notifications.ts";
import { markAllRead } from "./mark-all-read.ts";
import { markRead } from "./mark-read.ts";

export const notificationsRouter = router({
  list: query(route.list, listNotifications),
  unreadCount: query(route.unreadCount, countUnread),
  markRead: mutation(route.markRead, markRead),
  markAllRead: mutation(route.markAllRead, markAllRead),
});
