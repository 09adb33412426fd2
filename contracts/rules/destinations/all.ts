import type { Destination } from "#contracts/rules/rule.ts";
import type { Country } from "#contracts/rules/types.ts";

import { NEW_ZEALAND, SINGAPORE } from "./asia-pacific.ts";
import { AUSTRALIA } from "./australia.ts";
import { CANADA } from "./canada.ts";
import { EU_WITHOUT_TAPEWORM, FRANCE, GERMANY, REST_OF_EU } from "./european-union.ts";
import { GREAT_BRITAIN } from "./great-britain.ts";
import { JAPAN } from "./japan.ts";
import { BRAZIL, MEXICO, SOUTH_AFRICA, SWITZERLAND } from "./others.ts";
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

/** The rules of a country; undefined where this product holds none. */
export function destinationOf(country: Country): Destination | undefined {
  return DESTINATIONS.find(({ countries }) => countries.includes(country));
}
