import { type SQL, sql } from "drizzle-orm";

import { dateInZone } from "#contracts/core/dates.ts";
import { openDb } from "#db/client.ts";
import { tasks } from "#db/schema.ts";
import type { Env } from "#worker/core/env.ts";
import { withPatience } from "#worker/core/writing.ts";

/**
 * Marks what is open and past its due date, by the calendar of the company's zone: the event `dayBegins` of
 * contracts/task-states.ts for every task at once. Running it again finds nothing left. The version stays, so that a
 * page opened before midnight can still be acted on.
 */
export async function markOverdue(env: Env, now: Date): Promise<void> {
  const today = dateInZone(now, env.COMPANY_TIME_ZONE ?? "UTC");
  const at = now.getTime();
  const connection = { url: env.LIBSQL_URL, authToken: env.LIBSQL_AUTH_TOKEN };
  await withPatience(async () => {
    const db = openDb(connection, "write");
    await db.batch([
      db.run(
        sql`insert into activity (at, kind, workspace_id, task_id, subject, reference) select ${at}, 'task.overdue', t.workspace_id, t.id, t.title, 'schedule' from ${late(today)}`,
      ),
      db.run(
        sql`insert into notifications (user_id, title, message, type, category, workspace_id, task_id, action_url, created_at) select u.id, 'Overdue', '“' || t.title || '” (' || w.name || ') was due on ' || t.due_date || '.', 'warning', 'task', w.id, t.id, '/workspace/' || w.id, ${at} from ${late(today)} and u.id is not null`,
      ),
      db
        .update(tasks)
        .set({ status: "overdue", updatedAt: now })
        .where(sql`${tasks.id} in (select t.id from ${late(today)})`),
    ]);
  });
}

/** Late tasks `t` of workspaces `w` that are not put away, with the colleague in charge `u` where one can be told. */
function late(today: string): SQL {
  return sql`tasks t join workspaces w on w.id = t.workspace_id left join users u on u.id = w.assigned_to_id and u.status = 'active' and u.removed_at is null where t.status in ('your_turn', 'in_progress') and t.due_date is not null and t.due_date < ${today} and w.archived_at is null`;
}
