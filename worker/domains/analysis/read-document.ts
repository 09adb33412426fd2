import type { AnalysisDestination, PaperText } from "#contracts/analysis.ts";
import type { Act } from "#worker/core/act.ts";
import { findText } from "#worker/domains/documents/find-text.ts";
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
  const { name, state, text, destination } = await findText(act, documentId);
  const place = PLACES.find(([, pattern]) => destination !== null && pattern.test(destination));
  return {
    documentId,
    name,
    state,
    text,
    documentType: text === "" ? null : readPaper(text).kind,
    destinationCountry: place?.[0] ?? null,
  };
}
