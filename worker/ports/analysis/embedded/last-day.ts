import type { CalendarDate } from "#contracts/core/dates-shapes.ts";

import { latest, wordsFor } from "./finding.ts";
import { type Facts, isUnread } from "./read-paper.ts";

const ENDS = ["validUntil", "expires"] as const;

/**
 * The day on which a paper says that it ends, with its words for it; of several the last, as of boosters. Null where it
 * says none, or one that could not be read: any of several may be the last.
 */
export function lastDayOf(facts: Facts): { expiresOn: CalendarDate; words: string } | null {
  const { validUntil, expires } = facts.dates;
  if (isUnread(facts, ...ENDS)) return null;
  const expiresOn = latest([...validUntil, ...expires]);
  if (!expiresOn) return null;
  const words = wordsFor(facts, "validUntil", expiresOn) ?? wordsFor(facts, "expires", expiresOn);
  return { expiresOn, words: words ?? expiresOn };
}

/** The paper's words for an end that could not be read. */
export function unreadEndOf(facts: Facts): string | null {
  const end = facts.unread.find(({ occasion }) => ENDS.some((one) => one === occasion));
  return end ? (wordsFor(facts, end.occasion, end.text) ?? end.text) : null;
}
