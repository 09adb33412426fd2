import { and, desc, eq, inArray, isNull, ne, or, type SQL, sql } from "drizzle-orm";

import type { CalendarDate } from "#contracts/core/dates-shapes.ts";
import type { Db } from "#db/client.ts";
import { documents, documentTexts, findingDecisions, pets } from "#db/schema.ts";
import { isShown } from "#worker/domains/documents/shown-documents.ts";
import { entriesOfWorkspace, type EntryFound, toEntry } from "#worker/domains/health/entry-rows.ts";
import type { PetRow } from "#worker/domains/journeys/pet-writes.ts";

import { decisionKey, type Known, type Paper } from "./check-papers.ts";

/** The newest papers of a journey are read; what an animal needs stands in far fewer. */
const PAPERS_READ = 20;
/** What a paper of one animal says stands on its first pages. */
const LETTERS_READ = 20_000;

/**
 * The statements that read a journey's papers and what they are held against; `knownFrom` takes what they answer. Of
 * rejected papers only `withDocument` is read.
 */
export function paperStatements(db: Db, workspaceId: number | SQL<number>, withDocument = 0) {
  const papers = db
    .select({
      documentId: documents.id,
      number: documentTexts.number,
      name: documents.name,
      mediaType: documents.mediaType,
      isFromPhoto: documentTexts.isFromPhoto,
      text: sql<string>`substr(${documentTexts.text}, 1, ${LETTERS_READ})`,
    })
    .from(documents)
    .innerJoin(
      documentTexts,
      and(eq(documentTexts.documentId, documents.id), eq(documentTexts.number, documents.currentNumber)),
    )
    .where(
      and(
        eq(documents.workspaceId, workspaceId),
        isShown,
        or(ne(documents.status, "rejected"), eq(documents.id, withDocument)),
      ),
    )
    .orderBy(desc(sql`${documents.id} = ${withDocument}`), desc(documents.uploadedAt), desc(documents.id))
    .limit(PAPERS_READ);
  const decided = db
    .select({
      documentId: findingDecisions.documentId,
      number: findingDecisions.number,
      key: findingDecisions.key,
      decision: findingDecisions.decision,
    })
    .from(findingDecisions)
    .innerJoin(documents, eq(documents.id, findingDecisions.documentId))
    .where(and(eq(documents.workspaceId, workspaceId), isShown));
  const pet = db
    .select()
    .from(pets)
    .where(sql`${pets.id} = (select w.pet_id from workspaces as w where w.id = ${workspaceId})`);
  return [pet, entriesOfWorkspace(db, workspaceId), decided, papers] as const;
}

/** Decisions that there are on what was read in a file. */
export function decisionsOn(
  db: Db,
  { documentId, number, keys }: { documentId: number; number: number; keys: readonly string[] },
) {
  return db
    .select({ key: findingDecisions.key })
    .from(findingDecisions)
    .where(
      and(
        eq(findingDecisions.documentId, documentId),
        eq(findingDecisions.number, number),
        inArray(findingDecisions.key, [...keys]),
      ),
    );
}

/** The newest photos and scans of a journey that nobody has had read. */
export function unreadPapers(db: Db, workspaceId: number) {
  return db
    .select({
      documentId: documents.id,
      number: documents.currentNumber,
      name: documents.name,
      mediaType: documents.mediaType,
    })
    .from(documents)
    .leftJoin(documentTexts, eq(documentTexts.documentId, documents.id))
    .where(
      and(
        eq(documents.workspaceId, workspaceId),
        isShown,
        ne(documents.status, "rejected"),
        isNull(documentTexts.documentId),
        // Words of a PDF may still be on their way.
        sql`(${documents.mediaType} <> 'application/pdf' or ${documents.textNumber} = ${documents.currentNumber})`,
      ),
    )
    .orderBy(desc(documents.uploadedAt), desc(documents.id))
    .limit(PAPERS_READ);
}

type Decided = { documentId: number; number: number; key: string; decision: "taken" | "discarded" };

/** Null where the journey is gone. */
export function knownFrom(
  [found, entries, decided, papers]: readonly [
    readonly PetRow[],
    readonly EntryFound[],
    readonly Decided[],
    readonly Paper[],
  ],
  { today, isStaff }: { today: CalendarDate; isStaff: boolean },
): { pet: PetRow; known: Known; papers: Paper[] } | null {
  const [pet] = found;
  if (!pet) return null;
  const known: Known = {
    pet,
    entries: entries.map(toEntry),
    decisions: new Map(decided.map((one) => [decisionKey(one, one.key), one.decision])),
    today,
    isStaff,
  };
  return { pet, known, papers: papers.toReversed() };
}
