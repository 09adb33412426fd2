import type { Guidance } from "#contracts/rules/types.ts";

/** By MOCCAE's conditions as a clinic and the press of Dubai quote them. */
export const UAE_GUIDANCE: Readonly<Record<string, Guidance>> = {
  "AE-1": {
    next: "Apply online for the permit; it serves for 30 days.",
    form: "Import of pets (cats and dogs)",
    office: "Ministry of Climate Change and Environment, moccae.gov.ae",
  },
  "AE-chip": {
    next: "Have a vet implant an ISO chip (15 digits) and write down number and day: it comes before the rabies vaccination.",
  },
  "AE-3": { next: "Vaccinate after the chip, at twelve weeks or older; 21 days run to the entry." },
  "AE-4-dose": {
    next: "Vaccinate after the chip, at twelve weeks or older; the blood sample follows 21 days later.",
  },
  "AE-4": {
    next: "Have blood drawn 21 days after the dose or later; ship three months after the draw or later and within a year of it.",
    office: "Laboratory approved by the country of export",
    mustShow: "At least 0.5 IU/ml, in the health certificate",
  },
  "AE-5": {
    next: "Have a vet treat against internal and external parasites within 14 days before shipment.",
  },
  "AE-5-core": { next: "Have the core vaccines given 21 days before entry at the latest." },
  "AE-6": {
    next: "Have an official vet issue the certificate within ten days of entry and the authority endorse it.",
    office: "Veterinary authority of the country of export",
    mustShow: "The chip number and, from high-risk countries, the result of the test",
  },
  "AE-age-low": { next: "Choose an arrival at fifteen weeks or later." },
  "AE-age-high": { next: "Choose an arrival at twenty-seven weeks or later." },
};
