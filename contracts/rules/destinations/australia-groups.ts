import type { Rule } from "#contracts/rules/rule.ts";

import { category, chipOnly, residence } from "./usual.ts";
import { DOG_CAT, review, rule, source } from "./writing.ts";

export const DAFF = source("Step-by-step guides for group 3 dogs and cats", "daff", "quoted", {
  url: "http://www.agriculture.gov.au/cats-dogs/step-by-step-guides",
});

const GROUP_2 = source("Step-by-step guide for group 2: rabies-free countries", "daff", "quoted", {
  url: "http://www.agriculture.gov.au/cats-dogs/step-by-step-guides/category-2-step-by-step-guide-for-dogs",
  verifiedOn: "2026-11-28",
});
const GROUP_1 = source(
  "Guide for group 1: no permit from New Zealand, however conditions apply",
  "daff",
  "quoted",
  {
    url: "http://www.agriculture.gov.au/cats-dogs/step-by-step-guides/category-1-new-zealand",
    verifiedOn: "2026-11-28",
  },
);
const FROM_1 = { origin: { list: "au_group_1", is: "on" } } as const;
const FROM_2 = { origin: { list: "au_group_2", is: "on" } } as const;
/** Everybody but the neighbours of group 1. */
export const NOT_1 = { origin: { list: "au_group_1", is: "off" } } as const;
/** Who has lived long enough where there is no rabies needs no sample; who has not goes the way of group 3. */
const asGroup2 = { of: "AU-rabies", name: "group 2" };
export const asGroup3 = { of: "AU-rabies", name: "group 3" };

/** Which group an origin is of, and what is asked from groups 1 and 2 in place of the sample of group 3. */
export const AUSTRALIA_GROUPS: readonly Rule[] = [
  category(
    "AU-group",
    [
      { list: "au_group_1", name: "group 1" },
      { list: "au_group_2", name: "group 2, free of rabies" },
      { list: "au_group_3", name: "group 3" },
    ],
    "in none of Australia's groups, so not approved.",
    DAFF,
  ),
  residence(
    "AU-2-residence",
    "180 days in countries of group 2",
    {
      list: ["au_group_1", "au_group_2"],
      named: "countries of group 2",
      also: ["AU"],
      least: { days: 180 },
    },
    GROUP_2,
    { applies: FROM_2, way: asGroup2 },
  ),
  {
    ...chipOnly(
      "AU-2-chip",
      { id: "AU-2-chip-only", title: "ISO microchip", anchor: "export", applies: FROM_2 },
      GROUP_2,
    ),
    way: asGroup2,
  },
  rule({
    id: "AU-2-quarantine",
    title: "Quarantine of 10 days booked at Mickleham",
    doer: "company",
    applies: { species: DOG_CAT, ...FROM_2 },
    requirement: { kind: "event", record: "quarantine_reservation", anchor: "export" },
    source: GROUP_2,
    way: asGroup2,
  }),
  {
    ...review(
      "AU-3-from-2",
      "The way of group 3 from a country of group 2",
      DOG_CAT,
      "The pet has not been in countries of group 2 for 180 days: ask the department whether the conditions of group 3 are the ones for it.",
      GROUP_2,
    ),
    applies: { species: DOG_CAT, ...FROM_2 },
    way: asGroup3,
  },
  {
    ...review(
      "AU-1-conditions",
      "The conditions of group 1",
      DOG_CAT,
      "No sample and no permit from New Zealand, but treatments, tests and a health certificate by the guide of group 1, which this product does not hold: ask the department.",
      GROUP_1,
    ),
    applies: { species: DOG_CAT, ...FROM_1 },
  },
  chipOnly(
    "AU-1-chip",
    { id: "AU-1-chip-only", title: "ISO microchip", anchor: "export", applies: FROM_1 },
    GROUP_1,
  ),
];
