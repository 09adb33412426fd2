import { AFRICAN_LISTS } from "./country-lists/africa.ts";
import { AMERICAN_LISTS } from "./country-lists/america.ts";
import { ASIAN_LISTS } from "./country-lists/asia.ts";
import { EUROPEAN_LISTS } from "./country-lists/europe.ts";
import type { CountryList } from "./country-lists/list.ts";
import { PACIFIC_LISTS } from "./country-lists/pacific.ts";
import { standingAs } from "./places.ts";
import type { Country } from "./types.ts";

export const COUNTRY_LISTS = {
  ...EUROPEAN_LISTS,
  ...AMERICAN_LISTS,
  ...PACIFIC_LISTS,
  ...ASIAN_LISTS,
  ...AFRICAN_LISTS,
} as const satisfies Record<string, CountryList>;

export type CountryListName = keyof typeof COUNTRY_LISTS;

/** A list, or several that count as one: who stands on any of them stands on it. */
export type AnyOf = CountryListName | readonly CountryListName[];

export type Standing = "on" | "off" | "unknown";

/** Where a place stands: by its own name first, then as the country it lies in, else by the list's rest rule. */
export function standsOn(name: AnyOf, place: Country): Standing {
  if (typeof name !== "string") {
    const found = new Set(name.map((one) => standsOn(one, place)));
    return found.has("on") ? "on" : found.has("unknown") ? "unknown" : "off";
  }
  const list: CountryList = COUNTRY_LISTS[name];
  for (const one of standingAs(place)) {
    if (list.on.includes(one)) return "on";
    if (list.off.includes(one)) return "off";
    if (list.asked?.includes(one)) return "unknown";
  }
  return list.rest === "asked" || place === UNKNOWN_PLACE ? "unknown" : list.rest;
}

/** A place that nobody has named. */
const UNKNOWN_PLACE = "ZZ";
