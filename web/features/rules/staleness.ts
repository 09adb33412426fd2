import type { CalendarDate } from "#contracts/core/dates-shapes.ts";
import { daysBetween } from "#contracts/core/dates.ts";
import type { Source } from "#contracts/rules/types.ts";

/** After so many days without being held against its source a rule is marked. */
const STALE_AFTER_DAYS = 90;

type Read = Pick<Source, "verifiedOn">;

export const ageOf = ({ verifiedOn }: Read, today: CalendarDate): number =>
  Math.max(0, daysBetween(verifiedOn, today));

export const isStale = (source: Read, today: CalendarDate): boolean =>
  ageOf(source, today) >= STALE_AFTER_DAYS;
