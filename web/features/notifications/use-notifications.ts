import { notifications as copy } from "#web/copy/notifications.ts";
import { trpc } from "#web/core/api.ts";
import { messageOf } from "#web/core/errors.ts";
import { showToast } from "#web/core/toasts.ts";

const PAGE = { limit: 20 } as const;

/** The bell's panel and the page share one list, so that a mark set on one stands on the other. */
export function useNotifications() {
  return trpc.notifications.list.useInfiniteQuery(PAGE, { getNextPageParam: (page) => page.nextCursor });
}

/** Shown as read at once; put back where the server refuses. */
export function useMarkRead() {
  const utils = trpc.useUtils();
  const mark = trpc.notifications.markRead.useMutation({
    onMutate: async ({ notificationId }) => {
      await Promise.all([utils.notifications.list.cancel(), utils.notifications.unreadCount.cancel()]);
      const before = {
        list: utils.notifications.list.getInfiniteData(PAGE),
        count: utils.notifications.unreadCount.getData({}),
      };
      utils.notifications.list.setInfiniteData(
        PAGE,
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
      utils.notifications.list.setInfiniteData(PAGE, before?.list);
      utils.notifications.unreadCount.setData({}, before?.count);
      showToast({ kind: "error", title: copy.notUpdated, description: messageOf(error) });
    },
    onSuccess: (counted) => utils.notifications.unreadCount.setData({}, counted),
  });
  return (notificationId: number) => mark.mutate({ notificationId });
}

export function useMarkAllRead() {
  const utils = trpc.useUtils();
  return trpc.notifications.markAllRead.useMutation({
    onSuccess: async () => {
      showToast({ kind: "success", ...copy.updated });
      await utils.notifications.invalidate();
    },
    onError: (error) => showToast({ kind: "error", title: copy.notUpdated, description: messageOf(error) }),
  });
}
