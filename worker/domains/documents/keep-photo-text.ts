import { eq, sql } from "drizzle-orm";

import { fold } from "#contracts/core/fold.ts";
import { documents, documentTexts } from "#db/schema.ts";
import { allowDocument } from "#worker/core/access.ts";
import { type Act, answerOf } from "#worker/core/act.ts";
import { Fault } from "#worker/core/fault.ts";
import { record } from "#worker/core/record.ts";
import { onlyIf } from "#worker/core/writing.ts";

import { type FoundText, textOf } from "./find-text.ts";

type Draft = { documentId: number; number: number; text: string };

/**
 * Keeps what was read from a document without words of its own, in the place of what was read from it before.
 * @throws Fault `stale_version` where another file has come since; `wrong_state` for a file that has words of its own.
 */
export async function keepPhotoText(act: Act, { documentId, number, text }: Draft): Promise<FoundText> {
  const { document, workspace, also } = await allowDocument(act, documentId, "upload", (db) => [
    db.select().from(documentTexts).where(eq(documentTexts.documentId, documentId)),
  ]);
  if (document.removedAt !== null || document.currentNumber === 0) throw new Fault("not_found");
  if (document.currentNumber !== number) throw new Fault("stale_version");
  const [[before]] = also;
  if (before && !before.isFromPhoto)
    throw new Fault("wrong_state", "This file has words of its own: they are what counts.");
  const results = await act.write((db) => [
    onlyIf(
      db,
      sql`exists (select 1 from documents where id = ${documentId} and current_number = ${number} and removed_at is null) and not exists (select 1 from document_texts where document_id = ${documentId} and is_from_photo = 0)`,
    ),
    db.delete(documentTexts).where(eq(documentTexts.documentId, documentId)),
    db.insert(documentTexts).values({ documentId, number, isFromPhoto: true, text, searchText: fold(text) }),
    db.update(documents).set({ textNumber: number }).where(eq(documents.id, documentId)),
    record(act, db, {
      kind: "document.read",
      workspaceId: workspace.id,
      documentId,
      subject: document.name,
    }),
    db.select().from(documentTexts).where(eq(documentTexts.documentId, documentId)),
  ]);
  return textOf({
    document: { ...document, textNumber: number },
    text: answerOf(results)[0],
    destination: workspace.destination,
  });
}
