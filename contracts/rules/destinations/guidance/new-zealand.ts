import type { Guidance } from "#contracts/rules/types.ts";

/** By MPI's standard of 2026 as an audit quotes it. */
export const NEW_ZEALAND_GUIDANCE: Readonly<Record<string, Guidance>> = {
  "NZ-chip": {
    next: "Have a vet implant an ISO chip that does not begin with 999, before the rabies vaccination.",
  },
  "NZ-dose": {
    next: "Vaccinate after the chip, at twelve weeks or older; a first dose is six calendar months old at shipment.",
  },
  "NZ-sample": {
    next: "Have blood drawn three to twelve months before shipment, after the identity check.",
    office: "Approved laboratory",
    mustShow: "At least 0.5 IU/ml, with the chip number",
  },
  "NZ-identity": {
    next: "Have an official vet check the identity before the sample, the same day does, and six months before shipment; again if the sample is drawn later than that.",
    office: "Official vet of the country of export",
  },
  "NZ-permit": {
    next: "Apply with the quarantine already booked: 30 working days.",
    form: "Application for a permit to import cats and dogs",
    office: "Ministry for Primary Industries",
  },
  "NZ-quarantine": {
    next: "Book at least ten days at a facility that MPI approves, before the permit is applied for.",
    office: "MPI-approved quarantine facility",
  },
  "NZ-internal": { next: "Have a vet give the second treatment within five days before shipment." },
  "NZ-lungworm": {
    next: "Have a vet treat against lungworm and heartworm within five days before shipment.",
  },
  "NZ-external-first": {
    next: "Have a vet give the first treatment at least 14 days before the blood for the Babesia test is drawn.",
  },
  "NZ-external": { next: "Have a vet give the last treatment within 16 days before shipment." },
  "NZ-tests": {
    next: "Have the blood tests made within 30 days before shipment.",
    office: "Approved laboratory",
  },
  "NZ-exam": {
    next: "Have an official vet examine the pet within two days before shipment.",
    office: "Official vet of the country of export",
  },
  "NZ-influenza": {
    next: "Complete the canine influenza course 14 days before shipment at the latest, or have the PCR test.",
  },
  "NZ-origin": {
    next: "Take the pet to a country on MPI's list for six months first, and ship it from there.",
  },
  "NZ-residence": { next: "Keep the pet in an approved country until six months are full." },
  "NZ-2-residence": {
    next: "Keep the pet in countries of category 2 until six months are full, or prepare it as from category 3.",
  },
  "NZ-port": { next: "Book the flight to Auckland or Christchurch." },
};
