import { sql } from "drizzle-orm";

import { addDays, dateInZone } from "#contracts/core/dates.ts";
import { openDb } from "#db/client.ts";
import type { Env } from "#worker/core/env.ts";
import { newsIn } from "#worker/core/news.ts";
import { publish } from "#worker/core/publish.ts";
import { withPatience } from "#worker/core/writing.ts";
import { notifyEach } from "#worker/domains/notifications/notify.ts";

import { OF_COLLEAGUES, OF_OWNERS, pageOfReader } from "./internal/due-people.ts";

/** What has opened since then was news by itself; in milliseconds. */
const NEWS_FOR_MS = 86_400_000;

/**
 * Reminds whose turn it is of what is due tomorrow, or today where yesterday's run did not come. Once for a task and a
 * date: running it again finds nothing left, and another date is reminded of anew.
 */
export async function remindDue(env: Env, now: Date): Promise<void> {
  const today = dateInZone(now, env.COMPANY_TIME_ZONE ?? "UTC");
  const soon = sql`t.status in ('your_turn', 'in_progress') and t.due_date is not null and t.due_date between ${today} and ${addDays(today, 1)} and ifnull(t.opened_at, t.created_at) < ${now.getTime() - NEWS_FOR_MS} and w.archived_at is null and not exists (select 1 from due_reminders r where r.task_id = t.id and r.due_date = t.due_date)`;
  const tasks = sql`tasks t join workspaces w on w.id = t.workspace_id`;
  const news = {
    title: sql`iif(t.due_date = ${today}, 'Due today', 'Due tomorrow')`,
    message: sql`'“' || t.title || '” (' || w.name || ')'`,
    type: "warning",
    category: "task",
    kind: "due",
    workspaceId: sql`w.id`,
    taskId: sql`t.id`,
    actionUrl: pageOfReader,
    at: now,
  } as const;
  const connection = { url: env.LIBSQL_URL, authToken: env.LIBSQL_AUTH_TOKEN };
  const told = await withPatience(async () => {
    const db = openDb(connection, "write");
    const statements = [
      notifyEach(db, {
        ...news,
        from: sql`${tasks} ${OF_COLLEAGUES} where ${soon} and t.turn <> 'customer'`,
      }),
      notifyEach(db, { ...news, from: sql`${tasks} ${OF_OWNERS} where ${soon}` }),
      db.run(
        sql`insert into due_reminders (task_id, due_date, sent_at) select t.id, t.due_date, ${now.getTime()} from ${tasks} where ${soon}`,
      ),
    ] as const;
    return newsIn(statements, await db.batch(statements));
  });
  await publish(env, told);
}
