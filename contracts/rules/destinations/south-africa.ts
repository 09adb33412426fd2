import type { Destination } from "#contracts/rules/rule.ts";

import { BIRD, DOG, DOG_CAT, review, rule, SMALL_AND_COLD, source } from "./writing.ts";

const DALRRD = source("Agents' pages and the Finnish authority", "south_africa", "secondary", {
  isVolatile: true,
});

const OTHERS = [...BIRD, "ferret", ...SMALL_AND_COLD] as const;

export const SOUTH_AFRICA: Destination = {
  countries: ["ZA"],
  name: "South Africa",
  timeZone: "Africa/Johannesburg",
  rules: [
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
        notFromCountries: ["AU", "NZ", "GB"],
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
    rule({
      id: "ZA-residence",
      title: "Six months in the country of origin or in South Africa, or since birth",
      doer: "company",
      applies: { species: DOG_CAT },
      requirement: { kind: "residence", also: ["ZA"], least: { months: 6 } },
      source: DALRRD,
    }),
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
    review(
      "ZA-others",
      "Other species into South Africa",
      OTHERS,
      "Ask the department of agriculture, and check CITES.",
      source("Common knowledge", "south_africa", "general"),
    ),
  ],
};
