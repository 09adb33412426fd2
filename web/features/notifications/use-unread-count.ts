import { trpc } from "#web/core/api.ts";

export function useUnreadCount(): number {
  return trpc.notifications.unreadCount.useQuery({}).data?.unread ?? 0;
}
