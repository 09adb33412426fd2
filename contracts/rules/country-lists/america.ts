import { AMERICAN_ISLANDS, codes, type CountryList, FRENCH_OVERSEAS, READ_ON } from "./list.ts";

/** 113 of June 2021, and what the later pages add to them; China without Hong Kong, Macau and Taiwan. */
const HIGH_RISK = codes(`
  DZ AO BJ BW BF BI CM CF TD KM CI CD DJ EG GQ ER SZ ET GA GM GH GN GW KE LS LR LY MG MW ML MR MA MZ NA NE NG CG RW ST
  SN SL SO ZA SS SD TZ TG TN UG EH ZM ZW
  BZ BO BR CO CU DO EC SV GT GY HT HN NI PE SR VE
  AF AM AZ BD BY BT BN KH CN GE IN ID IR IQ JO KZ KW KG LA LB MY MD MN MM NP KP OM PK PH QA RU SA LK SY TJ TH TL TR TM
  UA AE UZ VN YE EA`);

export const AMERICAN_LISTS = {
  us_high_risk: {
    on: HIGH_RISK,
    off: [],
    rest: "off",
    restSays: "“If a country or political unit is not listed below, it is not considered high risk.”",
    source: "CDC, high-risk countries for dog rabies: the pages of 14 June 2021 and 24 January 2023 together",
    url: "https://www.cdc.gov/importation/bringing-an-animal-into-the-united-states/high-risk.html",
    dated: "2023-01-24",
    asOf: READ_ON,
  },
  us_screwworm: {
    on: codes("MX GT BZ HN SV NI CR PA CO VE EC PE BO BR PY GY SR CU DO HT JM"),
    off: codes(`AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE
      GB GG IM JE CA JP KR AU NZ SG CH NO IS AE TH IN ZA HK TW IL QA SA TR CN PH MY US`),
    asked: FRENCH_OVERSEAS,
    rest: "asked",
    restSays: "APHIS changes the list as the fly moves: what is not named is asked.",
    source: "USDA APHIS, screwworm-affected countries",
    url: "https://www.aphis.usda.gov/aphis/pet-travel",
    dated: null,
    asOf: READ_ON,
  },
  /** Inspected on arrival, without a certificate or a vaccination. */
  mx_exempt: {
    on: codes("US CA"),
    off: [],
    asked: [...AMERICAN_ISLANDS, "GU"],
    rest: "off",
    restSays: "The press names the USA and Canada alone.",
    source: "SENASICA on pets from the USA and Canada, as the press quotes it",
    url: "https://www.gob.mx/senasica",
    dated: null,
    asOf: "2026-11-27",
  },
  canada_rabies_free: {
    on: codes("AU FJ FI IS IE JP NZ SE GB"),
    off: [],
    rest: "off",
    restSays: "The CFIA names the nine.",
    source: "CFIA, node 7059",
    url: "https://inspection.canada.ca/",
    dated: "2026-07-02",
    asOf: READ_ON,
  },
  /** Rabies-free for Hawaii: no vaccination, no sample, no quarantine. */
  hawaii_exempt: {
    on: codes("GB GG IM JE IE AU NZ GU"),
    off: [],
    rest: "off",
    restSays:
      "“The only areas judged to meet these criteria are the British Isles, Australia, Guam and New Zealand.”",
    source: "Hawaii Administrative Rules, chapter 4-29, as told by its animal quarantine",
    url: "https://www.law.cornell.edu/regulations/hawaii/Haw-Code-R-SS-4-29-9",
    dated: null,
    asOf: READ_ON,
  },
  guam_exempt: {
    on: codes("GB IE IM JE GG AU NZ JP US-HI"),
    off: [],
    rest: "off",
    restSays: "All dogs and cats from other than these areas are quarantined.",
    source: "Andersen Air Force Base on Guam's department of agriculture",
    url: "https://www.andersen.af.mil/About-Us/Fact-Sheets/Display/Article/414480/shipping-your-pets/",
    dated: "2021-09-02",
    asOf: READ_ON,
  },
} as const satisfies Record<string, CountryList>;
