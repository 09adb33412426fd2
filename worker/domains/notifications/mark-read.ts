import { and, eq, isNull } from "drizzle-orm";

import { notifications } from "#db/schema.ts";
import type { Act } from "#worker/core/act.ts";
import { Fault } from "#worker/core/fault.ts";
import { telling } from "#worker/core/news.ts";

import { unreadOf } from "./internal/unread.ts";

/**
 * Marks one of the caller's notifications read; marking it again changes nothing.
 * @throws Fault `not_found` for a missing one and another's alike.
 */
export async function markRead(act: Act, input: { notificationId: number }): Promise<{ unread: number }> {
  const { userId } = act.who;
  const [, [own], [count]] = await act.write((db) => {
    const isOwn = and(eq(notifications.id, input.notificationId), eq(notifications.userId, userId));
    return [
      telling(
        db
          .update(notifications)
          .set({ readAt: act.now })
          .where(and(isOwn, isNull(notifications.readAt))),
        () => [{ topic: "notifications", personId: userId }],
      ),
      db.select({ id: notifications.id }).from(notifications).where(isOwn),
      unreadOf(db, userId),
    ];
  });
  if (!own) throw new Fault("not_found");
  return { unread: count?.unread ?? 0 };
}
