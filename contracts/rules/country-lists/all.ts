import { AFRICAN_LISTS } from "./africa.ts";
import { AMERICAN_LISTS } from "./america.ts";
import { ASIAN_LISTS } from "./asia.ts";
import { EUROPEAN_LISTS } from "./europe.ts";
import type { CountryList } from "./list.ts";
import { PACIFIC_LISTS } from "./pacific.ts";

/** Whole, for `countries.ts` alone: who reads the names on a list overlooks what it says of those that it does not name. */
export const COUNTRY_LISTS = {
  ...EUROPEAN_LISTS,
  ...AMERICAN_LISTS,
  ...PACIFIC_LISTS,
  ...ASIAN_LISTS,
  ...AFRICAN_LISTS,
} as const satisfies Record<string, CountryList>;
