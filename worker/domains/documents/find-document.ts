import type { Document } from "#contracts/documents/shapes.ts";
import { allowDocument } from "#worker/core/access.ts";
import type { Act } from "#worker/core/act.ts";
import { Fault } from "#worker/core/fault.ts";

import { shownDocument, toDocument } from "./shown-documents.ts";

/** @throws Fault `not_found` for a missing, a removed and another's document alike. */
export async function findDocument(act: Act, input: { documentId: number }): Promise<Document> {
  const { also } = await allowDocument(act, input.documentId, "view", (db) => [
    shownDocument(db, input.documentId),
  ]);
  const [[found]] = also;
  if (!found) throw new Fault("not_found");
  return toDocument(found);
}
