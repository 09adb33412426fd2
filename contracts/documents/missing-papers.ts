import type { RequiredPaper } from "./required-papers-shapes.ts";
import { isPaper, type PaperOfJourney } from "./required-papers.ts";

/** Which of the required papers are there. One that was rejected has to be brought anew. */
export function requiredPapers(
  required: readonly string[] | null,
  papers: readonly PaperOfJourney[],
): RequiredPaper[] {
  const usable = papers.filter(({ status }) => status !== "rejected");
  return (required ?? [])
    .filter((name) => name.trim() !== "")
    .map((name) => ({ name, isThere: usable.some((paper) => isPaper(paper, name)) }));
}

export const missingPapers = (papers: readonly RequiredPaper[]): string[] =>
  papers.flatMap(({ name, isThere }) => (isThere ? [] : [name]));
