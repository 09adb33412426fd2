import { sql } from "drizzle-orm";

import { findingDecisions, healthEntries } from "#db/schema.ts";
import { allowWorkspace } from "#worker/core/access.ts";
import type { Act } from "#worker/core/act.ts";
import { record } from "#worker/core/record.ts";
import { bringBack, ifStillKept, type KeptThing, noLongerKept } from "#worker/domains/removed/kept-rows.ts";

/** Puts an entry into the record again, without its paper where that has gone for good. */
export async function restoreEntry(act: Act, thing: KeptThing): Promise<void> {
  const { workspace } = await allowWorkspace(act, Number(thing.workspaceId), "upload");
  const changed = {
    document_id: sql`(select id from documents where id = json_extract(kept.value, '$.document_id'))`,
    version: sql`json_extract(kept.value, '$.version') + 1`,
  };
  await act.write((db) => [
    ifStillKept(db, thing),
    bringBack(db, thing, healthEntries, { changed }),
    bringBack(db, thing, findingDecisions, { isCertain: false }),
    noLongerKept(db, thing),
    record(act, db, { kind: "health.restored", workspaceId: workspace.id, subject: thing.name }),
  ]);
}
