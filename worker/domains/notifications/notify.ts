import { and, eq, inArray, isNull, ne, or, type SQL, sql } from "drizzle-orm";

import type { NotificationCategory, NotificationType } from "#contracts/notifications.ts";
import type { Db } from "#db/client.ts";
import { notifications, users, workspaceMembers, workspaces } from "#db/schema.ts";

/** What somebody is told. An id or a text may be a subquery where the row is made or chosen by the same batch. */
type News = {
  title: string;
  message: string | SQL;
  type: NotificationType;
  category: NotificationCategory;
  workspaceId?: number | SQL | null;
  taskId?: number | SQL | null;
  /** Where a click leads, an address inside the portal. */
  actionUrl?: string | SQL | null;
  at: Date;
  /** Nobody is told where this does not hold. */
  when?: SQL | undefined;
};

/** `owners` are the members who are not the company's, `staff` its members and the colleague in charge. */
export type Audience = "owners" | "staff" | "all";

/**
 * The statement that tells the people of a workspace; it belongs in the batch of what it tells of.
 * Only active accounts are told, and never `except`, the person who did it.
 */
export function notifyMembers(
  db: Db,
  news: News & { workspaceId: number | SQL; audience: Audience; except?: number | null },
) {
  const { audience, workspaceId, except } = news;
  return tell(
    db,
    news,
    and(
      audience === "owners"
        ? isMember(db, workspaceId, "owners")
        : audience === "staff"
          ? or(isMember(db, workspaceId, "staff"), isInCharge(db, workspaceId))
          : or(isMember(db, workspaceId, "all"), isInCharge(db, workspaceId)),
      except ? ne(users.id, except) : undefined,
    ),
  );
}

/** The statement that tells one person, where the account is active. */
export function notifyUser(db: Db, news: News & { userId: number | SQL }) {
  return tell(db, news, sql`${users.id} = ${news.userId}`);
}

function tell(db: Db, news: News, recipients: SQL | undefined) {
  return db.insert(notifications).select(
    db
      .select({
        id: sql<number>`null`.as("id"),
        userId: users.id,
        title: sql<string>`${news.title}`.as("title"),
        message: sql<string>`${news.message}`.as("message"),
        type: sql<NotificationType>`${news.type}`.as("type"),
        category: sql<NotificationCategory>`${news.category}`.as("category"),
        workspaceId: sql<number | null>`${news.workspaceId ?? null}`.as("workspace_id"),
        taskId: sql<number | null>`${news.taskId ?? null}`.as("task_id"),
        actionUrl: sql<string | null>`${news.actionUrl ?? null}`.as("action_url"),
        createdAt: sql<Date>`${news.at.getTime()}`.as("created_at"),
        readAt: sql<Date | null>`null`.as("read_at"),
      })
      .from(users)
      .where(and(news.when, recipients, eq(users.status, "active"), isNull(users.removedAt))),
  );
}

function isMember(db: Db, workspaceId: number | SQL, audience: Audience) {
  return inArray(
    users.id,
    db
      .select({ userId: workspaceMembers.userId })
      .from(workspaceMembers)
      .where(
        and(
          sql`${workspaceMembers.workspaceId} = ${workspaceId}`,
          audience === "all" ? undefined : (audience === "staff" ? eq : ne)(workspaceMembers.role, "staff"),
        ),
      ),
  );
}

function isInCharge(db: Db, workspaceId: number | SQL) {
  return inArray(
    users.id,
    db
      .select({ userId: workspaces.assignedToId })
      .from(workspaces)
      .where(sql`${workspaces.id} = ${workspaceId}`),
  );
}
