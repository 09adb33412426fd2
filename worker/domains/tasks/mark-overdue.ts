import { type SQL, sql } from "drizzle-orm";

import { dateInZone } from "#contracts/core/dates.ts";
import { openDb } from "#db/client.ts";
import { tasks } from "#db/schema.ts";
import { zoneOf } from "#worker/core/configuration.ts";
import { dayWords } from "#worker/core/day-words.ts";
import { connectionOf, type Env } from "#worker/core/env.ts";
import { newsIn, telling } from "#worker/core/news.ts";
import { publish } from "#worker/core/publish.ts";
import { newsOfEach } from "#worker/core/record.ts";
import { withPatience } from "#worker/core/writing.ts";
import { notifyEach } from "#worker/domains/notifications/notify.ts";

import { OF_COLLEAGUES, OF_OWNERS, pageOfReader } from "./internal/due-people.ts";

/**
 * Marks what is open and past its due date, by the calendar of the company's zone: the event `dayBegins` of
 * contracts/tasks/states.ts for every task at once. The colleagues concerned are told, and the owners whose turn it is.
 * Running it again finds nothing left. The version stays, so that a page opened before midnight can still be acted on.
 */
export async function markOverdue(env: Env, now: Date): Promise<void> {
  const today = dateInZone(now, zoneOf(env));
  const connection = connectionOf(env);
  const news = {
    title: "Overdue",
    message: sql`'“' || t.title || '” (' || w.name || ') was due on ' || ${dayWords(sql`t.due_date`)} || '.'`,
    type: "warning",
    category: "task",
    kind: "due",
    workspaceId: sql`w.id`,
    taskId: sql`t.id`,
    actionUrl: pageOfReader,
    at: now,
  } as const;
  const told = await withPatience(async () => {
    const db = openDb(connection, "write");
    const statements = [
      telling(
        db.run(
          sql`insert into activity (at, kind, workspace_id, task_id, subject, reference) select ${now.getTime()}, 'task.overdue', t.workspace_id, t.id, t.title, 'schedule' from ${TASKS} where ${isLate(today)} returning workspace_id, person_id`,
        ),
        (result) => newsOfEach("task.overdue", result),
      ),
      notifyEach(db, { ...news, from: sql`${TASKS} ${OF_COLLEAGUES} where ${isLate(today)}` }),
      notifyEach(db, { ...news, from: sql`${TASKS} ${OF_OWNERS} where ${isLate(today)}` }),
      // That is what they hear of it today; the daily reminder begins tomorrow.
      db.run(
        sql`insert into task_reminders (task_id, sent_on, due_date) select t.id, ${today}, t.due_date from ${TASKS} where ${isLate(today)} on conflict do nothing`,
      ),
      db
        .update(tasks)
        .set({ status: "overdue", updatedAt: now })
        .where(sql`${tasks.id} in (select t.id from ${TASKS} where ${isLate(today)})`),
    ] as const;
    return newsIn(statements, await db.batch(statements));
  });
  await publish(env, told);
}

const TASKS = sql`tasks t join workspaces w on w.id = t.workspace_id`;

function isLate(today: string): SQL {
  return sql`t.status in ('your_turn', 'in_progress') and t.due_date is not null and t.due_date < ${today} and w.archived_at is null`;
}
