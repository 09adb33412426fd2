import { eq } from "drizzle-orm";

import type { PaperConcerns } from "#contracts/health/findings-shapes.ts";
import { documentTexts } from "#db/schema.ts";
import { allowDocument } from "#worker/core/access.ts";
import type { Act } from "#worker/core/act.ts";
import { Fault } from "#worker/core/fault.ts";
import { textOf } from "#worker/domains/documents/find-text.ts";

import { concernQueries, concernsOf } from "./concerns-of.ts";

/** @throws Fault `not_found` for a missing and a removed document alike. */
export async function findConcerns(act: Act, { documentId }: { documentId: number }): Promise<PaperConcerns> {
  const { document, workspace, also } = await allowDocument(act, documentId, "view", (db) => [
    db.select().from(documentTexts).where(eq(documentTexts.documentId, documentId)),
    ...concernQueries(db, documentId),
  ]);
  if (document.removedAt !== null || document.currentNumber === 0) throw new Fault("not_found");
  const [[text], ...rows] = also;
  return {
    number: document.currentNumber,
    reading: textOf({ document, text, destination: workspace.destination }).state,
    against: concernsOf(act, rows, { document, arrivesOn: workspace.arrivesOn }),
  };
}
