import { notificationRoutes as route } from "#contracts/notifications/routes.ts";
import { mutation, query, router } from "#worker/core/trpc.ts";

import { countUnread } from "./count-unread.ts";
import { listMuted } from "./list-muted.ts";
import { listNotifications } from "./list-notifications.ts";
import { listPreferences } from "./list-preferences.ts";
import { markAllRead } from "./mark-all-read.ts";
import { markRead } from "./mark-read.ts";
import { muteTask } from "./mute-task.ts";
import { setPreference } from "./set-preference.ts";

export const notificationsRouter = router({
  list: query(route.list, listNotifications),
  unreadCount: query(route.unreadCount, countUnread),
  preferences: query(route.preferences, listPreferences),
  setPreference: mutation(route.setPreference, setPreference),
  muted: query(route.muted, listMuted),
  mute: mutation(route.mute, muteTask),
  markRead: mutation(route.markRead, markRead),
  markAllRead: mutation(route.markAllRead, markAllRead),
});
