import type { CalendarDate } from "#contracts/core/dates-shapes.ts";
import { daysBetween } from "#contracts/core/dates.ts";

/** Days before a paper lapses at which people are warned, once each. */
export const EXPIRY_WARNING_DAYS = { month: 30, week: 7 } as const;

/** What warns of a paper's last day: `journey` where it lapses before the arrival. */
export const EXPIRY_WARNINGS = ["month", "week", "journey"] as const;

/** Papers by their last day: `soon` lapse within the days of the first warning, `expired` have lapsed. */
export const EXPIRY_FILTERS = ["soon", "expired"] as const;
export type ExpiryFilter = (typeof EXPIRY_FILTERS)[number];

/** How long a paper is still good for; `days` is negative once its last day is over. */
export type Expiry = { state: "good" | "soon" | "expired" | "before_arrival"; days: number };

/**
 * Judged by calendar days: on its last day a paper is still good.
 * @param arrivesOn where it is known; a paper that lapses before it is of no use on the journey
 */
export function expiryOf(
  expiresOn: CalendarDate,
  today: CalendarDate,
  arrivesOn?: CalendarDate | null,
): Expiry {
  const days = daysBetween(today, expiresOn);
  if (days < 0) return { state: "expired", days };
  if (arrivesOn && arrivesOn >= today && expiresOn < arrivesOn) return { state: "before_arrival", days };
  return { state: days <= EXPIRY_WARNING_DAYS.month ? "soon" : "good", days };
}
