import type { Notification } from "#contracts/notifications.ts";

/**
 * The address a notification opens: its workspace before its own address. Null where it has neither, or an address that
 * is no page: a stored `javascript:` must not become a link.
 */
export function targetOf({
  workspaceId,
  actionUrl,
}: Pick<Notification, "workspaceId" | "actionUrl">): string | null {
  if (workspaceId !== null) return `/workspace/${workspaceId}`;
  return actionUrl !== null && /^(\/(?!\/)|https?:\/\/)/i.test(actionUrl) ? actionUrl : null;
}
