import { and, desc, eq, isNull, sql } from "drizzle-orm";

import type { Page } from "#contracts/core/paging.ts";
import type { Notification, NotificationFilter } from "#contracts/notifications/shapes.ts";
import { mutedTasks, notifications } from "#db/schema.ts";
import type { Act } from "#worker/core/act.ts";
import { after, placeOf, toPage } from "#worker/core/paging.ts";

/** The caller's own, newest first. */
export async function listNotifications(act: Act, filter: NotificationFilter): Promise<Page<Notification>> {
  const { userId } = act.who;
  const columns = { key: notifications.createdAt, id: notifications.id };
  const [rows] = await act.read((db) => [
    db
      .select({
        row: notifications,
        isMuted: sql<boolean>`${mutedTasks.mutedAt} is not null`.mapWith(Boolean),
      })
      .from(notifications)
      .leftJoin(mutedTasks, and(eq(mutedTasks.userId, userId), eq(mutedTasks.taskId, notifications.taskId)))
      .where(
        and(
          eq(notifications.userId, userId),
          // As the indexes over what is shown have it, word for word.
          sql`${notifications.isPutAway} = 0`,
          filter.kind ? eq(notifications.kind, filter.kind) : undefined,
          filter.isUnread ? isNull(notifications.readAt) : undefined,
          after(columns, placeOf(filter.cursor), "descending"),
        ),
      )
      .orderBy(desc(columns.key), desc(columns.id))
      .limit(filter.limit + 1),
  ]);
  return toPage(rows, filter.limit, toNotification, ({ row }) => ({
    key: row.createdAt.getTime(),
    id: row.id,
  }));
}

type Found = { row: typeof notifications.$inferSelect; isMuted: boolean };

function toNotification({ row, isMuted }: Found): Notification {
  return {
    id: row.id,
    title: row.title,
    message: row.message,
    type: row.type,
    category: row.category,
    kind: row.kind,
    times: row.times,
    isRead: row.readAt !== null,
    createdAt: row.createdAt,
    workspaceId: row.workspaceId,
    taskId: row.taskId,
    actionUrl: row.actionUrl,
    isMuted: row.kind === "due" && row.taskId !== null ? isMuted : null,
  };
}
