import type { RabiesChain, Rule } from "#contracts/rules/rule.ts";

import { DOG, rule, source } from "./writing.ts";

const FOREIGN_FORM = source(
  "Instructions for the certification of foreign rabies vaccination and microchip",
  "cdc",
  "official",
  {
    url: "https://cdc.gov/importation/hcp/dog-importation/instructions-completing-the-certification-of-foreign-rabies-vaccination-and-microchip-form.html",
  },
);
const US_FORM = source(
  "Instructions for the certification of U.S.-issued rabies vaccination",
  "cdc",
  "official",
  {
    url: "https://www-new.cdc.gov/importation/hcp/dog-importation/instructions-us-issued-rabies-vaccination-form.html",
    dated: "2025-07-31",
  },
);

const HIGH_RISK = { species: DOG, anyStay: { list: "us_high_risk", is: "on" } } as const;
const CHIP_AND_DOSE = {
  kind: "rabies-chain",
  anchor: "entry",
  chip: { iso: "any", beforeDose: true },
  dose: { minAge: { days: 84 }, wait: { days: 28 } },
} as const;

const US_CHAIN: RabiesChain = {
  ...CHIP_AND_DOSE,
  dose: { ...CHIP_AND_DOSE.dose, givenIn: "US" },
  ids: { chip: "US-6a-chip", dose: "US-6a-dose" },
  titles: { chip: "Microchip before the vaccination", dose: "Rabies vaccination given in the USA" },
};

const FOREIGN_CHAIN: RabiesChain = {
  ...CHIP_AND_DOSE,
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
};

/** A dog that was in a high-risk country comes in by its American certification or by the foreign one. */
const asUsVaccinated = { of: "US-6", name: "vaccinated in the USA" };
const asForeignVaccinated = { of: "US-6", name: "vaccinated elsewhere" };

export const US_VACCINATED: readonly Rule[] = [
  rule({
    id: "US-6a",
    title: "Certification of U.S.-issued rabies vaccination",
    doer: "official_vet",
    applies: HIGH_RISK,
    requirement: {
      kind: "event",
      record: "cdc_us_vaccination_certification",
      anchor: "entry",
      issuedIn: ["US"],
      certifies: { chain: US_CHAIN, doseBefore: { days: 28 }, isForDose: true },
    },
    source: US_FORM,
    way: asUsVaccinated,
    guidance: {
      next: "Have a USDA-accredited vet complete the form and USDA endorse it before the dog leaves the USA: afterwards it cannot be had.",
      form: "Certification of U.S.-Issued Rabies Vaccination",
      office: "USDA-accredited vet, by VEHCS",
      mustShow: "The microchip, the dose and until when it is valid",
    },
  }),
  rule({
    id: "US-6a-rabies",
    title: "Rabies vaccination given in the USA",
    applies: HIGH_RISK,
    requirement: US_CHAIN,
    source: US_FORM,
    way: asUsVaccinated,
  }),
];

export const FOREIGN_VACCINATED: readonly Rule[] = [
  rule({
    id: "US-6b",
    title: "Rabies vaccination and blood sample for a high-risk country",
    applies: HIGH_RISK,
    requirement: FOREIGN_CHAIN,
    source: FOREIGN_FORM,
    way: asForeignVaccinated,
  }),
  rule({
    id: "US-6b-form",
    title: "Certification of foreign rabies vaccination and microchip",
    doer: "official_vet",
    applies: HIGH_RISK,
    requirement: {
      kind: "event",
      record: "cdc_foreign_vaccination_certification",
      anchor: "entry",
      within: { days: 30 },
      certifies: { chain: FOREIGN_CHAIN, isForDose: true },
    },
    source: FOREIGN_FORM,
    way: asForeignVaccinated,
    guidance: {
      next: "Have a vet type the form and an official vet of the country endorse it, at most thirty days before the arrival.",
      form: "Certification of Foreign Rabies Vaccination and Microchip",
      office: "Official vet of the country of departure",
      mustShow: "An address in the USA, the microchip implanted before the dose, the titre",
    },
  }),
  rule({
    id: "US-6b-facility",
    title: "Reservation at a CDC-registered facility",
    doer: "company",
    applies: HIGH_RISK,
    requirement: { kind: "event", record: "cdc_facility_reservation", anchor: "entry" },
    source: FOREIGN_FORM,
    way: asForeignVaccinated,
  }),
  rule({
    id: "US-7",
    title: "Arrival at an airport with a registered facility",
    doer: "company",
    applies: HIGH_RISK,
    requirement: { kind: "port", allowed: ["JFK", "LAX", "PHL", "IAD", "ATL", "MIA"] },
    source: source("Airports with CDC-registered facilities", "cdc", "secondary", {
      dated: "2026-01-01",
      isVolatile: true,
    }),
    way: asForeignVaccinated,
  }),
];
