import { codes, type CountryList, FRENCH_OVERSEAS, READ_ON } from "./list.ts";

const EU = codes("AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE");
/** Its passports do in place of a certificate. */
const EU_PART_1 = codes("AD CH FO GI GL IS LI MC NO SM VA");
const EU_PART_2 =
  codes(`AC AE AG AR AU AW BA BB BH BM BQ CA CL CW FJ FK GB GG HK IM JE JM JP KN KY LC MK MS MU MX MY
  NC NZ PF PM SG SH SX TT TW US VC VG VU WF`);

/** Territories of France, Spain and Portugal that count as the member they belong to. */
const OUTERMOST = codes("GF GP MQ YT RE BL MF");

const GB_PART_2 =
  codes(`AC AE AG AR AU AW BA BB BH BM BQ CA CL CW FJ FK GU HK JM JP KN KY LC MK MS MU MX MY NC NZ PF
  PM PR SG SH SX TT TW US US-HI VC VG VU WF AS MP VI`);

const COMMISSION = {
  source:
    "Implementing Regulation (EU) 2026/636, as far as read; before it Annex II of Regulation (EU) 577/2013",
  url: "https://food.ec.europa.eu/animals/movement-pets",
  dated: "2026-04-22",
  asOf: READ_ON,
} as const;

const IS_1 = codes(
  `AU AT BE BG HR CY CZ DK EE FO FI FR DE GR HU IE IT JP LV LI LT LU MT NL NO PT RS SK SI ES SE CH AE GB`,
);
const IS_2 = codes("CA GL PL RO SG TR US");
const MAST = {
  rest: "asked",
  asked: [...FRENCH_OVERSEAS, "RE", "EA"],
  source: "MAST, approved exporting countries of categories 1 and 2",
  url: "https://www.mast.is/en/import-export/import-of-live-animals",
  dated: "2020-12-01",
  asOf: READ_ON,
} as const;

export const EUROPEAN_LISTS = {
  eu_members: {
    ...COMMISSION,
    on: [...EU, "GB-NIR"],
    off: [],
    rest: "off",
    restSays: "The members are all named, and Northern Ireland, which keeps their rules.",
    source: "European Union, and Northern Ireland beside it",
  },
  /** Whose own passports do in place of the certificate. */
  eu_part_1: {
    ...COMMISSION,
    on: EU_PART_1,
    off: [],
    rest: "off",
    restSays: "The Commission names all eleven.",
    source: "Countries whose passports count, beside the travellers' points of entry",
    url: "https://food.ec.europa.eu/animals/movement-pets/travellers-points-entry_ro",
  },
  /** Listed third countries and members: no blood sample asked. */
  eu_listed: {
    ...COMMISSION,
    on: [...EU, "GB-NIR", ...OUTERMOST, ...EU_PART_1, ...EU_PART_2],
    off: codes("BR BY CN CO EG ID IL IN KR MA PE PH RS RU TH TN TR UA VN ZA"),
    rest: "asked",
    restSays: "The regulation's own list was not read whole: what it does not name here is asked.",
  },
  /** The EU, the countries that issue passports, and those of part 2. */
  gb_listed: {
    on: [...EU, "GB-NIR", ...OUTERMOST, ...EU_PART_1, ...GB_PART_2, "GG", "IM", "JE"],
    off: codes("BR CN CO EG ID IN KR MA PE PH TH TN TR UA VN ZA"),
    rest: "asked",
    restSays:
      "GOV.UK treats what it does not list as unlisted; the list of today was not read whole, so the rest is asked.",
    source: "GOV.UK, pet passports; DAERA, EU and non-EU listed countries; APHIS on the lists of 2018",
    url: "https://www.daera-ni.gov.uk/articles/eu-and-non-eu-listed-countries",
    dated: null,
    asOf: READ_ON,
  },
  /** Countries that issue passports which Great Britain takes. */
  gb_part_1: {
    on: [...EU, "GB-NIR", ...OUTERMOST, ...EU_PART_1],
    off: [],
    rest: "off",
    restSays: "GOV.UK names them all.",
    source: "GOV.UK, where you can get a pet passport",
    url: "https://gov.uk/take-pet-abroad/pet-passport",
    dated: null,
    asOf: READ_ON,
  },
  /** From where a dog may enter Great Britain, or the tapeworm-free members, without tapeworm treatment. */
  tapeworm_free: {
    on: codes("FI IE MT NO GB-NIR"),
    off: [],
    rest: "off",
    restSays: "GOV.UK names them all.",
    source: "GOV.UK, bring your pet to Great Britain",
    url: "https://www.gov.uk/bring-pet-to-great-britain",
    dated: null,
    asOf: READ_ON,
  },
  /** Rabies-free, by the authority. */
  is_category_1: {
    ...MAST,
    on: IS_1,
    off: [...IS_2, "SJ"],
    restSays:
      "Only approved countries export to Iceland; the list may have grown since, so the rest is asked.",
  },
  /** Rabies is there but controlled. */
  is_category_2: {
    ...MAST,
    on: IS_2,
    off: [...IS_1, "SJ"],
    restSays:
      "Only approved countries export to Iceland; the list may have grown since, so the rest is asked.",
  },
} as const satisfies Record<string, CountryList>;
