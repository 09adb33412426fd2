import { sql } from "drizzle-orm";

import { DAY_MS } from "#contracts/core/durations.ts";
import { startInWords } from "#contracts/schedule/event-times.ts";
import { openDb } from "#db/client.ts";
import { connectionOf, type Env } from "#worker/core/env.ts";
import { newsIn } from "#worker/core/news.ts";
import { publish } from "#worker/core/publish.ts";
import { withPatience } from "#worker/core/writing.ts";
import { notifyMembers } from "#worker/domains/notifications/notify.ts";
import { ownersPage } from "#worker/domains/notifications/pages-of-journey.ts";

/** So long before it begins. */
const AHEAD_MS = DAY_MS;
const BOOKINGS_A_RUN = 100;

type Near = {
  id: number;
  starts_at: number;
  created_at: number;
  title: string;
  time_zone: string;
  workspace_id: number;
  name: string;
};

/**
 * Reminds the owners of an appointment the day before, once. What was booked later than that is left out: it was told
 * when it was booked.
 */
export async function remindBooked(env: Env, now: Date): Promise<void> {
  const connection = connectionOf(env);
  const at = now.getTime();
  const near = await openDb(connection, "read").all<Near>(
    sql`select b.id, b.starts_at, b.created_at, e.title, e.time_zone, b.workspace_id, w.name from bookings b join schedule_events e on e.id = b.event_id join workspaces w on w.id = b.workspace_id where b.cancelled_at is null and b.reminded_at is null and b.starts_at > ${at} and b.starts_at <= ${at + AHEAD_MS} and w.archived_at is null limit ${BOOKINGS_A_RUN}`,
  );
  for (const { id, starts_at, created_at, title, time_zone, workspace_id, name } of near) {
    const startDate = new Date(starts_at);
    const when = startInWords({
      startDate,
      endDate: null,
      timeZone: time_zone,
      firstDay: null,
      lastDay: null,
    });
    const isEarlyEnough = created_at <= starts_at - AHEAD_MS ? 1 : 0;
    const told = await withPatience(async () => {
      const db = openDb(connection, "write");
      const statements = [
        notifyMembers(db, {
          workspaceId: workspace_id,
          audience: "owners",
          kind: "due",
          title: `Reminder: ${title}`,
          message: `“${title}” (${name}) is booked for ${when}`,
          type: "warning",
          category: "travel",
          actionUrl: ownersPage(workspace_id),
          at: now,
          when: sql`${isEarlyEnough} = 1 and exists (select 1 from bookings where id = ${id} and starts_at = ${starts_at} and cancelled_at is null and reminded_at is null)`,
        }),
        db.run(sql`update bookings set reminded_at = ${at} where id = ${id} and starts_at = ${starts_at}`),
      ] as const;
      return newsIn(statements, await db.batch(statements));
    });
    await publish(env, told);
  }
}
