import { and, eq, inArray, isNull, ne, notInArray, or, type SQL, sql } from "drizzle-orm";

import { MINUTE_MS } from "#contracts/core/durations.ts";
import type {
  NotificationCategory,
  NotificationKind,
  NotificationType,
} from "#contracts/notifications/shapes.ts";
import type { Db } from "#db/client.ts";
import { notifications, users, workspaceMembers, workspaces } from "#db/schema.ts";
import { type News as LiveNews, telling } from "#worker/core/news.ts";

import { channelOf } from "./internal/channel.ts";

/** The same news of the same place becomes one while it is unread and no older than this; in milliseconds. */
const GROUPED_WITHIN_MS = 60 * MINUTE_MS;

/** What somebody is told. An id or a text may be a subquery where the row is made or chosen by the same batch. */
type News = {
  title: string;
  message: string | SQL;
  type: NotificationType;
  category: NotificationCategory;
  kind: NotificationKind;
  workspaceId?: number | SQL | null;
  taskId?: number | SQL | null;
  /** Where a click leads, an address inside the portal. */
  actionUrl?: string | SQL | null;
  at: Date;
  /** Who has a letter of it besides, as a condition on `users`: they get no mail of the news. */
  exceptByMail?: SQL | undefined;
  /** Nobody is told where this does not hold. */
  when?: SQL | undefined;
};

/** `owners` are the members who are not the company's, `staff` its members and the colleague in charge. */
export type Audience = "owners" | "staff" | "all";

/**
 * The statement that tells the people of a workspace; it belongs in the batch of what it tells of.
 * Only active accounts are told, and never `except`, the person who did it and who hears of it otherwise.
 */
export function notifyMembers(
  db: Db,
  news: News & { workspaceId: number | SQL; audience: Audience; except?: number | readonly number[] | null },
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
      except ? notInArray(users.id, [except].flat()) : undefined,
    ),
  );
}

/** The statement that tells one person, where the account is active. */
export function notifyUser(db: Db, news: News & { userId: number | SQL }) {
  return tell(db, news, sql`${users.id} = ${news.userId}`);
}

/** The statement that tells several people, those of them whose accounts are active. */
export function notifyUsers(db: Db, news: News & { userIds: readonly number[] }) {
  return tell(db, news, inArray(users.id, [...news.userIds]));
}

/** The columns of a notification that one statement makes for many rows at once, from tables joined with `users`. */
type EachNews = Omit<News, "title" | "when" | "at" | "exceptByMail"> & {
  title: string | SQL;
  at: Date;
  from: SQL;
};

/** As `notifyUser`, for every row of `from`, which ends in a condition; nothing is grouped. */
export function notifyEach(db: Db, { from, ...news }: EachNews) {
  const { title, message, type, category, kind, workspaceId, taskId, actionUrl, at } = news;
  const statement = db.run(
    sql`insert into notifications (user_id, title, message, type, category, kind, workspace_id, task_id, action_url, created_at, by_mail, awaits_digest) select users.id, ${title}, ${message}, ${type}, ${category}, ${kind}, ${workspaceId ?? null}, ${taskId ?? null}, ${actionUrl ?? null}, ${at.getTime()}, ${channelOf(kind)} = 'mail', ${channelOf(kind)} = 'digest' from ${from} and ${mayHear(workspaceId)} and users.status = 'active' and users.removed_at is null and ${channelOf(kind)} <> 'none' returning user_id`,
  );
  return telling(statement, (result) =>
    (result as { rows: readonly { user_id: number }[] }).rows.map((row) => bellOf(row.user_id)),
  );
}

/** The statement by which the bells of those who had news of a journey hear that it was archived or came back. */
export function tellBellsOf(db: Db, workspaceId: number) {
  return telling(
    db
      .selectDistinct({ userId: notifications.userId })
      .from(notifications)
      .where(eq(notifications.workspaceId, workspaceId)),
    (rows) => (rows as readonly { userId: number }[]).map(({ userId }) => bellOf(userId)),
  );
}

/** Of a journey nobody is told but colleagues and who takes part, whatever else still names them. */
function mayHear(workspaceId: number | SQL | null | undefined): SQL {
  if (workspaceId === null || workspaceId === undefined) return sql`true`;
  return sql`(${workspaceId} is null or users.role <> 'customer' or exists (select 1 from workspace_members mine where mine.workspace_id = ${workspaceId} and mine.user_id = users.id))`;
}

const bellOf = (personId: number): LiveNews => ({ topic: "notifications", personId });

/**
 * News that only informs joins what the reader has not seen yet of the same kind, words and place; what asks for
 * something stays on its own. One statement, and the database lets one writer in at a time: no row is made twice.
 */
function tell(db: Db, news: News, recipients: SQL | undefined) {
  const { kind, at } = news;
  const workspaceId = sql<number | null>`${news.workspaceId ?? null}`;
  const taskId = sql<number | null>`${news.taskId ?? null}`;
  const isGrouped = news.type === "info" || news.type === "success";
  const earlier = sql<number>`(select n.id from notifications n where n.user_id = users.id and n.kind = ${kind} and n.read_at is null and n.is_put_away = 0 and n.created_at > ${at.getTime() - GROUPED_WITHIN_MS} and n.title = ${news.title} and n.type = ${news.type} and n.workspace_id is ${workspaceId} and n.task_id is ${taskId} order by n.created_at desc limit 1)`;
  const statement = db
    .insert(notifications)
    .select(
      db
        .select({
          id: (isGrouped ? earlier : sql<number>`null`).as("id"),
          userId: users.id,
          title: sql<string>`${news.title}`.as("title"),
          message: sql<string>`${news.message}`.as("message"),
          type: sql<NotificationType>`${news.type}`.as("type"),
          category: sql<NotificationCategory>`${news.category}`.as("category"),
          workspaceId: workspaceId.as("workspace_id"),
          taskId: taskId.as("task_id"),
          actionUrl: sql<string | null>`${news.actionUrl ?? null}`.as("action_url"),
          createdAt: sql<Date>`${at.getTime()}`.as("created_at"),
          readAt: sql<Date | null>`null`.as("read_at"),
          kind: sql<NotificationKind>`${kind}`.as("kind"),
          times: sql<number>`1`.as("times"),
          byMail:
            sql<boolean>`${channelOf(kind)} = 'mail' and not ifnull(${news.exceptByMail ?? sql`false`}, false)`.as(
              "by_mail",
            ),
          awaitsDigest: sql<boolean>`${channelOf(kind)} = 'digest'`.as("awaits_digest"),
          isPutAway: sql<boolean>`0`.as("is_put_away"),
        })
        .from(users)
        .where(
          and(
            news.when,
            recipients,
            mayHear(news.workspaceId),
            eq(users.status, "active"),
            isNull(users.removedAt),
            sql`${channelOf(kind)} <> 'none'`,
          ),
        ),
    )
    .onConflictDoUpdate({
      target: notifications.id,
      set: {
        times: sql`${notifications.times} + 1`,
        message: sql`excluded.message`,
        actionUrl: sql`excluded.action_url`,
        createdAt: sql`excluded.created_at`,
        byMail: sql`excluded.by_mail`,
        awaitsDigest: sql`excluded.awaits_digest`,
      },
    })
    .returning({ userId: notifications.userId });
  return telling(statement, (rows) =>
    (rows as readonly { userId: number }[]).map(({ userId }) => bellOf(userId)),
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
