import type { CalendarDate } from "#contracts/core/dates-shapes.ts";

import type { Country } from "./types.ts";

/** A list of countries as an authority had it on a day. What stands on neither side answers "unknown". */
export type CountryList = {
  readonly on: readonly Country[];
  readonly off: readonly Country[];
  readonly source: string;
  readonly asOf: CalendarDate;
};

const EU = "AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE".split(" ");
const EU_PART_1 = "AD CH FO GI GL IS LI MC NO SM VA".split(" ");
const EU_PART_2 =
  "AC AE AG AR AU AW BA BB BH BM BQ CA CL CW FJ FK GB HK JM JP KN KY LC MK MS MU MX MY NC NZ PF PM SG SH SX TT TW US VC VG VU WF".split(
    " ",
  );
const EU_UNLISTED = "BR BY CN CO EG IN KR MA PH RU TH TR UA ZA".split(" ");

const US_HIGH_RISK =
  "AF AM AO AZ BD BF BI BJ BO BR BW BY BZ CD CF CG CI CM CN CO CU DJ DO DZ EC EG ER ET GA GE GH GM GN GQ GT GW GY HN HT ID IN IQ IR JO KE KG KH KW KZ LA LB LR LS LY MA MD MG ML MM MN MR MW MY MZ NA NE NG NI NP PE RW SD SL SN SO SR SS SV SZ TD TG TH TN TZ UG VE ZA ZM ZW".split(
    " ",
  );
const US_LOW_RISK = [
  ...EU,
  "GB",
  "CA",
  "MX",
  "JP",
  "KR",
  "AU",
  "NZ",
  "SG",
  "CH",
  "NO",
  "IS",
  "HK",
  "MO",
  "TW",
];

export const COUNTRY_LISTS = {
  eu_members: { on: EU, off: [], source: "European Union", asOf: "2026-11-27" },
  /** Listed third countries and members: no blood sample asked. */
  eu_listed: {
    on: [...EU, ...EU_PART_1, ...EU_PART_2],
    off: EU_UNLISTED,
    source: "Implementing Regulation (EU) 2026/636, as far as read",
    asOf: "2026-11-27",
  },
  /** Listed for Great Britain: the EU and its lists, the USA among them. */
  gb_listed: {
    on: [...EU, ...EU_PART_1, "US", "CA", "AU", "JP", "AE", "NZ", "SG"],
    off: ["IN", "TH", "CN", "BR", "ZA", "TR", "EG", "MA", "PH", "KR", "UA"],
    source: "GOV.UK, listed countries, as far as read",
    asOf: "2026-11-27",
  },
  /** From where a dog may enter Great Britain, or the tapeworm-free members, without tapeworm treatment. */
  tapeworm_free: {
    on: ["FI", "IE", "MT", "NO"],
    off: [],
    source: "GOV.UK, bring your pet to Great Britain",
    asOf: "2026-11-27",
  },
  us_high_risk: {
    on: US_HIGH_RISK,
    off: US_LOW_RISK,
    source: "CDC, high-risk countries for dog rabies, copies of 2021 and 2023",
    asOf: "2026-11-27",
  },
  us_screwworm: {
    on: [
      "MX",
      "GT",
      "BZ",
      "HN",
      "SV",
      "NI",
      "CR",
      "PA",
      "CO",
      "VE",
      "EC",
      "PE",
      "BO",
      "BR",
      "PY",
      "GY",
      "SR",
      "CU",
      "DO",
      "HT",
      "JM",
    ],
    off: [...EU, "GB", "CA", "JP", "KR", "AU", "NZ", "SG", "CH", "NO", "IS", "AE", "TH", "IN", "ZA"],
    source: "USDA APHIS, screwworm-affected countries",
    asOf: "2026-11-27",
  },
  canada_rabies_free: {
    on: ["AU", "FJ", "FI", "IS", "IE", "JP", "NZ", "SE", "GB"],
    off: [],
    source: "CFIA, node 7059 of 2 July 2026",
    asOf: "2026-11-27",
  },
  /** Approved by Australia: groups 1 to 3. */
  au_approved: {
    on: ["NZ", "NF", "CC", "JP", "SG", "FJ", "PG", "US", "CA", "TW", "HK", "KR", "AE", ...EU, "GB"],
    off: ["IN", "CN", "TH", "ID", "PH"],
    source: "DAFF, approved country groups, partly secondary",
    asOf: "2026-11-27",
  },
  au_group_1: { on: ["NZ", "NF", "CC"], off: [], source: "DAFF, group 1", asOf: "2026-11-27" },
  jp_designated: {
    on: ["IS", "AU", "NZ", "FJ", "GU"],
    off: [],
    source: "MAFF AQS, designated regions",
    asOf: "2026-11-27",
  },
} as const satisfies Record<string, CountryList>;

export type CountryListName = keyof typeof COUNTRY_LISTS;

/** Lists that name all their members: a country that is not on one is off it. */
const CLOSED: readonly CountryListName[] = [
  "eu_members",
  "tapeworm_free",
  "canada_rabies_free",
  "au_group_1",
  "jp_designated",
];

export function standsOn(name: CountryListName, country: Country): "on" | "off" | "unknown" {
  const list: CountryList = COUNTRY_LISTS[name];
  if (list.on.includes(country)) return "on";
  if (list.off.includes(country) || CLOSED.includes(name)) return "off";
  return "unknown";
}
