import { AFRICAN_LISTS } from "./country-lists/africa.ts";
import { AMERICAN_LISTS } from "./country-lists/america.ts";
import { ASIAN_LISTS } from "./country-lists/asia.ts";
import { EUROPEAN_LISTS } from "./country-lists/europe.ts";
import type { CountryList } from "./country-lists/list.ts";
import { PACIFIC_LISTS } from "./country-lists/pacific.ts";
import { widening } from "./places.ts";
import type { Country } from "./types.ts";

export const COUNTRY_LISTS = {
  ...EUROPEAN_LISTS,
  ...AMERICAN_LISTS,
  ...PACIFIC_LISTS,
  ...ASIAN_LISTS,
  ...AFRICAN_LISTS,
} as const satisfies Record<string, CountryList>;

export type CountryListName = keyof typeof COUNTRY_LISTS;

/** Where a place stands: by its own name first, then as the country it lies in, else by the list's rest rule. */
export function standsOn(name: CountryListName, place: Country): "on" | "off" | "unknown" {
  const list: CountryList = COUNTRY_LISTS[name];
  for (const one of widening(place)) {
    if (list.on.includes(one)) return "on";
    if (list.off.includes(one)) return "off";
    if (list.asked?.includes(one)) return "unknown";
  }
  return list.rest === "asked" || place === UNKNOWN_PLACE ? "unknown" : list.rest;
}

/** A place that nobody has named. */
const UNKNOWN_PLACE = "ZZ";
