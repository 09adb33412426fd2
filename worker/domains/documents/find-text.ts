import { eq } from "drizzle-orm";

import type { PaperText } from "#contracts/analysis/shapes.ts";
import type { MediaType } from "#contracts/documents/shapes.ts";
import { type documents, documentTexts } from "#db/schema.ts";
import { allowDocument } from "#worker/core/access.ts";
import type { Act } from "#worker/core/act.ts";
import { Fault } from "#worker/core/fault.ts";

import { readingOf } from "./internal/reading-state.ts";

/** The words of a document's file, as contracts/analysis says them. */
export type FoundText = {
  name: string;
  number: number;
  mediaType: MediaType;
  isFromPhoto: boolean;
  state: PaperText["state"];
  text: string;
  destination: string | null;
};

/** @throws Fault `not_found` for a missing, a removed and another's document alike. */
export async function findText(act: Act, documentId: number): Promise<FoundText> {
  const { document, workspace, also } = await allowDocument(act, documentId, "view", (db) => [
    db.select().from(documentTexts).where(eq(documentTexts.documentId, documentId)),
  ]);
  if (document.removedAt !== null || document.currentNumber === 0) throw new Fault("not_found");
  const [[found]] = also;
  return textOf({ document, text: found, destination: workspace.destination });
}

/** Whether a document's words are known. */
export function wordsOf(document: typeof documents.$inferSelect, isFound: boolean): PaperText["state"] {
  const reading = readingOf(document);
  return isFound ? "read" : reading === "done" ? "none" : reading;
}

/** What is known of a document's words. */
export function textOf({
  document,
  text: found,
  destination,
}: {
  document: typeof documents.$inferSelect;
  text: typeof documentTexts.$inferSelect | undefined;
  destination: string | null;
}): FoundText {
  const { name, mediaType, currentNumber } = document;
  return {
    name,
    number: currentNumber,
    mediaType,
    isFromPhoto: found?.isFromPhoto ?? false,
    state: wordsOf(document, found !== undefined),
    text: found?.text ?? "",
    destination,
  };
}
