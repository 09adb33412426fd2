import { sql } from "drizzle-orm";

import { addDays, dateInZone } from "#contracts/core/dates.ts";
import { openDb } from "#db/client.ts";
import { zoneOf } from "#worker/core/configuration.ts";
import { connectionOf, type Env } from "#worker/core/env.ts";
import { newsIn } from "#worker/core/news.ts";
import { publish } from "#worker/core/publish.ts";
import { withPatience } from "#worker/core/writing.ts";
import { notifyEach } from "#worker/domains/notifications/notify.ts";
import { readersPage } from "#worker/domains/notifications/pages-of-journey.ts";

/** After so many days a forgotten answer is no news, and the journey is taken to be over. */
const ASKED_FOR_DAYS = 30;

/**
 * Asks the colleague in charge whether a pet has arrived, on the day on which it should have: nothing else says so, and
 * without an answer its journey is never completed. Once for each such day; whose journey nobody has is asked for once
 * somebody does. What nobody has answered for long no longer stands before the journeys that are coming.
 */
export async function askForArrivals(env: Env, now: Date): Promise<void> {
  const today = dateInZone(now, zoneOf(env));
  const connection = connectionOf(env);
  const told = await withPatience(async () => {
    const db = openDb(connection, "write");
    const longAgo = addDays(today, -ASKED_FOR_DAYS);
    const isDue = sql`assigned_to_id is not null and arrived_on is null and archived_at is null and status <> 'completed' and arrives_on between ${longAgo} and ${today} and arrival_asked_for is not arrives_on`;
    const asking = [
      notifyEach(db, {
        from: sql`(select id, name, pet_name, assigned_to_id from workspaces where ${isDue}) w join users on users.id = w.assigned_to_id where true`,
        title: sql`'Has ' || w.pet_name || ' arrived?'`,
        message: sql`'Say on the page of ' || w.name || '’s journey when it arrived, or when it will.'`,
        type: "warning",
        category: "travel",
        kind: "journey",
        workspaceId: sql`w.id`,
        actionUrl: readersPage(sql`w.id`),
        at: now,
      }),
      db.run(sql`update workspaces set arrival_asked_for = arrives_on where ${isDue}`),
      db.run(
        sql`update workspaces set passed_for = arrives_on where archived_at is null and queue < ${`0${longAgo}`} and arrives_on < ${longAgo}`,
      ),
    ] as const;
    return newsIn(asking, await db.batch(asking));
  });
  await publish(env, told);
}
