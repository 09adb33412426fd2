import { useState } from "react";

import { codeOf } from "./errors.ts";

/** Sends an edit of a row by the version that is seen of it. */
export type WithVersion = <T>(send: (version: number) => Promise<T>) => Promise<T>;

/**
 * Sends an edit with the version that it began with, whatever the page behind it has fetched since. Refused for being
 * stale, the next try is one of the row as it stands by then: the refusal has told of the change. What stays open after
 * an edit of its own goes on from the version that this made.
 * @param current the row's newest version that the page knows; any number for a new row
 */
export function useSeenVersion(current: number): WithVersion {
  const [seen, setSeen] = useState<number | null>(current);
  return async (send) => {
    try {
      const answer = await send(seen ?? current);
      if (hasVersion(answer)) setSeen(answer.version);
      return answer;
    } catch (error) {
      if (codeOf(error) === "stale_version") setSeen(null);
      throw error;
    }
  };
}

function hasVersion(answer: unknown): answer is { version: number } {
  return (
    typeof answer === "object" && answer !== null && "version" in answer && typeof answer.version === "number"
  );
}
