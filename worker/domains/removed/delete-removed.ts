import { sql } from "drizzle-orm";

import { DAY_MS } from "#contracts/core/durations.ts";
import { REMOVED_KEPT_DAYS } from "#contracts/removed/terms.ts";
import { openDb } from "#db/client.ts";
import { connectionOf, type Env } from "#worker/core/env.ts";
import { withPatience } from "#worker/core/writing.ts";
import { deleteRemovedDocuments } from "#worker/domains/documents/delete-removed-documents.ts";

const THINGS_A_RUN = 500;

/** What was deleted and not missed for a month goes for good, which the record tells. */
export async function deleteRemoved(env: Env, now: Date): Promise<void> {
  await deleteRemovedDocuments(env, now);
  const connection = connectionOf(env);
  const before = now.getTime() - REMOVED_KEPT_DAYS * DAY_MS;
  // A document that is there still waits for its turn.
  const gone = sql`removed_things where id in (select id from removed_things where removed_at < ${before} and (kind <> 'document' or not exists (select 1 from documents where documents.id = thing_id)) order by removed_at, id limit ${THINGS_A_RUN})`;
  await withPatience(async () => {
    const db = openDb(connection, "write");
    await db.batch([
      db.run(
        sql`insert into activity (at, kind, workspace_id, subject, reference) select ${now.getTime()}, 'removed.gone', workspace_id, name, 'schedule' from ${gone}`,
      ),
      db.run(sql`delete from ${gone}`),
    ]);
  });
}
