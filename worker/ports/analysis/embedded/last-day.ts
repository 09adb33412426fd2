import type { CalendarDate } from "#contracts/core/dates-shapes.ts";

import { latest, wordsFor } from "./finding.ts";
import type { Facts } from "./read-paper.ts";

/**
 * The day on which a paper says that it ends, with its words for it; of several the last, as of boosters. Null where it
 * says none, or one that can be read two ways.
 */
export function lastDayOf(facts: Facts): { expiresOn: CalendarDate; words: string } | null {
  const { validUntil, expires } = facts.dates;
  if (facts.ambiguous.includes("validUntil") || facts.ambiguous.includes("expires")) return null;
  const expiresOn = latest([...validUntil, ...expires]);
  if (!expiresOn) return null;
  const words = wordsFor(facts, "validUntil", expiresOn) ?? wordsFor(facts, "expires", expiresOn);
  return { expiresOn, words: words ?? expiresOn };
}
