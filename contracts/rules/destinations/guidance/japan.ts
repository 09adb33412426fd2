import type { Guidance } from "#contracts/rules/types.ts";

/** By the Animal Quarantine Service as audits quote it; Form AB by Australia's MICoR. */
export const JAPAN_GUIDANCE: Readonly<Record<string, Guidance>> = {
  "JP-1": {
    next: "Have a vet implant an ISO chip (15 digits) and write down number and day: it comes before the rabies vaccination. Another chip does if its reader travels with the pet.",
  },
  "JP-2": {
    next: "Vaccinate after the chip, at 91 days or older, with an inactivated or recombinant vaccine.",
  },
  "JP-3": { next: "Vaccinate again 30 days after the first dose or later, while that one is valid." },
  "JP-5": {
    next: "Have blood drawn on the day of the second dose or later and sent to a laboratory that the ministry designates; 180 days run from the draw to the arrival, and what is left of them is waited for in quarantine.",
    office: "Laboratory designated by MAFF",
    mustShow: "At least 0.5 IU/ml, with the chip number",
  },
  "JP-7": {
    next: "Notify the quarantine service of the airport of arrival 40 days before. Where the plan changes later, send it the form for changes.",
    form: "Import notification",
    office: "Animal Quarantine Service at the airport of arrival",
  },
  "JP-port": {
    next: "Book a flight to New Chitose, Narita, Haneda, Chubu, Kansai, Kitakyushu, Fukuoka, Kagoshima or Naha, or a ship to a harbour where the quarantine service takes dogs.",
    office: "Animal Quarantine Service at the port of arrival",
  },
  "JP-8": {
    next: "Have the vet inspect the pet within ten days before boarding and the government endorse the form.",
    form: "Form AC",
    office: "Government of the country of departure; in the USA USDA APHIS",
    mustShow: "Chip, both doses, draw, result and inspection",
  },
  "JP-9": {
    next: "Keep the pet in designated regions until 180 days are full, and have the certificate of the region's government.",
    form: "Form AB",
    office: "Government of the designated region",
  },
  "JP-9-chip": { next: "Have a vet implant an ISO chip and write its number down." },
};
