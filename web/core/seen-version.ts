import { useState } from "react";

import { codeOf } from "./errors.ts";

/**
 * Sends an edit with the version that it began with, whatever the page behind it has fetched since. Refused for being
 * stale, the next try is one of the row as it stands by then: the refusal has told of the change.
 * @param current the row's newest version that the page knows; any number for a new row
 */
export function useSeenVersion(current: number) {
  const [seen, setSeen] = useState<number | null>(current);
  return async <T>(send: (version: number) => Promise<T>): Promise<T> => {
    try {
      return await send(seen ?? current);
    } catch (error) {
      if (codeOf(error) === "stale_version") setSeen(null);
      throw error;
    }
  };
}
