import { eq } from "drizzle-orm";

import type { Document } from "#contracts/documents/shapes.ts";
import { documents } from "#db/schema.ts";
import { allowDocument } from "#worker/core/access.ts";
import { type Act, answerOf } from "#worker/core/act.ts";
import { Fault } from "#worker/core/fault.ts";
import { record } from "#worker/core/record.ts";
import { noLongerKept } from "#worker/domains/removed/kept-rows.ts";

import { ifDocumentUnchanged } from "./internal/held.ts";
import { shownDocument, toDocument } from "./shown-documents.ts";

/**
 * Brings a removed document back as it was; one that is there stays as it is.
 * @throws Fault `not_found`, `forbidden` for an owner and another's upload.
 */
export async function restoreDocument(act: Act, input: { documentId: number }): Promise<Document> {
  const { document, workspace, also } = await allowDocument(act, input.documentId, "upload", (db) => [
    shownDocument(db, input.documentId),
  ]);
  const [[shown]] = also;
  if (shown) return toDocument(shown);
  if (document.currentNumber === 0) throw new Fault("not_found");
  if (!act.isStaff && document.uploadedById !== act.who.userId) {
    throw new Fault("forbidden", "Only the person who uploaded a document may bring it back.");
  }
  const results = await act.write((db) => [
    ifDocumentUnchanged(db, document),
    db
      .update(documents)
      .set({ removedAt: null, version: document.version + 1 })
      .where(eq(documents.id, document.id)),
    noLongerKept(db, { kind: "document", thingId: document.id }),
    record(act, db, {
      kind: "document.restored",
      workspaceId: workspace.id,
      taskId: document.taskId ?? undefined,
      documentId: document.id,
      subject: document.name,
    }),
    shownDocument(db, document.id),
  ]);
  const [restored] = answerOf(results);
  if (!restored) throw new Fault("not_found");
  return toDocument(restored);
}
