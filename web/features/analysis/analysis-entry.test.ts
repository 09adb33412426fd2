import { expect, test } from "vitest";

import { ANALYSED_TYPES, ANALYSIS_DESTINATIONS } from "#contracts/analysis/terms.ts";
import { analysis as copy } from "#web/copy/analysis.ts";

import { draftOf, isComplete } from "./analysis-entry.ts";

const ENTRY = { documentText: " Rabies ", documentType: "passport", destinationCountry: "Japan" };

test("[VAL-AI-02] the button waits for all three fields", () => {
  expect(isComplete(ENTRY)).toBe(true);
  for (const field of Object.keys(ENTRY)) expect(isComplete({ ...ENTRY, [field]: "" })).toBe(false);
});
test("[VAL-AI-01] [VAL-AI-05] a text of blanks only counts as missing when it is sent", () => {
  expect(isComplete({ ...ENTRY, documentText: "  \n" })).toBe(true);
  expect(draftOf({ ...ENTRY, documentText: "  \n" })).toBeNull();
  expect(draftOf({ ...ENTRY, documentType: "" })).toBeNull();
  expect(draftOf({ ...ENTRY, destinationCountry: "Atlantis" })).toBeNull();
  expect(draftOf(ENTRY)).toEqual({ ...ENTRY, documentText: "Rabies" });
});
test("[VAL-AI-03] [VAL-AI-04] the choices of type and destination", () => {
  expect(ANALYSED_TYPES).toEqual(["health_certificate", "vaccination_record", "passport", "other"]);
  expect(ANALYSIS_DESTINATIONS).toEqual(["USA", "Canada", "UK", "Germany", "France", "Australia", "Japan"]);
});
test("[ERR-09] the toast rounds the confidence to whole percent", () => {
  expect(copy.done.title).toBe("Document Analysed");
  expect(copy.done.description(0.876)).toBe("Analysis completed with 88% confidence.");
  expect(copy.done.description(1)).toBe("Analysis completed with 100% confidence.");
});
