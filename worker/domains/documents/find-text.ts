import { eq } from "drizzle-orm";

import type { MediaType } from "#contracts/documents/shapes.ts";
import { type documents, documentTexts } from "#db/schema.ts";
import { allowDocument } from "#worker/core/access.ts";
import type { Act } from "#worker/core/act.ts";
import { Fault } from "#worker/core/fault.ts";

/** The words of a document's file. `waiting` is read in a moment; `none` has none, as a photo or a scan. */
export type FoundText = {
  name: string;
  number: number;
  mediaType: MediaType;
  isFromPhoto: boolean;
  state: "read" | "waiting" | "none";
  text: string;
  destination: string | null;
};

/** Tries to read a paper before it counts as one without words. */
const MOST_TRIES = 3;

/** @throws Fault `not_found` for a missing, a removed and another's document alike. */
export async function findText(act: Act, documentId: number): Promise<FoundText> {
  const { document, workspace, also } = await allowDocument(act, documentId, "view", (db) => [
    db.select().from(documentTexts).where(eq(documentTexts.documentId, documentId)),
  ]);
  if (document.removedAt !== null || document.currentNumber === 0) throw new Fault("not_found");
  const [[found]] = also;
  return textOf({ document, text: found, destination: workspace.destination });
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
  const { name, mediaType, textNumber, textTries, currentNumber } = document;
  const isWaiting = mediaType === "application/pdf" && textNumber < currentNumber && textTries < MOST_TRIES;
  const state = found ? "read" : isWaiting ? "waiting" : "none";
  return {
    name,
    number: currentNumber,
    mediaType,
    isFromPhoto: found?.isFromPhoto ?? false,
    state,
    text: found?.text ?? "",
    destination,
  };
}
