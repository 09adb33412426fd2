import { type SQL, sql } from "drizzle-orm";

import { addDays, dateInZone } from "#contracts/core/dates.ts";
import { EXPIRY_WARNING_DAYS, type EXPIRY_WARNINGS } from "#contracts/documents/expiry.ts";
import { openDb } from "#db/client.ts";
import { zoneOf } from "#worker/core/configuration.ts";
import { dayWords } from "#worker/core/day-words.ts";
import { connectionOf, type Env } from "#worker/core/env.ts";
import { newsIn } from "#worker/core/news.ts";
import { publish } from "#worker/core/publish.ts";
import { withPatience } from "#worker/core/writing.ts";
import { notifyEach } from "#worker/domains/notifications/notify.ts";
import { readersPage } from "#worker/domains/notifications/pages-of-journey.ts";

type Warning = (typeof EXPIRY_WARNINGS)[number];

const TITLE = {
  month: "A paper expires within a month",
  week: "A paper expires within a week",
  journey: "A paper lapses before the arrival",
} as const satisfies Record<Warning, string>;

const PAPERS = sql`documents d join workspaces w on w.id = d.workspace_id`;
const PEOPLE = sql`join users on users.id in (select m.user_id from workspace_members m where m.workspace_id = w.id and m.role in ('owner', 'staff') union select w.assigned_to_id)`;

/**
 * Warns the owners and the colleagues of a journey of papers whose last day is near, or comes before the arrival. Once
 * for a paper, a day and a reason: running it again finds nothing left, and another day is warned of anew.
 */
export async function warnExpiring(env: Env, now: Date): Promise<void> {
  const today = dateInZone(now, zoneOf(env));
  const { month, week } = EXPIRY_WARNING_DAYS;
  const due = {
    week: sql`d.expires_on between ${today} and ${addDays(today, week)}`,
    month: sql`d.expires_on between ${addDays(today, week + 1)} and ${addDays(today, month)}`,
    journey: sql`d.expires_on >= ${today} and d.expires_on < w.arrives_on`,
  } as const satisfies Record<Warning, SQL>;
  const connection = connectionOf(env);
  for (const warning of ["week", "month", "journey"] as const) {
    const isDue = sql`d.removed_at is null and d.current_number > 0 and d.status <> 'rejected' and d.expires_on is not null and ${due[warning]} and w.archived_at is null and w.status <> 'completed' and not exists (select 1 from expiry_warnings e where e.document_id = d.id and e.expires_on = d.expires_on and e.warning = ${warning})`;
    const told = await withPatience(async () => {
      const db = openDb(connection, "write");
      const statements = [
        notifyEach(db, {
          title: TITLE[warning],
          message: sql`'“' || d.name || '” (' || w.name || ') is valid until ' || ${dayWords(sql`d.expires_on`)} || '.'`,
          type: "warning",
          category: "document",
          kind: "document",
          workspaceId: sql`w.id`,
          taskId: sql`d.task_id`,
          actionUrl: readersPage(sql`w.id`),
          at: now,
          from: sql`${PAPERS} ${PEOPLE} where ${isDue}`,
        }),
        db.run(
          sql`insert into expiry_warnings (document_id, expires_on, warning, sent_at) select d.id, d.expires_on, ${warning}, ${now.getTime()} from ${PAPERS} where ${isDue}`,
        ),
      ] as const;
      return newsIn(statements, await db.batch(statements));
    });
    await publish(env, told);
  }
}
