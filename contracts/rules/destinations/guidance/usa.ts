import type { Guidance } from "#contracts/rules/types.ts";

/** By the pages of the CDC and of APHIS that the rules name. */
export const USA_GUIDANCE: Readonly<Record<string, Guidance>> = {
  "US-1": {
    next: "Choose an arrival on or after the day on which the dog is six months old: no dog is excepted.",
  },
  "US-2": { next: "Have a vet implant a chip that a universal scanner reads, and write its number down." },
  "US-3": {
    next: "Fill in the form online for each dog, even on the day of travel, and keep the receipt that comes by mail: it names the country of departure.",
    form: "CDC Dog Import Form",
    office: "CDC",
    mustShow: "Country of departure, place and day of arrival",
  },
  "US-6a-chip": {
    next: "Have the chip implanted before the rabies vaccination that is to count: one from before the chip is not valid.",
  },
  "US-6a-dose": {
    next: "Have the dog vaccinated in the USA after the chip, at twelve weeks or older; a first dose is to be 28 days old when the form is issued.",
  },
  "US-6b-chip": {
    next: "Have the chip implanted before the rabies vaccination that is to count: one from before the chip is not valid.",
  },
  "US-6b-dose": { next: "Have the dog vaccinated after the chip, at twelve weeks or older." },
  "US-6b-sample": {
    next: "Have blood drawn at least 30 days after the first valid dose and sent to a laboratory that the CDC approves; arrive 28 days after the draw or later.",
    office: "CDC-approved laboratory",
  },
  "US-6b-facility": {
    next: "Reserve at a CDC-registered facility, at the airport at which the dog arrives; without a valid result for 28 days of quarantine.",
    office: "CDC-registered animal care facility",
  },
  "US-7": { next: "Book a flight to an airport that has a CDC-registered facility, and arrive by air." },
  "US-8": {
    next: "Have an official vet examine the dog within five days of arrival and certify that it is free of screwworm.",
    office: "Official vet of the country of departure",
    mustShow: "Examination within five days of arrival, signed by the government",
  },
};
