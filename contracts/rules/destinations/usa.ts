import type { Destination } from "#contracts/rules/rule.ts";

import { USA_GUIDANCE } from "./guidance/usa.ts";
import { FOREIGN_VACCINATED, US_VACCINATED } from "./usa-high-risk.ts";
import { age, category } from "./usual.ts";
import { BIRD, CAT, DOG, DOG_CAT, review, rule, SMALL_AND_COLD, source } from "./writing.ts";

const CDC = source("Bringing a dog into the U.S.; 42 CFR 71.51", "cdc", "official", { dated: "2024-05-13" });
const CATS = source("Bring a pet cat into the United States", "aphis", "official", {
  url: "https://www.aphis.usda.gov/pet-travel/another-country-to-us-import/cats",
  dated: "2024-03-26",
  verifiedOn: "2026-11-30",
});
const SCREWWORM = source("Screwworm", "aphis", "secondary", { isVolatile: true });
/** Dogs need a form, a chip and six months; rabies papers only from high-risk countries. Cats need none of it. */
export const USA: Destination = {
  countries: ["US"],
  name: "USA",
  timeZone: "America/New_York",
  guidance: USA_GUIDANCE,
  rules: [
    category(
      "US-risk",
      [{ list: "us_high_risk", name: "of high risk for dog rabies" }],
      "not of high risk for dog rabies.",
      CDC,
      { species: DOG, isOfStays: true, title: "Rabies risk of the countries it was in" },
    ),
    category(
      "US-screwworm",
      [{ list: "us_screwworm", name: "affected by screwworm" }],
      "not affected by screwworm.",
      SCREWWORM,
      { species: DOG, isOfStays: true, title: "Screwworm in the countries it was in" },
    ),
    age("US-1", "Six months old on arrival", { least: { months: 6 }, anchor: "entry" }, CDC, {
      species: DOG,
    }),
    rule({
      id: "US-3",
      title: "CDC Dog Import Form",
      doer: "owner",
      applies: { species: DOG },
      requirement: {
        kind: "event",
        record: "cdc_import_form",
        anchor: "entry",
        within: { months: 6 },
        namesOrigin: true,
      },
      source: CDC,
    }),
    rule({
      id: "US-2",
      title: "Microchip a universal scanner can read",
      applies: { species: DOG, anyStay: { list: "us_high_risk", is: "off" } },
      requirement: {
        kind: "rabies-chain",
        anchor: "entry",
        chip: { iso: "any", beforeDose: false },
        dose: { wait: { days: 0 } },
        ids: { chip: "US-2", dose: "US-5" },
        titles: { chip: "Microchip a universal scanner can read", dose: "Rabies vaccination" },
        isChipOnly: true,
      },
      source: CDC,
    }),
    ...US_VACCINATED,
    ...FOREIGN_VACCINATED,
    rule({
      id: "US-8",
      title: "Certificate that the dog is free of screwworm",
      doer: "official_vet",
      applies: { species: DOG, anyStay: { list: "us_screwworm", is: "on" } },
      requirement: { kind: "event", record: "screwworm_certificate", anchor: "entry", within: { days: 5 } },
      source: SCREWWORM,
    }),
    rule({
      id: "US-9",
      title: "No paper of a cat",
      doer: "owner",
      applies: { species: CAT },
      requirement: {
        kind: "nothing",
        says: "No federal rule asks for a certificate or a rabies vaccination of a cat: it is looked at on arrival and must be healthy. States and airlines may ask for more.",
      },
      source: CATS,
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
      source: source("Pets into the USA, with CBP", "cdc", "official"),
    }),
    review(
      "US-10",
      "Ferrets into the USA",
      ["ferret"],
      "The CDC asks for nothing; California and Hawaii refuse ferrets, and other States have rules of their own.",
      source("Common knowledge", "cdc", "general"),
    ),
    review(
      "US-birds",
      "Birds into the USA",
      BIRD,
      "Import permit, veterinary certificate and limits by bird flu: ask USDA APHIS, and check CITES for parrots.",
      source("Pet birds", "aphis", "official"),
    ),
    review(
      "US-others",
      "Other species into the USA",
      SMALL_AND_COLD,
      "No federal rule of this table: check the state, CITES, small turtles, African rodents and the eight fish species that need a permit.",
      source("Common knowledge", "cdc", "general"),
    ),
  ],
};
