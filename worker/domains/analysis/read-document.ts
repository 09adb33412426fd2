import type { AnalysisDestination, PaperText } from "#contracts/analysis/shapes.ts";
import type { Act } from "#worker/core/act.ts";
import { findText, type FoundText } from "#worker/domains/documents/find-text.ts";
import { readPaper } from "#worker/ports/analysis/embedded/read-paper.ts";

/** How a journey's destination is written, for each place the analysis knows. */
const PLACES = [
  ["USA", /\b(?:usa|united states|u\.s\.)/i],
  ["Canada", /\bcanada\b/i],
  ["UK", /\b(?:uk|united kingdom|great britain|england|scotland|wales)\b/i],
  ["Germany", /\bgermany\b/i],
  ["France", /\bfrance\b/i],
  ["Australia", /\baustralia\b/i],
  ["Japan", /\bjapan\b/i],
] as const satisfies readonly (readonly [AnalysisDestination, RegExp])[];

/** The words of a document, with what an analysis of it would be asked. */
export async function readDocument(act: Act, { documentId }: { documentId: number }): Promise<PaperText> {
  return toPaperText(documentId, await findText(act, documentId));
}

/** A document's words with what they read like and where the journey leads. */
export function toPaperText(documentId: number, { destination, ...found }: FoundText): PaperText {
  const { text } = found;
  const place = PLACES.find(([, pattern]) => destination !== null && pattern.test(destination));
  return {
    documentId,
    ...found,
    documentType: text === "" ? null : readPaper(text).kind,
    destinationCountry: place?.[0] ?? null,
  };
}
