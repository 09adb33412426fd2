import { sql } from "drizzle-orm";

import type { ReadingState } from "#contracts/documents/terms.ts";
import type { documents } from "#db/schema.ts";

/** Times a paper may end its reader before it counts as one that cannot be read in time. */
export const MOST_TRIES = 3;

type Read = Pick<typeof documents.$inferSelect, "mediaType" | "textNumber" | "textTries" | "currentNumber">;

export function readingOf({ mediaType, textNumber, textTries, currentNumber }: Read): ReadingState {
  if (mediaType !== "application/pdf" || textNumber >= currentNumber) return "done";
  return textTries < MOST_TRIES ? "waiting" : "late";
}

/** As the index over what is left to read has it, word for word. */
export const isUnread = sql`text_number < current_number and text_tries < 3 and media_type = 'application/pdf'`;
