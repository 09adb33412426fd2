import { UNREAD_BADGE_MAX } from "#contracts/notifications/terms.ts";

/** What the bell's badge reads; null where there is nothing to count. */
export function badgeText(unread: number): string | null {
  if (unread <= 0) return null;
  return unread > UNREAD_BADGE_MAX ? `${UNREAD_BADGE_MAX}+` : String(unread);
}
