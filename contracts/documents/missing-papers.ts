import { isHandedBack } from "./handed-back.ts";
import type { RequiredPaper } from "./required-papers-shapes.ts";
import { isPaper, type PaperOfJourney } from "./required-papers.ts";

/** Which of the required papers are there. One that was handed back has to be brought anew. */
export function requiredPapers(
  required: readonly string[] | null,
  papers: readonly PaperOfJourney[],
): RequiredPaper[] {
  const usable = papers.filter((paper) => !isHandedBack(paper));
  return (required ?? [])
    .filter((name) => name.trim() !== "")
    .map((name) => ({ name, isThere: usable.some((paper) => isPaper(paper, name)) }));
}

export const missingPapers = (papers: readonly RequiredPaper[]): string[] =>
  papers.flatMap(({ name, isThere }) => (isThere ? [] : [name]));
