import type { Country } from "./types.ts";

/** A region that authorities list by itself, or that has rules of its own. */
export type Region = {
  readonly name: string;
  /** The country it belongs to; what no list and no rule says of the region holds as it does there. */
  readonly within: Country;
  /** What is said of the country does not hold of it: its animals and its diseases are others. */
  readonly isApart?: boolean;
  /** It depends on the country and is no part of it: what is said of the country is asked before it holds there. */
  readonly isDependency?: boolean;
};

/** By their codes: ISO 3166-1 where they have one, else ISO 3166-2. */
export const REGIONS: Readonly<Record<Country, Region>> = {
  "US-HI": { name: "Hawaii", within: "US" },
  GU: { name: "Guam", within: "US" },
  PR: { name: "Puerto Rico", within: "US" },
  VI: { name: "U.S. Virgin Islands", within: "US" },
  AS: { name: "American Samoa", within: "US" },
  MP: { name: "Northern Mariana Islands", within: "US" },
  "GB-NIR": { name: "Northern Ireland", within: "GB" },
  JE: { name: "Jersey", within: "GB", isDependency: true },
  GG: { name: "Guernsey", within: "GB", isDependency: true },
  IM: { name: "Isle of Man", within: "GB", isDependency: true },
  RE: { name: "Réunion", within: "FR" },
  GP: { name: "Guadeloupe", within: "FR" },
  MQ: { name: "Martinique", within: "FR" },
  GF: { name: "French Guiana", within: "FR" },
  YT: { name: "Mayotte", within: "FR" },
  AX: { name: "Åland Islands", within: "FI" },
  EA: { name: "Ceuta and Melilla", within: "ES" },
  "ES-CN": { name: "Canary Islands", within: "ES" },
  SJ: { name: "Svalbard", within: "NO", isApart: true },
  "AU-TAS": { name: "Tasmania", within: "AU" },
  GI: { name: "Gibraltar", within: "GI" },
};

/** The country a place belongs to; itself where it is one. */
export function countryOf(place: Country): Country {
  return REGIONS[place]?.within ?? place.slice(0, 2);
}

const widened = new Map<Country, readonly Country[]>();

/** The place, and the country it lies in where that is another: what is said of the region goes first. */
export function widening(place: Country): readonly Country[] {
  let found = widened.get(place);
  if (!found) {
    const country = countryOf(place);
    found = country === place ? [place] : [place, country];
    widened.set(place, found);
  }
  return found;
}

/** The place, and the country whose standing it shares. */
export const standingAs = (place: Country): readonly Country[] =>
  REGIONS[place]?.isApart ? [place] : widening(place);

const names = new Intl.DisplayNames("en", { type: "region", fallback: "code" });

/** A place as people call it; its code where nobody does. */
export function placeName(place: Country): string {
  return REGIONS[place]?.name ?? (/^[A-Z]{2}$/.test(place) ? names.of(place) : undefined) ?? place;
}
