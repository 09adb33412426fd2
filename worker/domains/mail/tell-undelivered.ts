import { type SQL, sql } from "drizzle-orm";

import { openDb } from "#db/client.ts";
import { connectionOf, type Env } from "#worker/core/env.ts";
import { newsIn } from "#worker/core/news.ts";
import { publish } from "#worker/core/publish.ts";
import { withPatience } from "#worker/core/writing.ts";
import { notifyEach } from "#worker/domains/notifications/notify.ts";
import { readersPage } from "#worker/domains/notifications/pages-of-journey.ts";

/** As much of a mail server's answer as the bell repeats; the outbox has all of it. */
const REPEATED = 300;

// Written out, so that the partial index for what is untold is found.
const UNTOLD = sql`failed_at is not null and told_at is null`;
const SENDER = sql`(select s.id from users s where s.id = o.by_id and s.status = 'active' and s.removed_at is null)`;
const IN_CHARGE = sql`(select c.id from workspaces w join users c on c.id = w.assigned_to_id where w.id = o.workspace_id and c.status = 'active' and c.removed_at is null)`;
/** What goes to the same address by itself every day fails every day: it is told again once something has arrived there. */
const IS_TOLD = sql`exists (select 1 from outbox e where e.to_email = o.to_email and e.id < o.id and e.failed_at is not null and not exists (select 1 from outbox a where a.to_email = o.to_email and a.sent_at > e.failed_at))`;
const IS_OWN = sql`users.email = o.to_email`;

/**
 * A mail that is given up on is told once: to whoever sent it; of what the portal sends by itself to the colleague in
 * charge of the journey, else the administrators, and in the portal to whom it was for.
 */
const RECIPIENTS: SQL = sql`case when ${SENDER} is not null then users.id = ${SENDER} when ${IS_TOLD} then false else ${IS_OWN} or users.id = ${IN_CHARGE} or (users.role = 'admin' and ${IN_CHARGE} is null) end`;

const WHAT = sql`case when o.template in ('invitation', 'colleague-invitation') then 'invitation' when o.template in ('invoice', 'appointment') then o.template else 'mail' end`;
const ADVICE = sql`case when ${IS_OWN} then 'Check the address of your account.' else 'Check the address, then send it again.' end`;
const PAGE = sql`case when ${IS_OWN} then '/account' when o.template = 'invoice' then '/invoice/' || cast(substr(o.dedupe_key, length('invoice:') + 1) as integer) when o.workspace_id is not null then ${readersPage(sql`o.workspace_id`)} when users.role = 'admin' then '/admin?section=outgoing-mail' end`;

export async function tellUndelivered(env: Env, now: Date): Promise<void> {
  const connection = connectionOf(env);
  const [untold] = await openDb(connection, "read").all<{ n: number }>(
    sql`select exists (select 1 from outbox where ${UNTOLD}) as n`,
  );
  if (!untold?.n) return;
  const told = await withPatience(async () => {
    const db = openDb(connection, "write");
    const statements = [
      notifyEach(db, {
        title: sql`case when ${IS_OWN} then 'Mail to you does not arrive' else 'The ' || ${WHAT} || ' for ' || o.to_name || ' did not arrive' end`,
        message: sql`'The mail to ' || o.to_email || ' was given up on: ' || substr(ifnull(o.last_error, ''), 1, ${REPEATED}) || '. ' || ${ADVICE}`,
        type: "warning",
        category: "system",
        kind: "stuck",
        workspaceId: sql`o.workspace_id`,
        actionUrl: PAGE,
        at: now,
        from: sql`outbox o join users on ${RECIPIENTS} where o.failed_at is not null and o.told_at is null`,
      }),
      db.run(sql`update outbox set told_at = ${now.getTime()} where ${UNTOLD}`),
    ] as const;
    return newsIn(statements, await db.batch(statements));
  });
  // What became of an invitation stands in the list of colleagues, and in that of a journey.
  await publish(env, [
    ...told,
    { topic: "people", workspaceId: null },
    { topic: "workspaces", workspaceId: null },
  ]);
}
