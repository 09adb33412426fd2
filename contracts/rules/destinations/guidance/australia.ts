import type { Guidance } from "#contracts/rules/types.ts";

/** By the department's step-by-step guides as audits quote them. */
export const AUSTRALIA_GUIDANCE: Readonly<Record<string, Guidance>> = {
  "AU-1": {
    next: "Have a vet implant an ISO chip before the rabies vaccination and the sample: its number stands on every report, and corrections are not accepted.",
  },
  "AU-1-chip": { next: "Have a vet implant an ISO chip and write its number down." },
  "AU-2-chip": { next: "Have a vet implant an ISO chip and write its number down." },
  "AU-2": {
    next: "Have an official vet scan the chip and sign the identity declaration at a visit before that of the blood sample: it shortens the quarantine from 30 days to 10.",
    form: "Identity declaration",
    office: "Official vet of the country of export",
  },
  "AU-2-residence": {
    next: "Keep the pet in countries of group 2 until 180 days are full, or prepare it as from group 3.",
  },
  "AU-2-quarantine": {
    next: "Book ten days at Mickleham once the permit is there.",
    office: "Post-entry quarantine facility, Mickleham",
  },
  "AU-3": {
    next: "Vaccinate at twelve weeks or older with an inactivated or recombinant vaccine, and keep the cover unbroken from the sample to the export.",
  },
  "AU-4": {
    next: "Have the competent authority sign the declaration; its vet is another than the one who drew the sample. It serves for twelve months from the draw; another sample drawn by then extends that without a new wait, and is declared anew.",
    form: "RNATT declaration",
    office: "Competent authority of the country of export",
  },
  "AU-5": {
    next: "Have blood drawn after the vaccination and sent to an approved laboratory; 180 days run from its arrival there. Ask for the day of arrival on the report.",
    office: "Approved laboratory",
    mustShow: "At least 0.5 IU/ml by FAVN or RFFIT, the chip number, the day of the draw and of the arrival",
  },
  "AU-7": {
    next: "Apply in BICON once the declaration is signed: 20 to 40 business days, up to 123.",
    form: "Import permit, by BICON",
    office: "Department of Agriculture, Fisheries and Forestry",
  },
  "AU-7-quarantine": {
    next: "Book Mickleham once the permit is there: ten days where the identity was verified before the sample, else 30.",
    office: "Post-entry quarantine facility, Mickleham",
  },
  "AU-7-port": { next: "Book the pet as manifest cargo to Melbourne." },
  "AU-8-first": { next: "Have a vet treat against nematodes and cestodes within 45 days before export." },
  "AU-8-second": {
    next: "Have a vet treat again, 14 days after the first treatment or later and within five days before export.",
  },
  "AU-9": {
    next: "Begin a product that kills ticks and fleas on contact 30 days before export and leave no gap; products to be swallowed do not count.",
  },
  "AU-9-cat": {
    next: "Begin a product that kills ticks and fleas on contact 21 days before export and leave no gap; products to be swallowed do not count.",
  },
  "AU-10": {
    next: "Have blood tested for Leishmania by IFAT or ELISA within 45 days before export.",
    office: "Approved laboratory",
  },
  "AU-10-brucella": {
    next: "Have blood tested for Brucella canis within 45 days before export, as the dog is not neutered.",
    office: "Approved laboratory",
  },
  "AU-10-leptospira": {
    next: "Vaccinate against Leptospira Canicola 14 days before export at the latest, or have a test by MAT.",
  },
  "AU-11": { next: "Complete the canine influenza course 14 days before export at the latest." },
  "AU-12": {
    next: "Have the official vet examine the pet within five days before export and endorse the certificate.",
    form: "Veterinary health certificate of the permit",
    office: "Official vet of the country of export",
  },
  "AU-12-residence": { next: "Keep the pet in an approved country until 180 days are full." },
};
