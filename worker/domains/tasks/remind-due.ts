import { type SQL, sql } from "drizzle-orm";

import { addDays, dateInZone } from "#contracts/core/dates.ts";
import { DAY_MS } from "#contracts/core/durations.ts";
import { openDb } from "#db/client.ts";
import { zoneOf } from "#worker/core/configuration.ts";
import { dayWords } from "#worker/core/day-words.ts";
import { connectionOf, type Env } from "#worker/core/env.ts";
import { newsIn } from "#worker/core/news.ts";
import { publish } from "#worker/core/publish.ts";
import { withPatience } from "#worker/core/writing.ts";
import { notifyEach } from "#worker/domains/notifications/notify.ts";

import {
  ASKS_FOR_NOTHING,
  OF_COLLEAGUES,
  OF_OWNERS,
  pageOfReader,
  WANTS_TO_KNOW,
} from "./internal/due-people.ts";

/** What has opened since then was news by itself; in milliseconds. */
const NEWS_FOR_MS = DAY_MS;
/** The earliest that a step can ask for, in days before it is due. */
const DAYS_AHEAD = 7;
/** After so many days late nobody is helped by one more. */
const LATE_UNTIL = 30;

const TASKS = sql`tasks t join workspaces w on w.id = t.workspace_id`;

/**
 * Reminds whose turn it is: so many days before as the step says, the day before where it does not, and once a day while
 * it is late, but for the day that brings the news of it. Days that had passed when the step opened or its date moved are
 * left out, but the day before is always told where nothing else was, and the day itself where yesterday's run did not
 * come. One a day for a task: running it again finds nothing left. Whoever has muted an action is not reminded of it.
 */
export async function remindDue(env: Env, now: Date): Promise<void> {
  const today = dateInZone(now, zoneOf(env));
  const connection = connectionOf(env);
  const told = await withPatience(async () => {
    const db = openDb(connection, "write");
    const statements = [isDue(today, now), isLate(today)].flatMap((wanted) => {
      const news = {
        title: sql`'Reminder: ' || ${phrase(today)}`,
        message: sql`'“' || t.title || '” (' || w.name || ') – due on ' || ${dayWords(sql`t.due_date`)} || ', ' || ${phrase(today)}`,
        type: "warning",
        category: "task",
        kind: "due",
        workspaceId: sql`w.id`,
        taskId: sql`t.id`,
        actionUrl: pageOfReader,
        at: now,
      } as const;
      return [
        notifyEach(db, {
          ...news,
          from: sql`${TASKS} ${OF_COLLEAGUES} where ${wanted} and t.turn <> 'customer' and ${WANTS_TO_KNOW}`,
        }),
        notifyEach(db, { ...news, from: sql`${TASKS} ${OF_OWNERS} where ${wanted} and ${WANTS_TO_KNOW}` }),
        db.run(
          sql`insert into task_reminders (task_id, sent_on, due_date) select t.id, ${today}, t.due_date from ${TASKS} where ${wanted}`,
        ),
      ];
    });
    const [first, ...rest] = statements;
    return first ? newsIn(statements, await db.batch([first, ...rest])) : [];
  });
  await publish(env, told);
}

const daysLeft = (today: string): SQL => sql`cast(julianday(t.due_date) - julianday(${today}) as integer)`;

function phrase(today: string): SQL {
  const days = daysLeft(today);
  return sql`case when ${days} = 0 then 'due today' when ${days} = 1 then 'due tomorrow' when ${days} > 1 then 'due in ' || ${days} || ' days' when ${days} = -1 then '1 day overdue' else -(${days}) || ' days overdue' end`;
}

const notYet = (today: string): SQL =>
  sql`w.archived_at is null and not ${ASKS_FOR_NOTHING} and t.wake_on is null and not exists (select 1 from task_reminders r where r.task_id = t.id and r.sent_on = ${today})`;

function isDue(today: string, now: Date): SQL {
  const asked = sql`ifnull(t.reminders, '[1]')`;
  const isAsked = sql`exists (select 1 from json_each(${asked}) where value = ${daysLeft(today)})`;
  const isFirst = sql`${daysLeft(today)} <= 1 and json_array_length(${asked}) > 0 and not exists (select 1 from task_reminders r where r.task_id = t.id and r.due_date = t.due_date)`;
  return sql`t.status in ('your_turn', 'in_progress') and t.due_date is not null and t.due_date between ${today} and ${addDays(today, DAYS_AHEAD)} and ifnull(t.opened_at, t.created_at) < ${now.getTime() - NEWS_FOR_MS} and (${isAsked} or ${isFirst}) and ${notYet(today)}`;
}

function isLate(today: string): SQL {
  return sql`t.status = 'overdue' and t.due_date between ${addDays(today, -LATE_UNTIL)} and ${addDays(today, -1)} and ${notYet(today)}`;
}
