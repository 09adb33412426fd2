import { widening } from "#contracts/rules/places.ts";
import type { Destination } from "#contracts/rules/rule.ts";
import type { Country } from "#contracts/rules/types.ts";

import { AUSTRALIA } from "./australia.ts";
import { BRAZIL } from "./brazil.ts";
import { CANADA } from "./canada.ts";
import { CHINA } from "./china.ts";
import { COSTA_RICA } from "./costa-rica.ts";
import { CYPRUS, DENMARK, FINLAND, IRELAND, MALTA, NORWAY, PORTUGAL } from "./eu-members.ts";
import { FRANCE, GERMANY, REST_OF_EU } from "./european-union.ts";
import { GREAT_BRITAIN } from "./great-britain.ts";
import { QATAR, SAUDI_ARABIA } from "./gulf.ts";
import { GUAM, HAWAII } from "./hawaii-and-guam.ts";
import { HONG_KONG } from "./hong-kong.ts";
import { ICELAND } from "./iceland.ts";
import { INDIA } from "./india.ts";
import { ISRAEL } from "./israel.ts";
import { JAPAN } from "./japan.ts";
import { SOUTH_KOREA } from "./korea.ts";
import { MALAYSIA } from "./malaysia.ts";
import { MEXICO } from "./mexico.ts";
import { GIBRALTAR, MONACO, SAN_MARINO } from "./microstates.ts";
import { NEW_ZEALAND } from "./new-zealand.ts";
import { NORTHERN_IRELAND } from "./northern-ireland.ts";
import { PHILIPPINES } from "./philippines.ts";
import { SINGAPORE } from "./singapore.ts";
import { SOUTH_AFRICA } from "./south-africa.ts";
import { SWITZERLAND } from "./switzerland.ts";
import { TAIWAN } from "./taiwan.ts";
import { THAILAND } from "./thailand.ts";
import { TURKIYE } from "./turkiye.ts";
import { UAE } from "./uae.ts";
import { USA } from "./usa.ts";

export const DESTINATIONS: readonly Destination[] = [
  USA,
  CANADA,
  GREAT_BRITAIN,
  GERMANY,
  FRANCE,
  REST_OF_EU,
  FINLAND,
  IRELAND,
  MALTA,
  NORWAY,
  DENMARK,
  PORTUGAL,
  CYPRUS,
  NORTHERN_IRELAND,
  ICELAND,
  GIBRALTAR,
  MONACO,
  SAN_MARINO,
  AUSTRALIA,
  JAPAN,
  UAE,
  NEW_ZEALAND,
  SINGAPORE,
  SWITZERLAND,
  BRAZIL,
  MEXICO,
  SOUTH_AFRICA,
  HONG_KONG,
  INDIA,
  SOUTH_KOREA,
  HAWAII,
  GUAM,
  THAILAND,
  TURKIYE,
  CHINA,
  TAIWAN,
  ISRAEL,
  QATAR,
  SAUDI_ARABIA,
  PHILIPPINES,
  MALAYSIA,
  COSTA_RICA,
];

/** The rules of a place: a region's own, or those of the country it lies in; undefined where this product holds none. */
export function destinationOf(place: Country): Destination | undefined {
  for (const one of widening(place)) {
    const found = DESTINATIONS.find(({ countries }) => countries.includes(one));
    if (found) return found;
  }
  return undefined;
}

const ALL_HERE = Promise.resolve();

/** Nothing has to be fetched where all of them are here; in the browser `on-demand.ts` takes this file's place. */
export const rulesFor = (_places: readonly Country[]): Promise<void> => ALL_HERE;
