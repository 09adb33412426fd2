import type { Guidance } from "#contracts/rules/types.ts";

/** By GOV.UK and the Heathrow Animal Reception Centre. */
export const GREAT_BRITAIN_GUIDANCE: Readonly<Record<string, Guidance>> = {
  "GB-1": {
    next: "Have a vet implant an ISO chip (15 digits) and write down number and day: it comes before the rabies vaccination. Another chip does if its reader travels with the pet.",
  },
  "GB-3": {
    next: "Vaccinate after the chip, at twelve weeks or older; travel from the twenty-first day after the dose on.",
    mustShow: "Section V of the passport or the certificate: vaccine, batch, day, until when valid",
  },
  "GB-4-dose": {
    next: "Vaccinate after the chip, at twelve weeks or older; the blood sample follows 30 days later.",
  },
  "GB-4": {
    next: "Have blood drawn 30 days after the dose or later and sent to an approved laboratory; travel three calendar months after the draw or later. Take a copy of the report along.",
    office: "Approved laboratory",
    mustShow: "At least 0.5 IU/ml, with the chip number",
  },
  "GB-5": {
    next: "Have a vet give a praziquantel treatment 24 to 120 hours before entry and write day and hour down.",
    office: "Vet",
    mustShow: "Section VII of the passport or the certificate: product, day and hour",
  },
  "GB-6": {
    next: "Have an official vet issue the certificate within ten days of entry, or take the passport of the EU or of part 1 along. An AHC is for the way from Great Britain to the EU.",
    form: "GB pet health certificate",
    office: "Official vet of the country of departure",
  },
  "GB-7": {
    next: "Book an approved route with an approved company; by air the pet is manifest cargo, but for assistance dogs.",
    office: "Airline or ferry on GOV.UK's list of approved routes",
    mustShow: "Airway bill",
  },
};
