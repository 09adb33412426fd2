import { fold } from "#contracts/core/fold.ts";

import { REGIONS } from "./places.ts";
import type { Country } from "./types.ts";

/** Names that people and lists of airports use beside those of the Unicode data. */
const OTHER_NAMES: Readonly<Record<string, Country>> = {
  usa: "US",
  "united states of america": "US",
  america: "US",
  uk: "GB",
  "great britain": "GB",
  england: "GB",
  scotland: "GB",
  wales: "GB",
  uae: "AE",
  "czech republic": "CZ",
  turkey: "TR",
  "hong kong": "HK",
  macau: "MO",
  macao: "MO",
  burma: "MM",
  myanmar: "MM",
  "cabo verde": "CV",
  "cocos islands": "CC",
  "bonaire st eustatius and saba": "BQ",
  "united states minor outlying islands": "UM",
  "ivory coast": "CI",
  "cape verde": "CV",
  swaziland: "SZ",
  macedonia: "MK",
  korea: "KR",
  "republic of korea": "KR",
  "russian federation": "RU",
  "viet nam": "VN",
  "democratic republic of the congo": "CD",
  "republic of the congo": "CG",
  palestine: "PS",
  "northern ireland uk": "GB-NIR",
  canaries: "ES-CN",
};

/** Regions of the Unicode data that are no country. */
const NO_COUNTRY: ReadonlySet<string> = new Set(["EU", "EZ", "QO", "UN", "XA", "XB", "ZZ"]);

let byName: Map<string, Country> | null = null;

/** The country or region of a name, as a list of airports or a person writes it; null where none is called so. */
export function countryNamed(name: string): Country | null {
  byName ??= namesOfCountries();
  const code = name.trim().toUpperCase();
  if (REGIONS[code]) return code;
  if (/^[A-Z]{2}$/.test(code) && byName.get(plain(regionName(code) ?? "")) === code) return code;
  return byName.get(plain(name)) ?? null;
}

/** Every country there is, and every region that has rules or a standing of its own. */
export function everyPlace(): Country[] {
  byName ??= namesOfCountries();
  return [...new Set(byName.values())];
}

const regions = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
const regionName = (code: string): string | undefined => regions.of(code);

function namesOfCountries(): Map<string, Country> {
  const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".split("");
  const found = new Map<string, Country>();
  for (const first of letters) {
    for (const second of letters) {
      const code = first + second;
      const name = regionName(code);
      // Codes that were withdrawn share a name with the one that took their place, which comes by its own letters.
      if (name !== undefined && !NO_COUNTRY.has(code) && new Intl.Locale(`und-${code}`).region === code)
        found.set(plain(name), code);
    }
  }
  for (const [code, { name }] of Object.entries(REGIONS)) found.set(plain(name), code);
  for (const [name, code] of Object.entries(OTHER_NAMES)) found.set(name, code);
  return found;
}

function plain(name: string): string {
  return fold(name)
    .replaceAll("&", " and ")
    .replaceAll(/\bsaint\b/g, "st")
    .replaceAll(/[^a-z ]+/g, " ")
    .replaceAll(/\s+/g, " ")
    .replace(/^the /, "")
    .trim();
}
