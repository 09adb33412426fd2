import { widening } from "#contracts/rules/places.ts";
import type { Destination } from "#contracts/rules/rule.ts";
import type { Country } from "#contracts/rules/types.ts";

import { AUSTRALIA } from "./australia.ts";
import { BRAZIL } from "./brazil.ts";
import { CANADA } from "./canada.ts";
import { EU_WITHOUT_TAPEWORM, FRANCE, GERMANY, REST_OF_EU } from "./european-union.ts";
import { GREAT_BRITAIN } from "./great-britain.ts";
import { JAPAN } from "./japan.ts";
import { MEXICO } from "./mexico.ts";
import { NEW_ZEALAND } from "./new-zealand.ts";
import { SINGAPORE } from "./singapore.ts";
import { SOUTH_AFRICA } from "./south-africa.ts";
import { SWITZERLAND } from "./switzerland.ts";
import { UAE } from "./uae.ts";
import { USA } from "./usa.ts";

export const DESTINATIONS: readonly Destination[] = [
  USA,
  CANADA,
  GREAT_BRITAIN,
  GERMANY,
  FRANCE,
  REST_OF_EU,
  EU_WITHOUT_TAPEWORM,
  AUSTRALIA,
  JAPAN,
  UAE,
  NEW_ZEALAND,
  SINGAPORE,
  SWITZERLAND,
  BRAZIL,
  MEXICO,
  SOUTH_AFRICA,
];

/** The rules of a place: a region's own, or those of the country it lies in; undefined where this product holds none. */
export function destinationOf(place: Country): Destination | undefined {
  for (const one of widening(place)) {
    const found = DESTINATIONS.find(({ countries }) => countries.includes(one));
    if (found) return found;
  }
  return undefined;
}
