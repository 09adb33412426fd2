import { sql } from "drizzle-orm";

import { tags, workspaceTags } from "#db/schema.ts";
import type { Act } from "#worker/core/act.ts";
import { administer } from "#worker/core/grants.ts";
import { record } from "#worker/core/record.ts";
import { bringBack, ifStillKept, type KeptThing, noLongerKept } from "#worker/domains/removed/kept-rows.ts";

/** Puts a tag back on every workspace that had it. */
export async function restoreTag(act: Act, thing: KeptThing): Promise<void> {
  administer(act);
  const changed = { uses: sql`0`, version: sql`json_extract(kept.value, '$.version') + 1` };
  await act.write((db) => [
    ifStillKept(db, thing),
    bringBack(db, thing, tags, { changed }),
    bringBack(db, thing, workspaceTags, { isCertain: false }),
    noLongerKept(db, thing),
    record(act, db, { kind: "tag.restored", subject: thing.name }),
  ]);
}
