import { and, eq } from "drizzle-orm";

import type { CalendarDate } from "#contracts/core/dates-shapes.ts";
import { isZone } from "#contracts/core/wall-time.ts";
import type { EntryFacts } from "#contracts/health/shapes.ts";
import type { Db } from "#db/client.ts";
import { documents } from "#db/schema.ts";
import { badFields } from "#worker/core/fault.ts";
import { isShown } from "#worker/domains/documents/shown-documents.ts";

/** The document that is to prove an entry, where it is one of the journey; as a statement. */
export function proofOfWorkspace(db: Db, workspaceId: number, documentId: number | null) {
  return db
    .select({ id: documents.id })
    .from(documents)
    .where(and(eq(documents.id, documentId ?? 0), eq(documents.workspaceId, workspaceId), isShown));
}

/** @throws Fault `invalid_input` for what cannot have happened yet, a clock nobody knows, and another journey's document. */
export function refuseUnlikely(
  facts: EntryFacts,
  {
    today,
    documentId,
    isProofFound,
  }: { today: CalendarDate; documentId: number | null; isProofFound: boolean },
): void {
  const [field, day] = happenedOn(facts);
  const isPlanned = "isPlanned" in facts && facts.isPlanned === true;
  if (day !== null && day > today && !isPlanned) throw badFields({ [field]: "This day has not come yet" });
  if (facts.kind === "record" && facts.timeZone !== null && !isZone(facts.timeZone))
    throw badFields({ timeZone: "No such time zone" });
  if (documentId !== null && !isProofFound)
    throw badFields({ documentId: "This document does not belong to the journey" });
}

/** A booking, a permit or a stay may well lie ahead. */
function happenedOn(facts: EntryFacts): [string, CalendarDate | null] {
  switch (facts.kind) {
    case "microchip":
      return ["implantedOn", facts.implantedOn];
    case "tattoo":
      return ["madeOn", facts.madeOn];
    case "vaccination":
      return ["givenOn", facts.givenOn];
    case "sample":
      return ["drawnOn", facts.drawnOn];
    case "record":
    case "stay":
      return ["", null];
  }
}
