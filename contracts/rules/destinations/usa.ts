import type { Destination } from "#contracts/rules/rule.ts";

import { BIRD, DOG, DOG_CAT, review, rule, SMALL_AND_COLD, source } from "./writing.ts";

const CDC = source("CDC, bringing a dog into the U.S.; 42 CFR 71.51 of 13 May 2024", "official");
const CDC_HIGH_RISK = source("CDC, dogs from high-risk countries for rabies", "quoted");
const PORTS = ["JFK", "LAX", "PHL", "IAD", "ATL", "MIA"];

const CHIP_AND_DOSE = {
  kind: "rabies-chain",
  anchor: "entry",
  chip: { iso: "any", beforeDose: true },
} as const;

/** Dogs need a form, a chip and six months; rabies papers only from high-risk countries. Cats need none of it. */
export const USA: Destination = {
  countries: ["US"],
  name: "USA",
  timeZone: "America/New_York",
  rules: [
    rule({
      id: "US-1",
      title: "Six months old on arrival",
      applies: { species: DOG },
      requirement: { kind: "age", least: { months: 6 }, anchor: "entry" },
      source: CDC,
    }),
    rule({
      id: "US-3",
      title: "CDC Dog Import Form",
      doer: "owner",
      applies: { species: DOG },
      // The receipt is valid for six months, for the same country of departure.
      requirement: { kind: "event", record: "cdc_import_form", anchor: "entry", within: { months: 6 } },
      source: CDC,
    }),
    rule({
      id: "US-2",
      title: "Microchip a universal scanner can read",
      applies: { species: DOG, anyStay: { list: "us_high_risk", is: "off" } },
      requirement: {
        ...CHIP_AND_DOSE,
        chip: { iso: "any", beforeDose: false },
        dose: { wait: { days: 0 } },
        ids: { chip: "US-2", dose: "US-5" },
        titles: { chip: "Microchip a universal scanner can read", dose: "Rabies vaccination" },
        isChipOnly: true,
      },
      source: CDC,
    }),
    rule({
      id: "US-6a",
      title: "Certification of U.S.-issued rabies vaccination",
      doer: "official_vet",
      applies: { species: DOG, anyStay: { list: "us_high_risk", is: "on" }, vaccinatedInUsa: true },
      requirement: {
        kind: "event",
        record: "cdc_us_vaccination_certification",
        anchor: "entry",
        issuedIn: ["US"],
      },
      source: CDC_HIGH_RISK,
    }),
    rule({
      id: "US-6a-rabies",
      title: "Rabies vaccination given in the USA",
      applies: { species: DOG, anyStay: { list: "us_high_risk", is: "on" }, vaccinatedInUsa: true },
      requirement: {
        ...CHIP_AND_DOSE,
        dose: { minAge: { days: 84 }, wait: { days: 28 } },
        ids: { chip: "US-6a-chip", dose: "US-6a-dose" },
        titles: { chip: "Microchip before the vaccination", dose: "Rabies vaccination given in the USA" },
      },
      source: CDC_HIGH_RISK,
    }),
    rule({
      id: "US-6b",
      title: "Rabies vaccination and blood sample for a high-risk country",
      applies: { species: DOG, anyStay: { list: "us_high_risk", is: "on" }, vaccinatedInUsa: false },
      requirement: {
        ...CHIP_AND_DOSE,
        dose: { minAge: { days: 84 }, wait: { days: 28 } },
        sample: {
          after: { days: 30 },
          waits: [{ from: "draw", span: { days: 28 } }],
          shortfall: { days: 28 },
        },
        ids: { chip: "US-6b-chip", dose: "US-6b-dose", sample: "US-6b-sample" },
        titles: {
          chip: "Microchip before the vaccination",
          dose: "Rabies vaccination",
          sample: "Rabies blood sample at a CDC-approved laboratory",
        },
      },
      source: CDC_HIGH_RISK,
    }),
    rule({
      id: "US-6b-form",
      title: "Certification of foreign rabies vaccination and microchip",
      doer: "official_vet",
      applies: { species: DOG, anyStay: { list: "us_high_risk", is: "on" }, vaccinatedInUsa: false },
      requirement: { kind: "event", record: "cdc_foreign_vaccination_certification", anchor: "entry" },
      source: CDC_HIGH_RISK,
    }),
    rule({
      id: "US-6b-facility",
      title: "Reservation at a CDC-registered facility",
      doer: "company",
      applies: { species: DOG, anyStay: { list: "us_high_risk", is: "on" }, vaccinatedInUsa: false },
      requirement: { kind: "event", record: "cdc_facility_reservation", anchor: "entry" },
      source: CDC_HIGH_RISK,
    }),
    rule({
      id: "US-7",
      title: "Arrival at an airport with a registered facility",
      doer: "company",
      applies: { species: DOG, anyStay: { list: "us_high_risk", is: "on" }, vaccinatedInUsa: false },
      requirement: { kind: "port", allowed: PORTS },
      source: source("Airports with CDC-registered facilities, January 2026", "secondary", true),
    }),
    rule({
      id: "US-8",
      title: "Certificate that the dog is free of screwworm",
      doer: "official_vet",
      applies: { species: DOG, anyStay: { list: "us_screwworm", is: "on" } },
      requirement: { kind: "event", record: "screwworm_certificate", anchor: "entry", within: { days: 5 } },
      source: source("USDA APHIS, screwworm", "secondary", true),
    }),
    rule({
      id: "US-9-islands",
      title: "Quarantine of Hawaii and Guam",
      doer: "company",
      applies: { species: DOG_CAT, ports: ["HNL", "OGG", "KOA", "LIH", "ITO", "GUM"] },
      requirement: {
        kind: "review",
        hint: "Hawaii and Guam have rules and a quarantine of their own, for cats too: ask their departments of agriculture.",
      },
      source: source("CBP and CDC, pets into the USA", "official"),
    }),
    review(
      "US-10",
      "Ferrets into the USA",
      ["ferret"],
      "The CDC asks for nothing; California and Hawaii refuse ferrets, and other States have rules of their own.",
      source("Common knowledge", "general"),
    ),
    review(
      "US-birds",
      "Birds into the USA",
      BIRD,
      "Import permit, veterinary certificate and limits by bird flu: ask USDA APHIS, and check CITES for parrots.",
      source("USDA APHIS, pet birds", "official"),
    ),
    review(
      "US-others",
      "Other species into the USA",
      SMALL_AND_COLD,
      "No federal rule of this table: check the state, CITES, small turtles, African rodents and the eight fish species that need a permit.",
      source("Common knowledge", "general"),
    ),
  ],
};
