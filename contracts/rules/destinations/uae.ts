import { UAE_CATS, UAE_DOGS } from "#contracts/rules/breeds/laws-near-east.ts";
import type { Destination } from "#contracts/rules/rule.ts";

import { breeds } from "./usual.ts";
import { BIRD, DOG, DOG_CAT, review, rule, SMALL_AND_COLD, source } from "./writing.ts";

const MOCCAE = source("Import of pets, quoted by an audit of 2026 and by agencies", "moccae", "quoted");
const MOCCAE_CONFLICT = source("Import of pets: sources conflict", "moccae", "secondary", {
  isVolatile: true,
});

const OTHERS = [...BIRD, "ferret", ...SMALL_AND_COLD] as const;

/** The weakest of the tables: where sources conflict the stricter is taken and a person is asked. */
export const UAE: Destination = {
  countries: ["AE"],
  name: "United Arab Emirates",
  timeZone: "Asia/Dubai",
  rules: [
    rule({
      id: "AE-3",
      title: "Rabies vaccination, 21 days",
      applies: { species: DOG_CAT },
      requirement: {
        kind: "rabies-chain",
        anchor: "entry",
        chip: { iso: "required", beforeDose: true },
        dose: { minAge: { days: 84 }, wait: { days: 21 } },
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
      title: "Rabies blood sample from high-risk countries",
      doer: "laboratory",
      applies: { species: DOG_CAT, origin: { list: "us_high_risk", is: "on" } },
      requirement: {
        kind: "review",
        hint: "Within 90 days before travel, or 90 days to wait: the sources conflict. Ask MOCCAE.",
      },
      source: MOCCAE_CONFLICT,
    }),
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
      requirement: { kind: "event", record: "core_vaccines", anchor: "entry", before: { days: 21 } },
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
    review(
      "AE-others",
      "Other species into the UAE",
      OTHERS,
      "Ask MOCCAE, and check CITES for falcons, parrots and reptiles.",
      source("Common knowledge", "moccae", "general"),
    ),
  ],
};
