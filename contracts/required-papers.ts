import * as z from "zod";

import { fold } from "./core/text.ts";
import type { DocumentStatus } from "./documents.ts";

/** A document as it counts for what is required. */
export type PaperOfJourney = {
  readonly name: string;
  /** The paper that its to-do asks for; null where it belongs to none. */
  readonly askedFor: string | null;
  readonly status: DocumentStatus;
};

/** A paper that has to be there before an action is handed in or completed. */
export const RequiredPaper = z.object({ name: z.string(), isThere: z.boolean() });
export type RequiredPaper = z.infer<typeof RequiredPaper>;

/** A document counts for the paper that its to-do asks for, or that its own name says, in any case. */
export function isPaper(
  { askedFor, name }: Pick<PaperOfJourney, "askedFor" | "name">,
  wanted: string,
): boolean {
  return [askedFor, name].some((text) => text !== null && fold(text.trim()) === fold(wanted.trim()));
}

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
