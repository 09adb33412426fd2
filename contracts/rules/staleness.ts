import type { CalendarDate } from "#contracts/core/dates-shapes.ts";
import { daysBetween } from "#contracts/core/dates.ts";

import type { Source } from "./types.ts";

/** After so many days without being held against its source a rule is marked. */
const STALE_AFTER_DAYS = 90;

type Read = Pick<Source, "verifiedOn" | "review">;

/** The day it was last read: when the rule was written or by the company since, whichever is later. */
export const readOn = ({ verifiedOn, review }: Read): CalendarDate =>
  review && review.on > verifiedOn ? review.on : verifiedOn;

export const ageOf = (source: Read, today: CalendarDate): number =>
  Math.max(0, daysBetween(readOn(source), today));

export const isStale = (source: Read, today: CalendarDate): boolean =>
  ageOf(source, today) >= STALE_AFTER_DAYS;
