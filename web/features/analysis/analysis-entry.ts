import type { AnalysisDraft } from "#contracts/analysis/shapes.ts";
import { ANALYSED_TYPES, ANALYSIS_DESTINATIONS } from "#contracts/analysis/terms.ts";
import { oneOf } from "#web/core/address.ts";

/** What stands in the analyzer's fields; empty while unset. */
export type AnalysisEntry = { documentText: string; documentType: string; destinationCountry: string };

export const EMPTY_ENTRY: AnalysisEntry = { documentText: "", documentType: "", destinationCountry: "" };

/** Whether all three fields hold something; a text of blanks only is found out on sending. */
export function isComplete(entry: AnalysisEntry): boolean {
  return Object.values(entry).every((value) => value !== "");
}

/** What to send; null while something is missing or blank. */
export function draftOf(entry: AnalysisEntry): AnalysisDraft | null {
  const documentText = entry.documentText.trim();
  const documentType = oneOf(ANALYSED_TYPES, entry.documentType);
  const destinationCountry = oneOf(ANALYSIS_DESTINATIONS, entry.destinationCountry);
  if (documentText === "" || !documentType || !destinationCountry) return null;
  return { documentText, documentType, destinationCountry };
}
