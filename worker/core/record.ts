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
