import { FRANCE_DOGS, GERMANY_DOGS } from "#contracts/rules/breeds/laws-europe.ts";
import type { Destination, Rule } from "#contracts/rules/rule.ts";

import { EU_COMMERCIAL_RULES } from "./european-union-commercial.ts";
import { EU_GUIDANCE } from "./guidance/european-union.ts";
import { category } from "./usual.ts";
import { BIRD, CAT, DOG, DOG_CAT, DOG_CAT_FERRET, review, rule, SMALL_AND_COLD, source } from "./writing.ts";

const EU = source("Delegated Regulation (EU) 2026/131, quoted by dated audits", "eu", "quoted", {
  dated: "2026-01-20",
});
const EU_LAB = source(
  "Delegated Regulation (EU) 2026/131: 90 days before issue and three months before entry",
  "eu",
  "quoted",
  { dated: "2026-01-20" },
);
const NEW_REGIME = { from: "2026-04-22" };
const BATS = source(
  "Nipah and Hendra disease: Decision 2006/146/EC, as the Finnish Food Authority tells it",
  "eu",
  "official",
  {
    url: "https://ruokavirasto.fi/elaimet/matkustus/lemmikkien-maahantulo/australia-ja-malesia",
    dated: "2023-08-30",
    verifiedOn: "2026-11-30",
  },
);
/** Of a resident who comes home. */
const PASSPORT = {
  record: "eu_pet_passport",
  issuedIn: "gb_part_1",
  residentIn: "gb_part_1",
  doseGivenIn: "gb_part_1",
} as const;

const CHAIN = {
  kind: "rabies-chain",
  anchor: "entry",
  chip: { iso: "or_reader", beforeDose: true, tattooBefore: "2011-07-03" },
  dose: { minAge: { days: 84 }, wait: { days: 21 }, refusesLive: true, isUsFirstDoseAYear: true },
} as const;

/** Members, and those whose own passports count, may enter anywhere. */
const NO_OWN_PASSPORT = { origin: { list: ["eu_members", "eu_part_1"], is: "off" } } as const;

