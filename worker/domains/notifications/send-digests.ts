import { sql } from "drizzle-orm";

import { dateInZone, hourInZone } from "#contracts/core/dates.ts";
import { openDb } from "#db/client.ts";
import { zoneOf } from "#worker/core/configuration.ts";
import { connectionOf, type Env } from "#worker/core/env.ts";
import { withPatience } from "#worker/core/writing.ts";

/** From then on in the company's zone, so that the mail is there when people begin. */
const FROM_HOUR = 7;
/** What a mail holds at most; the rest is counted and stands in the portal. */
const MOST_NEWS = 30;

/**
 * Puts one mail a day into the outbox for everybody who wants their news together and has some unread. A second run of
 * the day finds the mail there and leaves what came since for tomorrow's; what has been read meanwhile is not told.
 */
export async function sendDigests(env: Env, now: Date): Promise<void> {
  const zone = zoneOf(env);
  if (hourInZone(now, zone) < FROM_HOUR) return;
  const key = (userId: string) => sql.raw(`'digest:' || ${userId} || ':${dateInZone(now, zone)}'`);
  const connection = connectionOf(env);
  await withPatience(async () => {
    const db = openDb(connection, "write");
    await db.batch([
      db.run(sql`
        insert into outbox (template, to_email, to_name, payload, dedupe_key, created_at, next_attempt_at)
        select 'digest', u.email, u.full_name,
          json_object('name', u.full_name, 'userId', u.id, 'total', w.total, 'news', (
            select json_group_array(json_object('kind', kind, 'title', title, 'message', message, 'page', page, 'times', times, 'workspaceId', workspace_id)) from (
              select kind, title, message, times, workspace_id, page from told_news
              where awaits_digest = 1 and is_put_away = 0 and user_id = u.id and read_at is null
              order by created_at, id limit ${MOST_NEWS}))),
          ${key("u.id")}, ${now.getTime()}, ${now.getTime()}
        from (
          select user_id, count(*) as total from notifications where awaits_digest = 1 and is_put_away = 0 and read_at is null group by user_id
        ) w join users u on u.id = w.user_id
        where u.status = 'active' and u.removed_at is null
        on conflict (dedupe_key) do nothing`),
      db.run(sql`
        update notifications set awaits_digest = 0
        where awaits_digest = 1 and is_put_away = 0 and (read_at is not null or exists (
          select 1 from outbox where dedupe_key = ${key("user_id")} and outbox.created_at >= notifications.created_at))`),
    ]);
  });
}
