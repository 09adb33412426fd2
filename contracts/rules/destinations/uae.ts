import { UAE_CATS, UAE_DOGS } from "#contracts/rules/breeds/laws-near-east.ts";
import type { Destination } from "#contracts/rules/rule.ts";

import { UAE_GUIDANCE } from "./guidance/uae.ts";
import { age, breeds, category, otherSpecies } from "./usual.ts";
import { DOG, DOG_CAT, rule, source } from "./writing.ts";

const MOCCAE = source("Import of pets, quoted by an audit of 2026 and by agencies", "moccae", "quoted");
const MOCCAE_CONFLICT = source("Import of pets: sources conflict", "moccae", "secondary", {
  isVolatile: true,
});

const CONDITIONS = source(
  "MOCCAE's import conditions, as dubaivetclinic.ae copies them",
  "moccae",
  "secondary",
  {
    url: "http://dubaivetclinic.ae/pet_import_moccae.php",
    verifiedOn: "2026-11-28",
  },
);
const SAMPLE = source(
  "MOCCAE's regulation on high-risk countries, quoted by Gulf News; agencies tell other waits",
  "moccae",
  "secondary",
  {
    url: "https://gulfnews.com/uae/importing-a-dog-or-cat-heres-what-you-need-to-know-1.1945296",
    verifiedOn: "2026-11-28",
    isVolatile: true,
  },
);
const CHAIN = {
  kind: "rabies-chain",
  chip: { iso: "required", beforeDose: true },
  dose: { minAge: { days: 84 }, wait: { days: 21 } },
} as const;

/** The weakest of the tables: where sources conflict the stricter is taken and a person is asked. */
export const UAE: Destination = {
  countries: ["AE"],
  name: "United Arab Emirates",
  timeZone: "Asia/Dubai",
  guidance: UAE_GUIDANCE,
  rules: [
    category(
      "AE-risk",
      [{ list: "ae_low_risk", name: "of low risk" }],
      "of high risk: a blood sample and an age of 27 weeks are asked for.",
      CONDITIONS,
    ),
    rule({
      id: "AE-3",
      title: "Rabies vaccination, 21 days",
      applies: { species: DOG_CAT, everyStay: "ae_low_risk" },
      requirement: {
        ...CHAIN,
        anchor: "entry",
        ids: { chip: "AE-chip", dose: "AE-3" },
        titles: { chip: "ISO microchip", dose: "Rabies vaccination, 21 days" },
      },
      source: MOCCAE,
    }),
    // Thirty days and ninety are both printed; thirty is sure.
    rule({
      id: "AE-1",
      title: "Import permit",
      doer: "company",
      applies: { species: DOG_CAT },
      requirement: { kind: "event", record: "import_permit", anchor: "entry", within: { days: 30 } },
      source: MOCCAE_CONFLICT,
    }),
    rule({
      id: "AE-1-pets",
      title: "No more than two pets a person and year",
      doer: "company",
      applies: { species: DOG_CAT, petsAbove: 2 },
      requirement: {
        kind: "review",
        hint: "The permit is for two pets a person and year at most: ask MOCCAE whose name each further one travels under.",
      },
      source: MOCCAE,
    }),
    rule({
      id: "AE-4",
      title: "Rabies vaccination and blood sample, of a pet that was in a high-risk country",
      applies: { species: DOG_CAT, someStayOff: "ae_low_risk" },
      requirement: {
        ...CHAIN,
        dose: { ...CHAIN.dose, lastsTo: "entry" },
        anchor: "export",
        sample: {
          after: { days: 21 },
          waits: [{ from: "draw", span: { months: 3 } }],
          maxAge: { months: 12 },
        },
        ids: { chip: "AE-chip", dose: "AE-4-dose", sample: "AE-4" },
        titles: {
          chip: "ISO microchip",
          dose: "Rabies vaccination before the blood sample",
          sample: "Rabies blood sample, three to twelve months before",
        },
      },
      source: SAMPLE,
    }),
    age(
      "AE-age-low",
      "Fifteen weeks old, of a pet from countries of low risk",
      { least: { days: 105 }, anchor: "entry" },
      CONDITIONS,
      { applies: { everyStay: "ae_low_risk" } },
    ),
    age(
      "AE-age-high",
      "Twenty-seven weeks old, of a pet that was in a high-risk country",
      { least: { days: 189 }, anchor: "entry" },
      CONDITIONS,
      { applies: { someStayOff: "ae_low_risk" } },
    ),
    rule({
      id: "AE-5",
      title: "Internal and external parasites",
      applies: { species: DOG_CAT },
      requirement: {
        kind: "event",
        record: "internal_parasites_second",
        anchor: "export",
        within: { days: 14 },
      },
      source: MOCCAE,
    }),
    rule({
      id: "AE-5-core",
      title: "Core vaccines",
      applies: { species: DOG_CAT },
      requirement: {
        kind: "event",
        record: "core_vaccines",
        anchor: "entry",
        before: { days: 21 },
        printsUntil: true,
      },
      source: MOCCAE,
    }),
    rule({
      id: "AE-6",
      title: "Endorsed health certificate",
      doer: "official_vet",
      applies: { species: DOG_CAT },
      requirement: { kind: "event", record: "health_certificate", anchor: "entry", within: { days: 10 } },
      source: MOCCAE,
    }),
    rule({
      id: "AE-6-breed",
      title: "Breed that is not refused",
      doer: "company",
      applies: { species: DOG },
      requirement: { kind: "breed", law: UAE_DOGS },
      source: MOCCAE,
    }),
    breeds(
      "AE-6-hybrid",
      "cat",
      UAE_CATS,
      source("No hybrids, petair.my", "moccae", "secondary", {
        url: "https://petair.my/relocating-your-family-to-the-united-arab-emirates/",
        verifiedOn: "2026-11-28",
      }),
    ),
    otherSpecies(
      "AE",
      "the UAE",
      "Ask MOCCAE, and check CITES for falcons, parrots and reptiles.",
      source("Common knowledge", "moccae", "general"),
    ),
  ],
};
