import { ICELAND_DOGS } from "#contracts/rules/breeds/laws-europe.ts";
import type { Destination } from "#contracts/rules/rule.ts";

import { breeds, category, otherSpecies, outline, paper, residence, vaccination } from "./usual.ts";
import { DOG, DOG_CAT, rule, source } from "./writing.ts";

const MAST = source("Import of live animals", "mast", "official", {
  url: "https://www.mast.is/en/import-export/import-of-live-animals",
  dated: "2024-04-11",
  verifiedOn: "2026-11-28",
});
const TOLD = source(
  "Requirements for travelling to Iceland with pets, cucarecu.uk and petraveller.com.au",
  "mast",
  "secondary",
  {
    url: "https://petraveller.com.au/blog/vaccination-schedule-for-international-pet-transport-to-iceland?hs_amp=true",
    verifiedOn: "2026-11-28",
    isVolatile: true,
  },
);

/** A permit, a sample from everywhere, and two weeks of quarantine on days that the stations set. */
export const ICELAND: Destination = {
  countries: ["IS"],
  name: "Iceland",
  timeZone: "Atlantic/Reykjavik",
  isOutline: true,
  rules: [
    outline(
      "IS",
      "Iceland",
      "Which category a country stands in, and the tests that follow, are MAST's to say: ask for the guide of the category.",
      MAST,
    ),
    category(
      "IS-category",
      [
        { list: "is_category_1", name: "category 1, free of rabies" },
        { list: "is_category_2", name: "category 2" },
      ],
      "not approved.",
      MAST,
    ),
    paper("IS-permit", "Import permit", "import_permit", { anchor: "entry", printsUntil: true }, MAST),
    paper(
      "IS-quarantine",
      "Two weeks of quarantine booked on an admission day",
      "quarantine_reservation",
      { anchor: "export" },
      MAST,
    ),
    residence(
      "IS-residence",
      "Six months in an approved country",
      { list: ["is_category_1", "is_category_2"], least: { months: 6 } },
      MAST,
    ),
    vaccination(
      "IS",
      {
        id: "IS-1",
        title: "Rabies vaccination, from category 1",
        anchor: "entry",
        dose: { minAge: { days: 84 }, wait: { days: 45 } },
        sample: { after: { days: 30 }, waits: [] },
        applies: { origin: { list: "is_category_1", is: "on" } },
      },
      TOLD,
    ),
    vaccination(
      "IS",
      {
        id: "IS-2",
        title: "Rabies vaccination, from category 2",
        anchor: "entry",
        dose: { minAge: { days: 84 }, wait: { days: 120 } },
        sample: { after: { days: 30 }, waits: [{ from: "draw", span: { days: 90 } }] },
        sampleTitle: "Rabies blood sample, 90 days",
        applies: { origin: { list: "is_category_1", is: "off" } },
      },
      TOLD,
    ),
    paper(
      "IS-core",
      "Core vaccines, leptospirosis and influenza by the guide",
      "core_vaccines",
      { anchor: "entry", before: { days: 30 } },
      TOLD,
      {
        doer: "vet",
      },
    ),
    paper(
      "IS-tests",
      "Blood tests by the guide",
      "blood_tests",
      { anchor: "entry", within: { days: 30 } },
      TOLD,
      {
        doer: "laboratory",
        species: DOG,
      },
    ),
    paper(
      "IS-examination",
      "Examination and certificate of health and origin, 10 days",
      "health_certificate",
      { anchor: "entry", within: { days: 10 } },
      TOLD,
      {
        doer: "vet",
      },
    ),
    paper(
      "IS-cargo",
      "Booked as cargo or luggage, not in the cabin",
      "route_booking",
      { anchor: "entry" },
      MAST,
    ),
    rule({
      id: "IS-port",
      title: "Arrival at Keflavík",
      doer: "company",
      applies: { species: DOG_CAT },
      requirement: { kind: "port", allowed: ["KEF"] },
      source: MAST,
    }),
    breeds(
      "IS-breed",
      "dog",
      ICELAND_DOGS,
      source("Regulation 200/2020, article 14, as The Reykjavík Grapevine tells it", "mast", "secondary", {
        url: "https://grapevine.is/news/2021/06/16/three-more-dog-breeds-banned-in-iceland/",
        dated: "2021-06-16",
        verifiedOn: "2026-11-28",
        isVolatile: true,
      }),
    ),
    otherSpecies("IS", "Iceland", "Reptiles are refused, birds and rodents need a permit: ask MAST.", MAST),
  ],
};
