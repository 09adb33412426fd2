import type { NotificationFilter, NotificationKind } from "#contracts/notifications/shapes.ts";
import { NOTIFICATION_KINDS } from "#contracts/notifications/terms.ts";
import { oneOf } from "#web/core/address.ts";

/** What the address of the page says. What it does not say, or says wrongly, is left out. */
export type NotificationsSearch = { show?: "unread"; kind?: NotificationKind };

export function readNotificationsSearch(raw: Readonly<Record<string, unknown>>): NotificationsSearch {
  const show = oneOf(["unread"], raw["show"]);
  const kind = oneOf(NOTIFICATION_KINDS, raw["kind"]);
  return { ...(show && { show }), ...(kind && { kind }) };
}

export function filterOf({ show, kind }: NotificationsSearch): Pick<NotificationFilter, "kind" | "isUnread"> {
  return { ...(show && { isUnread: true }), ...(kind && { kind }) };
}
