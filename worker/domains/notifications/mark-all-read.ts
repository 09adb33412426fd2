import { and, eq, isNull, sql } from "drizzle-orm";

import { notifications } from "#db/schema.ts";
import type { Act } from "#worker/core/act.ts";
import { telling } from "#worker/core/news.ts";

import { unreadOf } from "./internal/unread.ts";

export async function markAllRead(act: Act): Promise<{ unread: number }> {
  const { userId } = act.who;
  const [, [count]] = await act.write((db) => [
    telling(
      db
        .update(notifications)
        .set({ readAt: act.now })
        .where(
          and(
            eq(notifications.userId, userId),
            isNull(notifications.readAt),
            sql`${notifications.isPutAway} = 0`,
          ),
        ),
      () => [{ topic: "notifications", personId: userId }],
    ),
    unreadOf(db, userId),
  ]);
  return { unread: count?.unread ?? 0 };
}