/** The rules of every member State, by which its own additions stand. */
export const EU_RULES: readonly Rule[] = [
  category(
    "EU-list",
    [
      { list: "eu_members", name: "a member, so no blood sample" },
      { list: "eu_part_1", name: "listed with passports of its own, so no blood sample" },
      { list: "eu_listed", name: "listed, so no blood sample" },
    ],
    "not listed: a blood sample and three months are asked for.",
    EU,
    { species: DOG_CAT_FERRET },
  ),
  rule({
    id: "EU-2",
    title: "Rabies vaccination, from a listed country",
    inForce: NEW_REGIME,
    applies: { species: DOG_CAT_FERRET, origin: { list: "eu_listed", is: "on" } },
    requirement: {
      ...CHAIN,
      ids: { chip: "EU-1", dose: "EU-2" },
      titles: { chip: "ISO microchip before the vaccination", dose: "Rabies vaccination, 21 days" },
    },
    source: EU,
  }),
  rule({
    id: "EU-3",
    title: "Rabies vaccination and blood sample, from an unlisted country",
    inForce: NEW_REGIME,
    applies: { species: DOG_CAT_FERRET, origin: { list: "eu_listed", is: "off" } },
    requirement: {
      ...CHAIN,
      // Ninety days to the issue and three months to the entry are both said; only a date that meets both is sure.
      sample: {
        after: { days: 30 },
        waits: [
          { from: "draw", span: { months: 3 } },
          { from: "draw", span: { days: 90 }, to: "issue" },
        ],
        certificates: ["animal_health_certificate", "commercial_certificate"],
        noWaitWith: { record: "eu_pet_passport", drawnIn: "gb_part_1" },
      },
      ids: { chip: "EU-1", dose: "EU-3-dose", sample: "EU-3" },
      titles: {
        chip: "ISO microchip before the vaccination",
        dose: "Rabies vaccination",
        sample: "Rabies blood sample at a designated laboratory",
      },
      sources: { sample: EU_LAB },
    },
    source: EU,
  }),
  rule({
    id: "EU-4",
    title: "EU animal health certificate",
    doer: "official_vet",
    inForce: NEW_REGIME,
    applies: {
      species: DOG_CAT_FERRET,
      origin: { list: "eu_members", is: "off" },
      commercial: { is: false, ifUnknown: "yes" },
    },
    requirement: {
      kind: "event",
      record: "animal_health_certificate",
      anchor: "entry",
      within: { days: 10 },
      isLongerAtSea: true,
      serves: { months: 6 },
      instead: [PASSPORT],
    },
    source: EU,
  }),
  ...EU_COMMERCIAL_RULES,
  rule({
    id: "EU-4-passport",
    title: "EU pet passport",
    inForce: NEW_REGIME,
    applies: { species: DOG_CAT_FERRET, origin: { list: "eu_members", is: "on" } },
    requirement: {
      kind: "event",
      record: "eu_pet_passport",
      anchor: "entry",
      countsFrom: "gb_part_1",
      // Who came from outside goes on by the certificate of its entry.
      instead: [{ record: "animal_health_certificate", within: { months: 6 } }],
    },
    source: EU,
  }),
  rule({
    id: "EU-entry",
    title: "Travellers' point of entry",
    doer: "company",
    applies: {
      species: DOG_CAT_FERRET,
      ...NO_OWN_PASSPORT,
      commercial: { is: false, ifUnknown: "yes" },
    },
    requirement: {
      kind: "nothing",
      says: "Enter by a point that the State of entry designates for travellers with pets, where papers and chip are checked: the Commission lists them.",
    },
    source: source("Travellers' points of entry", "eu", "official", {
      url: "https://food.ec.europa.eu/animals/movement-pets/travellers-points-entry_ro",
      verifiedOn: "2026-11-28",
    }),
  }),
  rule({
    id: "EU-5",
    title: "USDA endorsement in ink",
    doer: "authority",
    applies: { species: DOG_CAT_FERRET, fromCountries: ["US"] },
    requirement: {
      kind: "event",
      record: "usda_endorsement",
      anchor: "entry",
      within: { days: 10 },
      isLongerAtSea: true,
      instead: [PASSPORT],
    },
    source: source("Taking a pet to the EU, endorsement", "aphis", "quoted", {
      url: "https://www.aphis.usda.gov/aphis/pet-travel/take-pet-to-foreign-country",
    }),
  }),
  rule({
    id: "EU-10",
    title: "Written proof about Hendra disease, for a cat from Australia",
    doer: "official_vet",
    applies: { species: CAT, fromCountries: ["AU"] },
    requirement: {
      kind: "review",
      hint: "An official vet in Australia confirms in writing that the cat was not where there was Hendra disease in the last 60 days.",
    },
    source: BATS,
  }),
  rule({
    id: "EU-10-malaysia",
    title: "Written proof about Nipah disease, for a dog or cat from Malaysia",
    doer: "official_vet",
    applies: { species: DOG_CAT, fromCountries: ["MY"] },
    requirement: {
      kind: "review",
      hint: "An official vet in Malaysia confirms in writing: for 60 days no contact with pigs and no Nipah disease where it lived, and a negative IgG test of a sample from the last ten days.",
    },
    source: BATS,
  }),
  rule({
    id: "EU-6",
    title: "Owner within five days",
    doer: "owner",
    applies: { species: DOG_CAT_FERRET },
    requirement: { kind: "escort" },
    source: EU,
  }),
  review(
    "EU-others",
    "Other species into the EU",
    [...BIRD, ...SMALL_AND_COLD],
    "National rules of the member State apply to rabbits, rodents, reptiles and fish; birds need a certificate with isolation, test or vaccination. Check CITES.",
    source("Your Europe, and Regulation (EU) 2026/131 for birds", "eu", "secondary", { isVolatile: true }),
  ),
];

export const GERMANY: Destination = {
  countries: ["DE"],
  name: "Germany",
  timeZone: "Europe/Berlin",
  guidance: EU_GUIDANCE,
  rules: [
    ...EU_RULES,
    rule({
      id: "DE-1",
      title: "Breed that is not refused",
      doer: "company",
      applies: { species: DOG },
      requirement: { kind: "breed", law: GERMANY_DOGS },
      source: source("Gefährliche Hunde: breeds that may not be brought in", "germany", "official", {
        url: "https://zoll.de/DE/Privatpersonen/Reisen/Rueckkehr-aus-einem-Nicht-EU-Staat/Einschraenkungen/Gefaehrliche-Hunde/gefaehrliche_hunde_node.html",
      }),
      onlyIfFound: true,
    }),
  ],
};

export const FRANCE: Destination = {
  countries: ["FR"],
  name: "France",
  timeZone: "Europe/Paris",
  guidance: EU_GUIDANCE,
  rules: [
    ...EU_RULES,
    rule({
      id: "FR-1",
      title: "Not a dog of category 1",
      doer: "company",
      applies: { species: DOG },
      requirement: { kind: "breed", law: FRANCE_DOGS },
      source: source("Dogs of category 1 and 2", "france", "official"),
    }),
  ],
};

/** The members but those that add to the rules of the Union. */
export const REST_OF_EU: Destination = {
  countries: "AT BE BG HR CZ EE GR HU IT LV LT LU NL PL RO SK SI ES SE".split(" "),
  name: "European Union",
  timeZone: "Europe/Brussels",
  guidance: EU_GUIDANCE,
  rules: EU_RULES,
};
