import { AMERICAN_ISLANDS, codes, type CountryList, FRENCH_OVERSEAS, READ_ON } from "./list.ts";

export const AFRICAN_LISTS = {
  /** No rabies vaccination is asked of their pets. */
  za_exempt: {
    on: codes("AU NZ GB"),
    off: [],
    rest: "off",
    restSays: "Australia, New Zealand, and the United Kingdom with Northern Ireland are named.",
    source: "South Africa's conditions for dogs and cats, as unitedpetexpress.com tells them",
    url: "https://th.unitedpetexpress.com/copy-of-fiji",
    dated: null,
    asOf: READ_ON,
  },
  /** Their dogs need no quarantine. */
  za_no_quarantine: {
    on: codes(`US CA AR AT AU BE BW BG KM CY CZ DK EE FI FR DE GR HU IS IE IL IT LV LS LT LU MW MT NA NL NZ NO PT PL
      RE RO ES SK SI SZ SE CH GB ZW`),
    off: codes("MX JP BR CN IN KR AE"),
    asked: [...FRENCH_OVERSEAS, ...AMERICAN_ISLANDS, "EA"],
    rest: "off",
    restSays:
      "“Dogs will be subject to a minimum of 14 days of quarantine unless they are entering from the following countries.”",
    source: "Pet passport South Africa, pettravel.com",
    url: "http://www.pettravel.com/immigration/SouthAfrica.cfm",
    dated: null,
    asOf: READ_ON,
  },
} as const satisfies Record<string, CountryList>;
