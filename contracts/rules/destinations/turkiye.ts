import { TURKIYE_DOGS } from "#contracts/rules/breeds/laws-europe.ts";
import type { Destination } from "#contracts/rules/rule.ts";

import { breeds, otherSpecies, paper, vaccination } from "./usual.ts";
import { DOG_CAT, rule, source } from "./writing.ts";

const BORDER = source(
  "Travel of cats, dogs and ferrets, border control point of Istanbul airport",
  "turkiye",
  "official",
  {
    url: "https://vskn.tarimorman.gov.tr/ataturk/Link/16/Kedi-Kopek-Gelincik-Seyahati",
    verifiedOn: "2026-11-28",
  },
);
const TOLD = source("Pets with travellers into Türkiye", "turkiye", "secondary", {
  url: "https://romanyadanismanlik.com/evcil-hayvan-getirilmesi",
  verifiedOn: "2026-11-28",
});

/** A sample for every pet from every country, and ninety days from the first one. */
export const TURKIYE: Destination = {
  countries: ["TR"],
  name: "Türkiye",
  timeZone: "Europe/Istanbul",
  rules: [
    vaccination(
      "TR",
      {
        id: "TR-rabies",
        title: "Rabies vaccination after the microchip",
        anchor: "entry",
        dose: { minAge: { months: 3 }, wait: { days: 0 } },
        sample: { after: { days: 30 }, waits: [{ from: "draw", span: { days: 90 } }] },
        sampleTitle: "Rabies blood sample, 90 days",
      },
      BORDER,
    ),
    paper(
      "TR-certificate",
      "Veterinary certificate of the authority, two days before",
      "health_certificate",
      { anchor: "export", within: { days: 2 } },
      BORDER,
      { doer: "official_vet" },
    ),
    rule({
      id: "TR-pets",
      title: "No more than two pets a traveller",
      doer: "company",
      applies: { species: DOG_CAT, petsAbove: 2 },
      requirement: {
        kind: "review",
        hint: "Two pets come with a traveller: ask in whose name each further one travels.",
      },
      source: TOLD,
    }),
    breeds("TR-breed", "dog", TURKIYE_DOGS, TOLD),
    otherSpecies(
      "TR",
      "Türkiye",
      "Two birds or ten fish come with a traveller; ask the ministry, and check CITES.",
      TOLD,
    ),
  ],
};
