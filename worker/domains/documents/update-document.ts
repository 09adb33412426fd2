import { eq } from "drizzle-orm";

import type { CalendarDate } from "#contracts/core/dates-shapes.ts";
import { fold } from "#contracts/core/text.ts";
import type { Document, DocumentCategory } from "#contracts/documents/shapes.ts";
import { documents } from "#db/schema.ts";
import { allowDocument } from "#worker/core/access.ts";
import { type Act, answerOf } from "#worker/core/act.ts";
import { Fault } from "#worker/core/fault.ts";
import { record } from "#worker/core/record.ts";

import { ifDocumentUnchanged } from "./internal/held.ts";
import { typeOf } from "./internal/uploads.ts";
import { shownDocument, toDocument } from "./shown-documents.ts";

type Changes = {
  documentId: number;
  version: number;
  name?: string | undefined;
  description?: string | undefined;
  category?: DocumentCategory | null | undefined;
  expiresOn?: CalendarDate | null | undefined;
};

/** What a document is called, where it is filed and how long it is good. @throws Fault `not_found`; `stale_version`. */
export async function updateDocument(act: Act, input: Changes): Promise<Document> {
  const { document } = await allowDocument(act, input.documentId, "edit");
  if (document.removedAt !== null || document.currentNumber === 0) throw new Fault("not_found");
  if (document.version !== input.version) throw new Fault("stale_version");
  const { name = document.name, description = document.description } = input;
  const category = input.category === undefined ? document.category : input.category;
  const expiresOn = input.expiresOn === undefined ? document.expiresOn : input.expiresOn;
  const results = await act.write((db) => [
    ifDocumentUnchanged(db, document),
    db
      .update(documents)
      .set({
        name,
        description,
        category,
        expiresOn,
        type: typeOf(category),
        searchText: fold(`${name}\n${description}`),
        version: document.version + 1,
      })
      .where(eq(documents.id, document.id)),
    record(act, db, {
      kind: "document.updated",
      workspaceId: document.workspaceId,
      taskId: document.taskId ?? undefined,
      documentId: document.id,
      subject: name,
      data: {
        before: {
          name: document.name,
          description: document.description,
          category: document.category,
          expiresOn: document.expiresOn,
        },
        after: { name, description, category, expiresOn },
      },
    }),
    shownDocument(db, document.id),
  ]);
  const [updated] = answerOf(results);
  if (!updated) throw new Fault("not_found");
  return toDocument(updated);
}
