import { and, eq, sql } from "drizzle-orm";

import type { Db } from "#db/client.ts";
import { healthEntries } from "#db/schema.ts";
import type { Act } from "#worker/core/act.ts";
import { Fault } from "#worker/core/fault.ts";
import { onlyIf, type Statement } from "#worker/core/writing.ts";
import type { EntryFound } from "#worker/domains/health/entry-rows.ts";

type Which = { entryId: number; version: number };

/** @throws Fault `not_found` for another pet's; `stale_version`; `forbidden` for an owner and what a colleague has confirmed. */
export function refuseChange(act: Act, found: EntryFound | undefined, version: number): EntryFound {
  if (!found) throw new Fault("not_found");
  if (!act.isStaff && found.entry.confirmedAt !== null)
    throw new Fault("forbidden", "This has been confirmed: ask your team to change it.");
  if (found.entry.version !== version) throw new Fault("stale_version");
  return found;
}

/** Calls the batch off where the entry is another one by now; confirming counts as a change. */
export function ifUnchanged(db: Db, { entryId, version }: Which): Statement {
  return onlyIf(
    db,
    sql`exists (select 1 from health_entries where id = ${entryId} and version = ${version})`,
  );
}

export const isEntry = ({ entryId, version }: Which) =>
  and(eq(healthEntries.id, entryId), eq(healthEntries.version, version));
