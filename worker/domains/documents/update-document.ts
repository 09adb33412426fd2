import { eq } from "drizzle-orm";

import type { CalendarDate } from "#contracts/core/dates-shapes.ts";
import type { Document, DocumentCategory } from "#contracts/documents/shapes.ts";
import { documents } from "#db/schema.ts";
import { allowDocument, type DocumentRow } from "#worker/core/access.ts";
import { type Act, answerOf, onlyRow } from "#worker/core/act.ts";
import { changedOf } from "#worker/core/changed.ts";
import { Fault } from "#worker/core/fault.ts";
import { record } from "#worker/core/record.ts";

import { ifDocumentUnchanged } from "./internal/held.ts";
import { typeOf } from "./internal/uploads.ts";
import { shownDocument, toDocument } from "./shown-documents.ts";

type Patch = {
  name?: string | undefined;
  description?: string | undefined;
  category?: DocumentCategory | null | undefined;
  expiresOn?: CalendarDate | null | undefined;
};
type Input = Patch & { documentId: number; version: number };

/** What a document is called, where it is filed and how long it is good. @throws Fault `not_found`; `stale_version`. */
export async function updateDocument(act: Act, { documentId, version, ...patch }: Input): Promise<Document> {
  const { document, also } = await allowDocument(act, documentId, "edit", (db) => [
    shownDocument(db, documentId),
  ]);
  const [shown] = also;
  if (document.removedAt !== null || document.currentNumber === 0) throw new Fault("not_found");
  if (document.version !== version) throw new Fault("stale_version");
  const { before, after, isNothing } = changedOf<DocumentRow, Patch>(document, patch);
  if (isNothing) return toDocument(onlyRow(shown));
  const { name, category } = { ...document, ...after };
  const results = await act.write((db) => [
    ifDocumentUnchanged(db, document),
    db
      .update(documents)
      .set({
        ...after,
        type: typeOf(category),
        version: version + 1,
      })
      .where(eq(documents.id, document.id)),
    record(act, db, {
      kind: "document.updated",
      workspaceId: document.workspaceId,
      taskId: document.taskId ?? undefined,
      documentId: document.id,
      subject: name,
      data: { before, after },
    }),
    shownDocument(db, document.id),
  ]);
  return toDocument(onlyRow(answerOf(results)));
}
