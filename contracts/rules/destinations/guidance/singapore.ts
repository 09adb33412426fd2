import type { Guidance } from "#contracts/rules/types.ts";

/** By AVS as audits and agents quote it. */
export const SINGAPORE_GUIDANCE: Readonly<Record<string, Guidance>> = {
  "SG-chip": {
    next: "Have a vet implant an ISO chip, before the rabies vaccination where one is asked for.",
  },
  "SG-dose": {
    next: "Vaccinate after the chip, at twelve weeks or older; the sample follows 28 days later.",
  },
  "SG-sample": {
    next: "Have blood drawn 28 days after the dose or later, and 90 days to twelve months before export.",
    mustShow: "At least 0.5 IU/ml, with the chip number",
  },
  "SG-2-dose": {
    next: "Vaccinate after the chip, at twelve weeks or older; the sample follows 28 days later.",
  },
  "SG-2-sample": {
    next: "Have blood drawn 28 days after the dose or later, and 90 to 180 days before export: ask AVS for the terms of the day.",
    mustShow: "At least 0.5 IU/ml, with the chip number",
  },
  "SG-2-quarantine": {
    next: "Ask AVS whether the ten days may be spent at home, and book them.",
    office: "Animal & Veterinary Service",
  },
  "SG-quarantine": {
    next: "Book at least 30 days at the Animal Quarantine Centre.",
    office: "Animal Quarantine Centre, AVS",
  },
  "SG-licence": {
    next: "Apply for the import licence: two working days.",
    form: "Import licence",
    office: "Animal & Veterinary Service",
  },
  "SG-certificate": {
    next: "Have an official vet issue the certificate within seven days before export.",
    form: "Veterinary certificate by the template of AVS",
    office: "Official vet of the country of export",
  },
  "SG-core": { next: "Have the core vaccines given 14 days before export at the latest." },
  "SG-parasites": {
    next: "Have a vet treat against internal and external parasites two to ten days before export.",
  },
  "SG-residence": { next: "Keep the pet in the country it comes from until 180 days are full." },
  "SG-age": { next: "Choose an export at twelve weeks or later." },
};
