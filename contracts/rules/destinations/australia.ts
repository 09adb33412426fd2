import { AUSTRALIA_CATS, AUSTRALIA_DOGS } from "#contracts/rules/breeds/laws-elsewhere.ts";
import type { Destination, RabiesChain } from "#contracts/rules/rule.ts";

import { asGroup3, AUSTRALIA_GROUPS, DAFF, NOT_1 } from "./australia-groups.ts";
import { AUSTRALIA_GUIDANCE } from "./guidance/australia.ts";
import { residence, otherSpecies } from "./usual.ts";
import { CAT, DOG, DOG_CAT, rule, source } from "./writing.ts";

const RNATT: RabiesChain = {
  kind: "rabies-chain",
  anchor: "export",
  chip: { iso: "required", beforeDose: true },
  dose: { minAge: { days: 84 }, wait: { days: 0 }, refusesLive: true },
  sample: {
    after: { days: 0 },
    waits: [{ from: "lab", span: { days: 180 } }],
    maxAge: { months: 12 },
    isRenewed: true,
  },
  ids: { chip: "AU-1", dose: "AU-3", sample: "AU-5" },
  titles: {
    chip: "ISO microchip before vaccination and sample",
    dose: "Rabies vaccination without a gap",
    sample: "Rabies blood sample (RNATT), 180 days from the laboratory",
  },
};

/** Counted to export. 180 days from the sample's arrival at the laboratory, a year at most from its draw. */
export const AUSTRALIA: Destination = {
  countries: ["AU"],
  name: "Australia",
  timeZone: "Australia/Melbourne",
  guidance: AUSTRALIA_GUIDANCE,
  rules: [
    ...AUSTRALIA_GROUPS,
    rule({
      id: "AU-3",
      title: "Rabies vaccination and blood sample (RNATT)",
      applies: { species: DOG_CAT, ...NOT_1 },
      requirement: RNATT,
      source: DAFF,
      way: asGroup3,
    }),
    rule({
      id: "AU-2",
      title: "Identity verified by an official vet before the sample",
      doer: "official_vet",
      applies: { species: DOG_CAT, ...NOT_1 },
      requirement: {
        kind: "identity",
        chain: RNATT,
        isSameDayEnough: false,
        quarantine: {
          id: "AU-7-quarantine",
          title: "Quarantine booked at Mickleham",
          verified: 10,
          unverified: 30,
        },
      },
      source: DAFF,
      way: asGroup3,
    }),
    rule({
      id: "AU-4",
      title: "RNATT declaration by the competent authority",
      doer: "authority",
      applies: { species: DOG_CAT, ...NOT_1 },
      requirement: {
        kind: "event",
        record: "rnatt_declaration",
        anchor: "export",
        certifies: { chain: RNATT, isForSample: true },
      },
      source: DAFF,
      way: asGroup3,
    }),
    rule({
      id: "AU-7",
      title: "Import permit, then Mickleham",
      doer: "company",
      applies: { species: DOG_CAT, ...NOT_1 },
      requirement: {
        kind: "event",
        record: "import_permit",
        anchor: "export",
        printsUntil: true,
        lead: { days: 56, saidBy: "DAFF: 20 to 40 business days" },
      },
      source: DAFF,
    }),
    rule({
      id: "AU-7-port",
      title: "Arrival in Melbourne",
      doer: "company",
      applies: { species: DOG_CAT, ...NOT_1 },
      requirement: { kind: "port", allowed: ["MEL"] },
      source: DAFF,
    }),
    rule({
      id: "AU-8-first",
      title: "Internal parasites, first treatment",
      applies: { species: DOG_CAT, ...NOT_1 },
      requirement: {
        kind: "event",
        record: "internal_parasites_first",
        anchor: "export",
        within: { days: 45 },
        before: { days: 14 },
      },
      source: DAFF,
    }),
    rule({
      id: "AU-8-second",
      title: "Internal parasites, second treatment",
      applies: { species: DOG_CAT, ...NOT_1 },
      requirement: {
        kind: "event",
        record: "internal_parasites_second",
        anchor: "export",
        within: { days: 5 },
        after: { record: "internal_parasites_first", span: { days: 14 } },
      },
      source: DAFF,
    }),
    rule({
      id: "AU-9",
      title: "External parasites, 30 days without a gap",
      applies: { species: DOG, ...NOT_1 },
      requirement: {
        kind: "event",
        record: "external_parasites_start",
        anchor: "export",
        before: { days: 30 },
      },
      source: DAFF,
    }),
    rule({
      id: "AU-9-cat",
      title: "External parasites, 21 days without a gap",
      applies: { species: CAT, ...NOT_1 },
      requirement: {
        kind: "event",
        record: "external_parasites_start",
        anchor: "export",
        before: { days: 21 },
      },
      source: DAFF,
    }),
    rule({
      id: "AU-10",
      title: "Leishmania test",
      doer: "laboratory",
      applies: { species: DOG, ...NOT_1 },
      requirement: { kind: "event", record: "leishmania_test", anchor: "export", within: { days: 45 } },
      source: DAFF,
    }),
    rule({
      id: "AU-10-brucella",
      title: "Brucella canis test",
      doer: "laboratory",
      applies: { species: DOG, isEntire: true, ...NOT_1 },
      requirement: { kind: "event", record: "brucella_test", anchor: "export", within: { days: 45 } },
      source: DAFF,
    }),
    rule({
      id: "AU-10-leptospira",
      title: "Leptospira Canicola vaccine",
      applies: { species: DOG, ...NOT_1 },
      requirement: {
        kind: "event",
        record: "leptospira_vaccine_or_test",
        anchor: "export",
        within: { months: 12 },
        before: { days: 14 },
      },
      source: DAFF,
    }),
    rule({
      id: "AU-11",
      title: "Canine influenza vaccination",
      applies: { species: DOG, fromOrAfter: ["US", "KR"] },
      requirement: {
        kind: "event",
        record: "canine_influenza_course",
        anchor: "export",
        within: { months: 12 },
        before: { days: 14 },
      },
      source: DAFF,
    }),
    rule({
      id: "AU-12",
      title: "Final examination and endorsed certificate",
      doer: "official_vet",
      applies: { species: DOG_CAT, ...NOT_1 },
      requirement: { kind: "event", record: "final_examination", anchor: "export", within: { days: 5 } },
      source: DAFF,
    }),
    residence(
      "AU-12-residence",
      "180 days in an approved country",
      { list: "au_approved", also: ["AU"], least: { days: 180 } },
      DAFF,
    ),
    rule({
      id: "AU-13",
      title: "Breed that is not refused",
      doer: "company",
      applies: { species: DOG },
      requirement: { kind: "breed", law: AUSTRALIA_DOGS },
      source: DAFF,
    }),
    rule({
      id: "AU-13-cat",
      title: "Breed that is not refused",
      doer: "company",
      applies: { species: CAT },
      requirement: { kind: "breed", law: AUSTRALIA_CATS },
      source: DAFF,
    }),
    otherSpecies(
      "AU",
      "Australia",
      "Pet birds and rabbits effectively only from New Zealand; other species are not admitted as pets.",
      source("Secondary pages", "daff", "secondary", { isVolatile: true }),
    ),
  ],
};
