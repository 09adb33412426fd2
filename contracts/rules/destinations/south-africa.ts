import type { Destination } from "#contracts/rules/rule.ts";

import { SOUTH_AFRICA_GUIDANCE } from "./guidance/elsewhere.ts";
import { category, chipOnly, otherSpecies, residence } from "./usual.ts";
import { DOG, DOG_CAT, rule, source } from "./writing.ts";

const DALRRD = source("Agents' pages and the Finnish authority", "south_africa", "secondary", {
  isVolatile: true,
});

const TOLD = source("Pet passport South Africa, pettravel.com", "south_africa", "secondary", {
  url: "http://www.pettravel.com/immigration/SouthAfrica.cfm",
  verifiedOn: "2026-11-28",
  isVolatile: true,
});
const PUPPIES = source("Conditions for dogs and cats, unitedpetexpress.com", "south_africa", "secondary", {
  url: "https://th.unitedpetexpress.com/copy-of-fiji",
  verifiedOn: "2026-11-28",
  isVolatile: true,
});

export const SOUTH_AFRICA: Destination = {
  countries: ["ZA"],
  name: "South Africa",
  timeZone: "Africa/Johannesburg",
  guidance: SOUTH_AFRICA_GUIDANCE,
  rules: [
    category(
      "ZA-list",
      [
        { list: "za_exempt", name: "no rabies vaccination is asked for" },
        { list: "za_no_quarantine", name: "its dogs need no quarantine" },
      ],
      "its dogs wait in quarantine for at least 14 days.",
      TOLD,
    ),
    rule({
      id: "ZA-quarantine",
      title: "Quarantine of at least 14 days booked",
      doer: "company",
      applies: { species: DOG, origin: { list: "za_no_quarantine", is: "off" } },
      requirement: { kind: "event", record: "quarantine_reservation", anchor: "export" },
      source: TOLD,
    }),
    rule({
      id: "ZA-quarantine-port",
      title: "Arrival in Johannesburg or Cape Town, where the quarantine is",
      doer: "company",
      applies: { species: DOG, origin: { list: "za_no_quarantine", is: "off" } },
      requirement: { kind: "port", allowed: ["JNB", "CPT"] },
      source: TOLD,
    }),
    rule({
      id: "ZA-puppies",
      title: "Under three months only if its mother was vaccinated",
      doer: "owner",
      applies: { species: DOG_CAT, belowAge: { span: { months: 3 }, anchor: "entry" } },
      requirement: {
        kind: "review",
        hint: "Its mother was vaccinated against rabies more than 30 days and less than 12 months before the birth: have the paper. It is vaccinated at three months, after arrival.",
      },
      source: PUPPIES,
    }),
    rule({
      id: "ZA-permit",
      title: "Import permit, which says whether a quarantine follows",
      doer: "company",
      applies: { species: DOG_CAT },
      requirement: {
        kind: "event",
        record: "import_permit",
        anchor: "entry",
        printsUntil: true,
        lead: { days: 42, saidBy: "an embassy's page: six or seven weeks before the arrival" },
      },
      source: DALRRD,
    }),
    rule({
      id: "ZA-rabies",
      title: "Rabies vaccination, 30 days",
      applies: {
        species: DOG_CAT,
        origin: { list: "za_exempt", is: "off" },
        fromAge: { span: { months: 3 }, anchor: "entry" },
      },
      requirement: {
        kind: "rabies-chain",
        anchor: "entry",
        chip: { iso: "required", beforeDose: true },
        dose: { wait: { days: 30 }, maxAge: { months: 12 } },
        ids: { chip: "ZA-chip", dose: "ZA-rabies" },
        titles: { chip: "Microchip", dose: "Rabies vaccination, 30 days" },
      },
      source: DALRRD,
    }),
    chipOnly("ZA-chip", { id: "ZA-chip-only", title: "Microchip", anchor: "entry" }, DALRRD),
    residence(
      "ZA-residence",
      "Six months in the country of origin or in South Africa, or since birth",
      { also: ["ZA"], least: { months: 6 } },
      DALRRD,
    ),
    rule({
      id: "ZA-tests",
      title: "Blood tests for five diseases",
      doer: "laboratory",
      applies: { species: DOG },
      requirement: { kind: "event", record: "blood_tests", anchor: "entry", within: { days: 30 } },
      source: source("Agents' pages: the 30 days are common knowledge", "south_africa", "general"),
    }),
    rule({
      id: "ZA-certificate",
      title: "Health certificate",
      doer: "official_vet",
      applies: { species: DOG_CAT },
      requirement: { kind: "event", record: "health_certificate", anchor: "entry", within: { days: 10 } },
      source: DALRRD,
    }),
    otherSpecies(
      "ZA",
      "South Africa",
      "Ask the department of agriculture, and check CITES.",
      source("Common knowledge", "south_africa", "general"),
    ),
  ],
};
