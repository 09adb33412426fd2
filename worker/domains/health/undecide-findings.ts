import { and, eq, inArray, sql } from "drizzle-orm";
import type * as z from "zod";

import type { findingRoutes } from "#contracts/health/findings-routes.ts";
import type { Db } from "#db/client.ts";
import { documents, findingDecisions, healthEntries, type PetDetails, pets, workspaces } from "#db/schema.ts";
import { allowWorkspace } from "#worker/core/access.ts";
import type { Act } from "#worker/core/act.ts";
import { changedOf } from "#worker/core/changed.ts";
import { Fault } from "#worker/core/fault.ts";
import { record } from "#worker/core/record.ts";
import { onlyIf, type Statement } from "#worker/core/writing.ts";
import { writePet } from "#worker/domains/journeys/pet-writes.ts";

import { toFacts } from "./internal/columns.ts";
import { decisionsOn } from "./internal/paper-rows.ts";
import { subjectOf } from "./internal/subject.ts";

type Draft = z.output<typeof findingRoutes.undecide.input>;

/**
 * Undoes what was decided on what a paper says: what was taken leaves the record, what was put aside is offered again.
 * @throws Fault `stale_version` where it has been undone or the entry has been changed since; `forbidden` for an owner and
 * what a colleague has confirmed.
 */
export async function undecideFindings(act: Act, draft: Draft): Promise<{ undone: number }> {
  const { workspaceId, documentId, number } = draft;
  const keys = [...new Set(draft.keys)];
  const { also } = await allowWorkspace(act, workspaceId, "upload", (db) => [
    decidedOf(db, { ...draft, keys }),
  ]);
  const [found] = also;
  if (found.length < keys.length) throw new Fault("stale_version");
  for (const { decision, entry, pet } of found) {
    const isOfColleague = (entry?.confirmedAt ?? decision.petAfter) !== null;
    if (!act.isStaff && isOfColleague)
      throw new Fault("forbidden", "This has been confirmed: ask your team to change it.");
    const isChanged = (entry && entry.version > 0) || !changedOf(pet, decision.petAfter ?? {}).isNothing;
    if (isChanged) throw new Fault("stale_version");
  }
  const entryIds = found.flatMap(({ entry }) => entry?.id ?? []);
  const unchanged = sql`(select count(*) from health_entries where version = 0 and ${inArray(healthEntries.id, entryIds)}) = ${entryIds.length}`;
  await act.write((db) => [
    onlyIf(db, sql`(select count(*) from ${decisionsOn(db, { documentId, number, keys })}) = ${keys.length}`),
    ...(entryIds.length === 0 ? [] : [onlyIf(db, unchanged)]),
    ...detailsBefore(act, db, found, draft),
    db
      .delete(findingDecisions)
      .where(
        and(
          eq(findingDecisions.documentId, documentId),
          eq(findingDecisions.number, number),
          inArray(findingDecisions.key, keys),
        ),
      ),
    ...(entryIds.length === 0 ? [] : [db.delete(healthEntries).where(inArray(healthEntries.id, entryIds))]),
    ...found
      .filter(({ decision }) => decision.petAfter === null)
      .map(({ decision, entry }) =>
        record(act, db, {
          kind: "health.undone",
          workspaceId,
          documentId,
          subject: entry ? subjectOf(toFacts(entry)) : decision.key,
          data: entry ? { before: toFacts(entry) } : {},
        }),
      ),
  ]);
  return { undone: keys.length };
}

function decidedOf(db: Db, { workspaceId, documentId, number, keys }: Draft) {
  return db
    .select({
      decision: findingDecisions,
      entry: healthEntries,
      pet: pets,
    })
    .from(findingDecisions)
    .innerJoin(documents, eq(documents.id, findingDecisions.documentId))
    .innerJoin(workspaces, eq(workspaces.id, documents.workspaceId))
    .innerJoin(pets, eq(pets.id, workspaces.petId))
    .leftJoin(healthEntries, eq(healthEntries.id, findingDecisions.entryId))
    .where(
      and(
        eq(findingDecisions.documentId, documentId),
        eq(findingDecisions.number, number),
        inArray(findingDecisions.key, keys),
        eq(documents.workspaceId, workspaceId),
      ),
    );
}

type Decided = Awaited<ReturnType<typeof decidedOf>>[number];

function detailsBefore(
  act: Act,
  db: Db,
  found: readonly Decided[],
  { workspaceId, documentId }: Draft,
): Statement[] {
  const pet = found[0]?.pet;
  if (!pet) return [];
  const said: PetDetails = Object.assign({}, ...found.map(({ decision }) => decision.petBefore ?? {}));
  const { before, after, isNothing } = changedOf(pet, said);
  return isNothing ? [] : writePet(act, db, pet, { workspaceId, before, after, documentId });
}
