import type * as z from "zod";

import type { healthRoutes } from "#contracts/health/routes.ts";
import type { HealthEntry } from "#contracts/health/shapes.ts";
import { healthEntries } from "#db/schema.ts";
import { allowWorkspace } from "#worker/core/access.ts";
import { type Act, answerOf } from "#worker/core/act.ts";
import { changedOf } from "#worker/core/changed.ts";
import { Fault } from "#worker/core/fault.ts";
import { record } from "#worker/core/record.ts";

import { entryOfWorkspace, toEntry } from "./entry-rows.ts";
import { ifUnchanged, isEntry, refuseChange } from "./internal/change-entry.ts";
import { toColumns, toFacts } from "./internal/columns.ts";
import { proofOfWorkspace, refuseUnlikely } from "./internal/proof.ts";
import { subjectOf } from "./internal/subject.ts";

type Patch = z.output<typeof healthRoutes.update.input>;

/**
 * Changes an entry of the record. A colleague's change is confirmed by its being made.
 * @throws Fault `stale_version`; `forbidden` for an owner and what is confirmed; `invalid_input`.
 */
export async function updateEntry(act: Act, patch: Patch): Promise<HealthEntry> {
  const { workspaceId, entryId, version, entry, documentId } = patch;
  const { also } = await allowWorkspace(act, workspaceId, "upload", (db) => [
    entryOfWorkspace(db, workspaceId, entryId),
    proofOfWorkspace(db, workspaceId, documentId),
  ]);
  const [[before], [proof]] = also;
  const found = refuseChange(act, before, version);
  refuseUnlikely(entry, { today: act.today, documentId, isProofFound: proof !== undefined });
  const columns = { ...toColumns(entry), documentId };
  const isConfirmed = found.entry.confirmedAt !== null || !act.isStaff;
  if (isConfirmed && changedOf(found.entry, columns).isNothing) return toEntry(found);
  const results = await act.write((db) => [
    ifUnchanged(db, { entryId, version }),
    db
      .update(healthEntries)
      .set({
        ...columns,
        confirmedById: act.isStaff ? act.who.userId : null,
        confirmedAt: act.isStaff ? act.now : null,
        version: version + 1,
      })
      .where(isEntry({ entryId, version })),
    record(act, db, {
      kind: "health.changed",
      workspaceId,
      subject: subjectOf(entry),
      data: { before: toFacts(found.entry), after: entry },
    }),
    entryOfWorkspace(db, workspaceId, entryId),
  ]);
  const [changed] = answerOf(results);
  if (!changed) throw new Fault("not_found");
  return toEntry(changed);
}
