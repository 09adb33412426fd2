import type { PaperConcerns } from "#contracts/health/findings-shapes.ts";
import { allowDocument } from "#worker/core/access.ts";
import type { Act } from "#worker/core/act.ts";
import { Fault } from "#worker/core/fault.ts";
import { wordsOf } from "#worker/domains/documents/find-text.ts";

import { concernQueries, concernsOf, isReadIn } from "./concerns-of.ts";

/** @throws Fault `not_found` for a missing and a removed document alike. */
export async function findConcerns(act: Act, { documentId }: { documentId: number }): Promise<PaperConcerns> {
  const {
    document,
    workspace,
    also: rows,
  } = await allowDocument(act, documentId, "view", (db) => concernQueries(db, documentId));
  if (document.removedAt !== null || document.currentNumber === 0) throw new Fault("not_found");
  return {
    number: document.currentNumber,
    reading: wordsOf(document, isReadIn(rows, document)),
    against: concernsOf(act, rows, { document, arrivesOn: workspace.arrivesOn }),
  };
}
