import { sql } from "drizzle-orm";
import type * as z from "zod";

import type { healthRoutes } from "#contracts/health/routes.ts";
import { findingDecisions, healthEntries } from "#db/schema.ts";
import { allowWorkspace } from "#worker/core/access.ts";
import type { Act } from "#worker/core/act.ts";
import { record } from "#worker/core/record.ts";
import { keepRemoved } from "#worker/domains/removed/kept-rows.ts";

import { entryOfWorkspace } from "./entry-rows.ts";
import { ifUnchanged, isEntry, refuseChange } from "./internal/change-entry.ts";
import { toFacts } from "./internal/columns.ts";
import { subjectOf } from "./internal/subject.ts";

type Which = z.output<typeof healthRoutes.remove.input>;

/**
 * Takes an entry out of the record; it can be brought back, and what it said stays in the log.
 * @throws Fault `stale_version`; `forbidden` for an owner and what is confirmed.
 */
export async function removeEntry(
  act: Act,
  { workspaceId, entryId, version }: Which,
): Promise<{ entryId: number }> {
  const { also } = await allowWorkspace(act, workspaceId, "upload", (db) => [
    entryOfWorkspace(db, workspaceId, entryId),
  ]);
  const [[before]] = also;
  const found = refuseChange(act, before, version);
  const facts = toFacts(found.entry);
  await act.write((db) => [
    ifUnchanged(db, { entryId, version }),
    keepRemoved(act, db, {
      kind: "entry",
      thingId: entryId,
      name: subjectOf(facts),
      workspaceId,
      parts: [
        { table: healthEntries, where: sql`id = ${entryId}` },
        { table: findingDecisions, where: sql`entry_id = ${entryId}` },
      ],
    }),
    db.delete(healthEntries).where(isEntry({ entryId, version })),
    record(act, db, {
      kind: "health.removed",
      workspaceId,
      subject: subjectOf(facts),
      data: { before: facts },
    }),
  ]);
  return { entryId };
}
