import type { Guidance } from "#contracts/rules/types.ts";

/** By the CFIA, node 7059. */
export const CANADA_GUIDANCE: Readonly<Record<string, Guidance>> = {
  "CA-1": {
    next: "Have a licensed vet vaccinate against rabies: no wait follows. Without a valid dose the border orders one at the owner's cost.",
  },
  "CA-1-certificate": {
    next: "Have the vet who vaccinated write the certificate, in English or French.",
    form: "Rabies vaccination certificate",
    office: "Licensed vet",
    mustShow:
      "Breed, sex, colour and weight; trade name and serial number of the vaccine; its day and how long it is valid, else a year counts",
  },
  "CA-4": {
    next: "Apply for the permit before the journey: a dog under eight months for sale, adoption or showing needs one.",
    form: "Import permit",
    office: "Canadian Food Inspection Agency",
  },
  "CA-4-chip": { next: "Have a vet implant a chip and write its number down." },
  "CA-3": {
    next: "Have a vet certify that the pet has lived there since birth or for six months, with a statement of the authority that the country is free of rabies.",
    office: "Vet, and the veterinary authority of the country",
  },
};
