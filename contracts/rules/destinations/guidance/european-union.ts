import type { Guidance } from "#contracts/rules/types.ts";

/** By Delegated Regulation (EU) 2026/131 as audits quote it, the Commission and USDA APHIS. */
export const EU_GUIDANCE: Readonly<Record<string, Guidance>> = {
  "EU-1": {
    next: "Have a vet implant an ISO chip (15 digits) and write down number and day: it comes before the rabies vaccination. Another chip does if its reader travels with the pet.",
  },
  "EU-2": {
    next: "Vaccinate after the chip, at twelve weeks or older; enter from the twenty-first day after the first course on. A booster in time waits for nothing.",
    mustShow: "Manufacturer, product, batch, day and until when valid",
  },
  "EU-3-dose": {
    next: "Vaccinate after the chip, at twelve weeks or older; the blood sample follows 30 days later.",
  },
  "EU-3": {
    next: "Have blood drawn 30 days after the dose or later and sent to a laboratory that the Commission designates; the certificate is issued 90 days after the draw or later.",
    office: "Laboratory designated by the Commission",
    mustShow: "At least 0.5 IU/ml, with the chip number",
  },
  "EU-4": {
    next: "Have an official vet issue the certificate, or endorse it, within ten days of the check at the point of entry.",
    form: "Animal health certificate for non-commercial movements, by Implementing Regulation (EU) 2026/705",
    office: "Official vet of the country of departure",
    mustShow: "Chip, vaccination and sample; in the language of the State of entry and in English",
  },
  "EU-4-passport": {
    next: "Have an authorised vet issue the passport with the chip and the valid rabies vaccination in it.",
    form: "EU pet passport",
    office: "Authorised vet in a member State",
  },
  "EU-5": {
    next: "Have the accredited vet submit the certificate in VEHCS and USDA endorse it within ten days of entry: for the EU in ink and embossed, never digitally alone.",
    office: "USDA APHIS, by VEHCS",
    fee: "USD 101 without tests, more with them; since 10 January 2025",
  },
  "EU-7": {
    next: "Have a vet treat the dog against Echinococcus 24 to 120 hours before entry and write day and hour down.",
    office: "Vet",
    mustShow: "The certificate or section VII of the passport: product, day and hour",
  },
  "EU-C": {
    next: "Have an official vet issue the official certificate: the pet travels without its owner, for sale, or with more than five.",
    form: "Official certificate by the model of Implementing Regulation (EU) 2021/403, as amended",
    office: "Official vet of the country of departure",
  },
  "EU-C-examination": { next: "Have the vet examine the pet within 48 hours before dispatch." },
  "EU-C-border": {
    next: "Announce the arrival in TRACES and enter by a border control post.",
    form: "CHED, in TRACES",
    office: "Border control post of the State of entry",
  },
};

/** The same for those who keep its rules under ids of their own; the steps of a chain keep theirs. */
export const euGuidanceAs = (prefix: string): Readonly<Record<string, Guidance>> => ({
  ...EU_GUIDANCE,
  ...Object.fromEntries(Object.entries(EU_GUIDANCE).map(([id, of]) => [id.replace("EU-", prefix), of])),
});
