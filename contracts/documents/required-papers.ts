import { fold } from "#contracts/core/fold.ts";

import type { DocumentStatus } from "./shapes.ts";

/** A document as it counts for what is required. */
export type PaperOfJourney = {
  readonly name: string;
  /** The paper that its to-do asks for; null where it belongs to none. */
  readonly askedFor: string | null;
  readonly status: DocumentStatus;
  /** What has to be mended. */
  readonly rejectionReason: string | null;
};

/** A document counts for the paper that its to-do asks for, or that its own name says, in any case. */
export function isPaper(
  { askedFor, name }: Pick<PaperOfJourney, "askedFor" | "name">,
  wanted: string,
): boolean {
  return [askedFor, name].some((text) => text !== null && fold(text.trim()) === fold(wanted.trim()));
}
