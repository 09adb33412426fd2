import { COUNTRY_LISTS } from "./country-lists/all.ts";
import type { CountryList } from "./country-lists/list.ts";
import { REGIONS, standingAs } from "./places.ts";
import { type Country, UNKNOWN_COUNTRY } from "./types.ts";

export type CountryListName = keyof typeof COUNTRY_LISTS;

/** A list, or several that count as one: who stands on any of them stands on it. */
export type AnyOf = CountryListName | readonly CountryListName[];

export type Standing = "on" | "off" | "unknown";

/**
 * Where a place stands: by its own name first, then as the country it lies in, else by the list's rest rule. The one
 * way to ask a list.
 */
export function standsOn(name: AnyOf, place: Country): Standing {
  if (typeof name !== "string") {
    const found = new Set(name.map((one) => standsOn(one, place)));
    return found.has("on") ? "on" : found.has("unknown") ? "unknown" : "off";
  }
  const list: CountryList = COUNTRY_LISTS[name];
  for (const one of standingAs(place)) {
    const named = namedOn(list, one);
    if (named !== null) return isOnlyMeant(place, one) ? "unknown" : named;
  }
  return list.rest === "asked" || place === UNKNOWN_COUNTRY ? "unknown" : list.rest;
}

function namedOn({ on, off, asked }: CountryList, place: Country): Standing | null {
  if (on.includes(place)) return "on";
  if (off.includes(place)) return "off";
  return asked?.includes(place) ? "unknown" : null;
}

/** Whether a place is among those that a rule names itself; "unknown" where only what it depends on is. */
export function among(countries: readonly Country[], place: Country): "yes" | "no" | "unknown" {
  if (place === UNKNOWN_COUNTRY) return "unknown";
  const named = standingAs(place).find((one) => countries.includes(one));
  return named === undefined ? "no" : isOnlyMeant(place, named) ? "unknown" : "yes";
}

/** A dependency is no part of the country it is named with: whether that is meant to have it in is asked. */
const isOnlyMeant = (place: Country, named: Country): boolean =>
  place !== named && REGIONS[place]?.isDependency === true;

/** By whom a list was read, where and of what day. */
export function aboutList(name: CountryListName): Pick<CountryList, "source" | "url" | "dated" | "asOf"> {
  return COUNTRY_LISTS[name];
}
