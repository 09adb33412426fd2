import type { NotificationFilter } from "#contracts/notifications/shapes.ts";
import { notificationList as copy } from "#web/copy/notification-list.ts";
import { trpc } from "#web/core/api.ts";
import { messageOf } from "#web/core/errors.ts";
import { showToast } from "#web/core/toasts.ts";

const PAGE = { limit: 20 } as const;

type Filter = Pick<NotificationFilter, "kind" | "isUnread">;

/** The bell's panel and the page without a filter share one list. */
export function useNotifications(filter: Filter = {}) {
  return trpc.notifications.list.useInfiniteQuery(
    { ...PAGE, ...filter },
    { getNextPageParam: (page) => page.nextCursor },
  );
}

/** Shown as read at once in the bell's list and in the page's; put back where the server refuses. */
export function useMarkRead(filter: Filter = {}) {
  const utils = trpc.useUtils();
  const lists = Object.keys(filter).length > 0 ? [PAGE, { ...PAGE, ...filter }] : [PAGE];
  const mark = trpc.notifications.markRead.useMutation({
    onMutate: async ({ notificationId }) => {
      await Promise.all([utils.notifications.list.cancel(), utils.notifications.unreadCount.cancel()]);
      const before = {
        lists: lists.map((list) => utils.notifications.list.getInfiniteData(list)),
        count: utils.notifications.unreadCount.getData({}),
      };
      for (const list of lists)
        utils.notifications.list.setInfiniteData(
          list,
          (data) =>
            data && {
              ...data,
              pages: data.pages.map((page) => ({
                ...page,
                items: page.items.map((item) =>
                  item.id === notificationId ? { ...item, isRead: true } : item,
                ),
              })),
            },
        );
      utils.notifications.unreadCount.setData({}, (data) => data && { unread: Math.max(0, data.unread - 1) });
      return before;
    },
    onError: (error, _, before) => {
      for (const [at, list] of lists.entries())
        utils.notifications.list.setInfiniteData(list, before?.lists[at]);
      utils.notifications.unreadCount.setData({}, before?.count);
      showToast({ kind: "error", title: copy.notUpdated, description: messageOf(error) });
    },
    onSuccess: (counted) => utils.notifications.unreadCount.setData({}, counted),
  });
  return (notificationId: number) => mark.mutate({ notificationId });
}

export function useMarkAllRead() {
  return trpc.notifications.markAllRead.useMutation({
    onSuccess: () => showToast({ kind: "success", ...copy.updated }),
    onError: (error) => showToast({ kind: "error", title: copy.notUpdated, description: messageOf(error) }),
  });
}
