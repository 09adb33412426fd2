import type { CalendarDate } from "#contracts/core/dates-shapes.ts";
import { addDays } from "#contracts/core/dates.ts";

import { addMonths, latest, soonest } from "./calendar.ts";
import type { Country, Journey } from "./types.ts";

/** Rules that look back look back so far. */
const RECENT_MONTHS = 6;
const NEVER = "9999-12-31";

/** Both days included. */
type Lived = { readonly country: Country; readonly from: CalendarDate; readonly until: CalendarDate };

/** By their first days. Whoever moves on has left, whether or not anybody has said so. */
function livedIn({ stays = [] }: Journey): Lived[] {
  const ordered = stays.toSorted((a, b) => (a.from < b.from ? -1 : 1));
  return ordered.map(({ country, from, to }, at) => {
    const next = to === null ? ordered.slice(at + 1).find((stay) => stay.to === null) : undefined;
    return { country, from, until: to ?? next?.from ?? NEVER };
  });
}

/** Where the pet comes from and through, and where it has lived in the last six months, as far as anybody has said. */
export function recentPlaces(journey: Journey): Country[] {
  return [...new Set([...recentHomes(journey), ...(journey.transits ?? [])])];
}

/** The same without the countries in which it only changes planes. */
export function recentHomes(journey: Journey): Country[] {
  const { origin, arrival } = journey;
  const since = addMonths(arrival, -RECENT_MONTHS);
  const lived = livedIn(journey).filter(({ from, until }) => from <= arrival && until >= since);
  return [...new Set([origin, ...lived.map(({ country }) => country)])];
}

/** Where it lived on a day, as far as anybody has said; two places on the day of a move. */
export const homesOn = (journey: Journey, day: CalendarDate): Country[] =>
  livedIn(journey).flatMap(({ country, from, until }) => (from <= day && day <= until ? country : []));

/** The first day of the last six months, or since birth, of which nobody has said where the pet was; null if none is left. */
export function firstUnknownDay(journey: Journey, birthDate: CalendarDate | undefined): CalendarDate | null {
  const start = latest(addMonths(journey.arrival, -RECENT_MONTHS), birthDate);
  let covered = addDays(start, -1);
  for (const { from, until } of livedIn(journey)) {
    // The day of a journey from one country to the next belongs to both, or to neither.
    if (from > addDays(covered, covered < start ? 1 : 2)) break;
    if (until > covered) covered = until;
  }
  return covered >= journey.departure ? null : addDays(covered, 1);
}

/**
 * Since when the pet has been in such countries without a break, on the day of departure; null where no stay there
 * lasts until then. Days of which nobody has said anything are a break.
 */
export function residentSince(journey: Journey, isIn: (country: Country) => boolean): CalendarDate | null {
  const { departure } = journey;
  const begun = livedIn(journey).filter(({ from }) => from <= departure);
  const away = begun.filter(({ country }) => !isIn(country));
  if (away.some(({ until }) => until > departure && until !== NEVER)) return null;
  let since: CalendarDate | null = null;
  for (const { from, until } of begun
    .filter(({ country }) => isIn(country))
    .toSorted((a, b) => (a.until < b.until ? 1 : -1))) {
    if (until < (since === null ? departure : addDays(since, -2))) break;
    if (since === null || from < since) since = from;
  }
  return since === null ? null : latest(since, ...away.map(({ until }) => soonest(until, departure)));
}
