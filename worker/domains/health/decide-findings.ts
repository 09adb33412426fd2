import { sql } from "drizzle-orm";
import type * as z from "zod";

import type { findingRoutes } from "#contracts/health/findings-routes.ts";
import type { FoundFact } from "#contracts/health/findings-shapes.ts";
import { ENTRIES_MAX } from "#contracts/health/terms.ts";
import type { Db } from "#db/client.ts";
import { findingDecisions, healthEntries, type PetDetails } from "#db/schema.ts";
import { allowWorkspace } from "#worker/core/access.ts";
import { type Act, attemptQuery } from "#worker/core/act.ts";
import { changedOf } from "#worker/core/changed.ts";
import { badFields, Fault } from "#worker/core/fault.ts";
import { record } from "#worker/core/record.ts";
import { onlyIf, type Statement } from "#worker/core/writing.ts";
import { type PetRow, writePet } from "#worker/domains/journeys/pet-writes.ts";

import { checkPapers } from "./internal/check-papers.ts";
import { toColumns } from "./internal/columns.ts";
import { decisionsOn, knownFrom, paperStatements } from "./internal/paper-rows.ts";
import { detailsIn, isOfPet } from "./internal/pet-details.ts";
import { refuseUnlikely } from "./internal/proof.ts";
import { factSubject } from "./internal/subject.ts";

type Draft = z.output<typeof findingRoutes.decide.input>;

/**
 * Takes what a paper says into the record, as it is or as a person has mended it, with the paper as its proof; or puts it
 * aside. A colleague's taking confirms it, an owner's waits for one.
 * @throws Fault `stale_version` where the paper is another file by now or somebody has decided first; `invalid_input` for
 * what the paper does not say; `wrong_state` for a record that is full.
 */
export async function decideFindings(act: Act, draft: Draft): Promise<{ decided: number }> {
  const { requestId = crypto.randomUUID(), ...body } = draft;
  const { workspaceId, documentId, number, taken, discarded } = body;
  const attempt = { requestId, operation: "health.decide", body };
  const { also } = await allowWorkspace(act, workspaceId, "upload", (db) => [
    attemptQuery(db, requestId),
    ...paperStatements(db, workspaceId),
  ]);
  const [[before], ...rows] = also;
  const keys = [...taken.map(({ key }) => key), ...discarded];
  const decided = keys.length;
  if (decided === 0 || (await act.isRepeated(attempt, before))) return { decided };

  const found = knownFrom(rows, act);
  const paper = found && checkPapers(found.papers, found.known).find((one) => one.documentId === documentId);
  if (!paper) throw new Fault("not_found");
  if (paper.number !== number) throw new Fault("stale_version");
  const offered = new Map(paper.findings.map((finding) => [finding.key, finding]));
  if (new Set(keys).size < decided) throw badFields({ taken: "This is decided twice" });
  for (const key of keys) {
    const finding = offered.get(key);
    if (!finding) throw badFields({ taken: "The paper does not say this" });
    if (finding.state !== "open") throw new Fault("stale_version");
  }
  for (const { key, fact } of taken) refuseFact(fact, offered.get(key)?.fact, act.today);
  if (found.known.entries.length + taken.length > ENTRIES_MAX)
    throw new Fault("wrong_state", "This health record is full.");

  await act.writeOnce(attempt, (db) => [
    onlyIf(
      db,
      sql`exists (select 1 from documents where id = ${documentId} and removed_at is null and current_number = ${number})`,
    ),
    onlyIf(db, sql`not exists ${decisionsOn(db, { documentId, number, keys })}`),
    ...taken.flatMap(({ key, fact }) => take(act, db, { ...body, key, fact, pet: found.pet, requestId })),
    ...takeDetails(act, db, { workspaceId, documentId, pet: found.pet, taken }),
    ...discarded.flatMap((key) => [
      decisionOf(act, db, { ...body, key, decision: "discarded" }),
      record(act, db, {
        kind: "health.discarded",
        workspaceId,
        documentId,
        subject: subjectOfKey(offered.get(key)?.fact, key),
      }),
    ]),
  ]);
  return { decided };
}

const subjectOfKey = (fact: FoundFact | undefined, key: string) => (fact ? factSubject(fact) : key);

/** @throws Fault `invalid_input` for another kind than was offered, and for what cannot have happened yet. */
function refuseFact(fact: FoundFact, offered: FoundFact | undefined, today: string): void {
  if (fact.kind !== offered?.kind) throw badFields({ taken: "The paper says something of another kind" });
  if (!isOfPet(fact)) return refuseUnlikely(fact, { today, documentId: null, isProofFound: true });
  if (fact.kind === "birth" && fact.bornOn > today) throw badFields({ bornOn: "This day has not come yet" });
}

type Paper = { workspaceId: number; documentId: number; number: number };
type Taken = Paper & { key: string; fact: FoundFact; pet: PetRow; requestId: string };

function take(act: Act, db: Db, taken: Taken): readonly Statement[] {
  const { workspaceId, documentId, fact, pet, requestId, key } = taken;
  if (isOfPet(fact)) {
    const { before, after } = changedOf(pet, detailsIn(fact));
    return [decisionOf(act, db, { ...taken, decision: "taken", petAfter: after, petBefore: before })];
  }
  const made = `${requestId} ${key}`;
  return [
    db.insert(healthEntries).values({
      ...toColumns(fact),
      petId: pet.id,
      documentId,
      createdById: act.who.userId,
      createdAt: act.now,
      confirmedById: act.isStaff ? act.who.userId : null,
      confirmedAt: act.isStaff ? act.now : null,
      requestId: made,
    }),
    decisionOf(act, db, {
      ...taken,
      decision: "taken",
      entryId: sql`(select id from health_entries where request_id = ${made})`,
    }),
    record(act, db, {
      kind: "health.added",
      workspaceId,
      documentId,
      subject: factSubject(fact),
      data: { after: fact },
    }),
  ];
}

type Details = Pick<Paper, "workspaceId" | "documentId"> & {
  pet: PetRow;
  taken: readonly { fact: FoundFact }[];
};

/** All that a paper says of the pet itself is one change of it. */
function takeDetails(act: Act, db: Db, { workspaceId, documentId, pet, taken }: Details): Statement[] {
  const said: PetDetails = Object.assign(
    {},
    ...taken.flatMap(({ fact }) => (isOfPet(fact) ? detailsIn(fact) : [])),
  );
  const { before, after, isNothing } = changedOf(pet, said);
  return isNothing ? [] : writePet(act, db, pet, { workspaceId, before, after, documentId });
}

type Decision = Omit<typeof findingDecisions.$inferInsert, "entryId" | "decidedById" | "decidedAt">;

function decisionOf(
  act: Act,
  db: Db,
  { entryId, ...decision }: Decision & { entryId?: ReturnType<typeof sql> },
) {
  const { documentId, number, key, petAfter, petBefore } = decision;
  return db.insert(findingDecisions).values({
    documentId,
    number,
    key,
    decision: decision.decision,
    entryId: entryId ?? null,
    petAfter: petAfter ?? null,
    petBefore: petBefore ?? null,
    decidedById: act.who.userId,
    decidedAt: act.now,
  });
}
