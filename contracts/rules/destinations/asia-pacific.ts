import type { Destination, RabiesChain } from "#contracts/rules/rule.ts";

import { BIRD, DOG, DOG_CAT, review, rule, SMALL_AND_COLD, source } from "./writing.ts";

const MPI = source("MPI, import health standard for cats and dogs 2026, category 3, quoted", "quoted");
const AVS = source(
  "AVS, importing dogs and cats, page of 18 June 2026, schedule III, quoted",
  "quoted",
  true,
);

const OTHERS = [...BIRD, "ferret", ...SMALL_AND_COLD] as const;

const NZ_CHAIN: RabiesChain = {
  kind: "rabies-chain",
  anchor: "export",
  chip: { iso: "required", beforeDose: true, refuses999: true },
  dose: { minAge: { days: 84 }, wait: { months: 6 } },
  sample: {
    after: { days: 0 },
    waits: [{ from: "draw", span: { months: 3 } }],
    maxAge: { months: 12 },
  },
  ids: { chip: "NZ-chip", dose: "NZ-dose", sample: "NZ-sample" },
  titles: {
    chip: "ISO microchip, not of the prefix 999",
    dose: "Rabies vaccination, six calendar months",
    sample: "Rabies blood sample, three to twelve months before",
  },
};

export const NEW_ZEALAND: Destination = {
  countries: ["NZ"],
  name: "New Zealand",
  timeZone: "Pacific/Auckland",
  rules: [
    rule({
      id: "NZ-rabies",
      title: "Rabies vaccination six months before shipment, sample three to twelve",
      inForce: { from: "2026-07-01" },
      applies: { species: DOG_CAT, notFromCountries: ["AU"] },
      requirement: NZ_CHAIN,
      source: MPI,
    }),
    rule({
      id: "NZ-permit",
      title: "Import permit",
      doer: "company",
      applies: { species: DOG_CAT, notFromCountries: ["AU"] },
      requirement: { kind: "event", record: "import_permit", anchor: "export", leadDays: 42 },
      source: MPI,
    }),
    rule({
      id: "NZ-quarantine",
      title: "Quarantine booked",
      doer: "company",
      applies: { species: DOG_CAT, notFromCountries: ["AU"] },
      requirement: { kind: "event", record: "quarantine_reservation", anchor: "export" },
      source: MPI,
    }),
    rule({
      id: "NZ-identity",
      title: "Official identity check before the sample, six months before",
      doer: "official_vet",
      applies: { species: DOG_CAT, notFromCountries: ["AU"] },
      requirement: {
        kind: "identity",
        chain: NZ_CHAIN,
        isSameDayEnough: true,
        before: { months: 6 },
        secondIfDrawnWithin: { months: 6 },
      },
      source: MPI,
    }),
    rule({
      id: "NZ-internal",
      title: "Internal parasites, second treatment",
      applies: { species: DOG_CAT },
      requirement: {
        kind: "event",
        record: "internal_parasites_second",
        anchor: "export",
        within: { days: 5 },
      },
      source: MPI,
    }),
    rule({
      id: "NZ-lungworm",
      title: "Lungworm and heartworm treatment",
      applies: { species: DOG_CAT },
      requirement: {
        kind: "event",
        record: "lungworm_heartworm_treatment",
        anchor: "export",
        within: { days: 5 },
      },
      source: MPI,
    }),
    rule({
      id: "NZ-external",
      title: "External parasites, last treatment",
      applies: { species: DOG_CAT },
      requirement: {
        kind: "event",
        record: "external_parasites_last",
        anchor: "export",
        within: { days: 16 },
      },
      source: MPI,
    }),
    rule({
      id: "NZ-tests",
      title: "Blood tests",
      doer: "laboratory",
      applies: { species: DOG },
      requirement: { kind: "event", record: "blood_tests", anchor: "export", within: { days: 30 } },
      source: MPI,
    }),
    rule({
      id: "NZ-exam",
      title: "Final examination",
      doer: "official_vet",
      applies: { species: DOG_CAT },
      requirement: { kind: "event", record: "final_examination", anchor: "export", within: { days: 2 } },
      source: MPI,
    }),
    rule({
      id: "NZ-influenza",
      title: "Canine influenza vaccination or test",
      applies: { species: DOG, fromCountries: ["US", "CA", "KR"] },
      requirement: { kind: "event", record: "canine_influenza_course", anchor: "export" },
      source: MPI,
    }),
    rule({
      id: "NZ-port",
      title: "Arrival in Auckland or Christchurch",
      doer: "company",
      applies: { species: DOG_CAT },
      requirement: { kind: "port", allowed: ["AKL", "CHC"] },
      source: MPI,
    }),
    review(
      "NZ-others",
      "Other species into New Zealand",
      OTHERS,
      "Hardly any other species is admitted: ask MPI.",
      source("Common knowledge", "general"),
    ),
  ],
};

export const SINGAPORE: Destination = {
  countries: ["SG"],
  name: "Singapore",
  timeZone: "Asia/Singapore",
  rules: [
    rule({
      id: "SG-rabies",
      title: "Rabies vaccination and blood sample",
      applies: { species: DOG_CAT, notFromCountries: ["AU", "NZ", "IE", "GB"] },
      requirement: {
        kind: "rabies-chain",
        anchor: "export",
        chip: { iso: "required", beforeDose: true },
        dose: { minAge: { days: 84 }, wait: { days: 0 } },
        sample: {
          after: { days: 28 },
          waits: [{ from: "draw", span: { days: 90 } }],
          maxAge: { months: 12 },
        },
        ids: { chip: "SG-chip", dose: "SG-dose", sample: "SG-sample" },
        titles: {
          chip: "ISO microchip",
          dose: "Rabies vaccination",
          sample: "Rabies blood sample, 90 days to 12 months before",
        },
      },
      source: AVS,
    }),
    rule({
      id: "SG-age",
      title: "Twelve weeks old at export",
      applies: { species: DOG_CAT },
      requirement: { kind: "age", least: { days: 84 }, anchor: "export" },
      source: AVS,
    }),
    rule({
      id: "SG-licence",
      title: "Import licence",
      doer: "company",
      applies: { species: DOG_CAT },
      requirement: { kind: "event", record: "import_permit", anchor: "export" },
      source: AVS,
    }),
    rule({
      id: "SG-quarantine",
      title: "Quarantine booked",
      doer: "company",
      applies: { species: DOG_CAT, notFromCountries: ["AU", "NZ", "IE", "GB"] },
      requirement: { kind: "event", record: "quarantine_reservation", anchor: "export" },
      source: AVS,
    }),
    rule({
      id: "SG-certificate",
      title: "Health certificate",
      doer: "official_vet",
      applies: { species: DOG_CAT },
      requirement: { kind: "event", record: "health_certificate", anchor: "export", within: { days: 7 } },
      source: AVS,
    }),
    rule({
      id: "SG-core",
      title: "Core vaccines",
      applies: { species: DOG_CAT },
      requirement: { kind: "event", record: "core_vaccines", anchor: "export", before: { days: 14 } },
      source: AVS,
    }),
    rule({
      id: "SG-parasites",
      title: "Parasite treatment",
      applies: { species: DOG_CAT },
      requirement: {
        kind: "event",
        record: "internal_parasites_second",
        anchor: "export",
        within: { days: 10 },
        before: { days: 2 },
      },
      source: AVS,
    }),
    review(
      "SG-others",
      "Other species into Singapore",
      OTHERS,
      "Ask AVS which species are admitted, and check CITES.",
      source("Common knowledge", "general"),
    ),
  ],
};
