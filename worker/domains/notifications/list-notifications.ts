import { and, desc, eq } from "drizzle-orm";

import type { Page, PageInput } from "#contracts/core/paging.ts";
import type { Notification } from "#contracts/notifications.ts";
import { notifications } from "#db/schema.ts";
import type { Act } from "#worker/core/act.ts";
import { after, placeOf, toPage } from "#worker/core/paging.ts";

/** The caller's own, newest first. */
export async function listNotifications(act: Act, input: PageInput): Promise<Page<Notification>> {
  const { userId } = act.who;
  const columns = { key: notifications.createdAt, id: notifications.id };
  const [rows] = await act.read((db) => [
    db
      .select()
      .from(notifications)
      .where(and(eq(notifications.userId, userId), after(columns, placeOf(input.cursor), "descending")))
      .orderBy(desc(columns.key), desc(columns.id))
      .limit(input.limit + 1),
  ]);
  return toPage(rows, input.limit, toNotification, ({ createdAt, id }) => ({ key: createdAt.getTime(), id }));
}

function toNotification(row: typeof notifications.$inferSelect): Notification {
  return {
    id: row.id,
    title: row.title,
    message: row.message,
    type: row.type,
    category: row.category,
    isRead: row.readAt !== null,
    createdAt: row.createdAt,
    workspaceId: row.workspaceId,
    taskId: row.taskId,
    actionUrl: row.actionUrl,
  };
}
