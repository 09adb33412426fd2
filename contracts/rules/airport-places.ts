import type { Airport } from "#contracts/airports/shapes.ts";

import { countryNamed } from "./country-names.ts";
import type { Country } from "./types.ts";

/** Regions with rules of their own that a list of airports files under their country: their clocks tell them apart, */
const BY_ZONE: Readonly<Record<string, Country>> = {
  "Pacific/Honolulu": "US-HI",
  "Atlantic/Canary": "ES-CN",
  "Australia/Hobart": "AU-TAS",
  "Africa/Ceuta": "EA",
};

/** or only their codes. In the north of Cyprus the Union's rules are suspended: it is no place that a list names. */
const BY_CODE: Readonly<Record<string, Country | null>> = {
  BFS: "GB-NIR",
  BHD: "GB-NIR",
  LDY: "GB-NIR",
  ENK: "GB-NIR",
  BOL: "GB-NIR",
  ECN: null,
};

/** By whose rules a pet enters or leaves at an airport; null where no list says. */
export function placeOfAirport({
  code,
  country,
  timeZone,
}: Pick<Airport, "code" | "country" | "timeZone">): Country | null {
  const byCode = BY_CODE[code];
  return byCode === undefined ? (BY_ZONE[timeZone] ?? countryNamed(country)) : byCode;
}
