import { trpc } from "#web/core/api.ts";

/** Undefined until it is known. */
export function useUnreadCount(): number | undefined {
  return trpc.notifications.unreadCount.useQuery({}).data?.unread;
}
