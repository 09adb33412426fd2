import { expect, test } from "vitest";

import { missingPapers, requiredPapers } from "./missing-papers.ts";
import type { PaperOfJourney } from "./required-papers.ts";

const paper = (change: Partial<PaperOfJourney>): PaperOfJourney => ({
  name: "scan.pdf",
  askedFor: null,
  status: "pending",
  rejectionReason: null,
  ...change,
});
const missing = (...papers: PaperOfJourney[]) =>
  missingPapers(requiredPapers(["Rabies certificate", "Évaluation"], papers));

test("a paper counts by its own name or by what its to-do asks for, in any case", () => {
  expect(missing()).toEqual(["Rabies certificate", "Évaluation"]);
  expect(missing(paper({ name: " RABIES certificate " }))).toEqual(["Évaluation"]);
  expect(missing(paper({ askedFor: "évaluation" }), paper({ name: "rabies certificate" }))).toEqual([]);
  expect(missing(paper({ name: "Rabies certificate, old" }))).toHaveLength(2);
});

test("a rejected paper is missing again, unless another of the name is there", () => {
  const rejected = paper({ name: "Rabies certificate", status: "rejected" });
  expect(missing(rejected)).toContain("Rabies certificate");
  expect(missing(rejected, paper({ name: "Rabies certificate" }))).toEqual(["Évaluation"]);
});

test("[OWN-02] what was handed back is missing until it is brought anew; what only waits for a second look is there", () => {
  const looked = { name: "Rabies certificate", status: "needs-review" } as const;
  expect(missing(paper({ ...looked, rejectionReason: "Page 2 is missing" }))).toContain("Rabies certificate");
  expect(missing(paper(looked))).toEqual(["Évaluation"]);
});

test("nothing is required where nothing is named", () => {
  expect(requiredPapers(null, [])).toEqual([]);
  expect(requiredPapers([" "], [])).toEqual([]);
});
