import { type SQL, sql } from "drizzle-orm";

import type { ActivityKind } from "#contracts/journeys.ts";
import type { Db } from "#db/client.ts";
import { activity, type ActivityData } from "#db/schema.ts";
import type { Act } from "#worker/core/act.ts";

export type Entry = {
  kind: ActivityKind;
  workspaceId?: number | undefined;
  taskId?: number | undefined;
  documentId?: number | undefined;
  personId?: number | undefined;
  subject?: string | undefined;
  data?: ActivityData | undefined;
};

/** The statement that writes down what happens; it belongs in the same batch as the change it tells of. */
export function record(act: Act, db: Db, entry: Entry) {
  return db.insert(activity).values({
    ...entry,
    at: act.now,
    actorId: act.circumstances.claims?.userId ?? null,
    reference: act.circumstances.reference,
    ip: act.circumstances.ip,
  });
}

/** The same for what only the batch itself can tell: one entry for each row of `from`, a `from` clause with its `where`. */
export function recordEach(
  act: Act,
  db: Db,
  entry: {
    kind: ActivityKind;
    workspaceId: SQL | number;
    taskId?: SQL;
    personId?: SQL;
    subject?: SQL;
    /** Who did it, where that is not the caller. */
    actorId?: SQL;
  },
  from: SQL,
) {
  const { reference, ip, claims } = act.circumstances;
  const actorId = entry.actorId ?? sql`${claims?.userId ?? null}`;
  return db.run(
    sql`insert into activity (at, kind, actor_id, workspace_id, task_id, person_id, subject, reference, ip) select ${act.now.getTime()}, ${entry.kind}, ${actorId}, ${entry.workspaceId}, ${entry.taskId ?? null}, ${entry.personId ?? null}, ${entry.subject ?? null}, ${reference}, ${ip} from ${from}`,
  );
}
