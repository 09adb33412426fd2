import { SINGAPORE_CATS, SINGAPORE_DOGS } from "#contracts/rules/breeds/laws-elsewhere.ts";
import type { Destination } from "#contracts/rules/rule.ts";

import { SINGAPORE_GUIDANCE } from "./guidance/singapore.ts";
import { age, breeds, category, chipOnly, otherSpecies, paper, residence, vaccination } from "./usual.ts";
import { DOG_CAT, rule, source } from "./writing.ts";

const AVS = source("Importing dogs and cats, schedule III", "avs", "quoted", {
  url: "https://www.nparks.gov.sg/avs/pets/bringing-animals-into-singapore-and-exporting/bringing-in-and-transshipping-dogs-and-cats/general-information",
  dated: "2026-06-18",
  isVolatile: true,
});

const TOLD_OF_II = source(
  "Since 1 January 2025: sample 90 to 180 days before, 180 days in the country, economovejapan.com",
  "avs",
  "secondary",
  {
    url: "https://economovejapan.com/?p=3309",
    dated: "2024-11-10",
    verifiedOn: "2026-11-28",
    isVolatile: true,
  },
);
const QUARANTINE_OF_II = source(
  "Ten days, at home or in a facility, pawsport.sg on schedule II",
  "avs",
  "secondary",
  {
    url: "https://www.pawsport.sg/news/the-ultimate-guide-to-pet-relocation-to-singapore-updated-for-september-2024",
    verifiedOn: "2026-11-28",
    isVolatile: true,
  },
);
const QUARANTINE_RULES = source("Animals and Birds (Quarantine) Rules, rule 2", "avs", "official", {
  url: "https://sso.agc.gov.sg/SL-Rev/ABA1965-R6/Published/20071001?DocDate=20071001",
  dated: "2007-10-01",
  verifiedOn: "2026-11-30",
  isVolatile: true,
});
const FROM_1 = { origin: { list: "sg_schedule_1", is: "on" } } as const;
const FROM_2 = { origin: { list: "sg_schedule_2", is: "on" } } as const;
const SCHEDULES_1_AND_2 = ["sg_schedule_1", "sg_schedule_2"] as const;
const FROM_1_OR_2 = { origin: { list: SCHEDULES_1_AND_2, is: "on" } } as const;
const FROM_3 = { origin: { list: SCHEDULES_1_AND_2, is: "off" } } as const;

export const SINGAPORE: Destination = {
  countries: ["SG"],
  name: "Singapore",
  timeZone: "Asia/Singapore",
  guidance: SINGAPORE_GUIDANCE,
  rules: [
    category(
      "SG-schedule",
      [
        { list: "sg_schedule_1", name: "schedule I, free of rabies" },
        { list: "sg_schedule_2", name: "schedule II" },
      ],
      "schedule III, as everything that I and II do not name.",
      AVS,
    ),
    chipOnly(
      "SG-chip",
      { id: "SG-1", title: "ISO microchip, from schedule I", anchor: "export", applies: FROM_1 },
      AVS,
    ),
    vaccination(
      "SG",
      {
        id: "SG-2",
        title: "Rabies vaccination, from schedule II",
        anchor: "export",
        dose: { minAge: { days: 84 }, wait: { days: 0 }, lastsTo: "entry" },
        sample: {
          after: { days: 28 },
          waits: [{ from: "draw", span: { days: 90 } }],
          maxAge: { days: 180 },
        },
        sampleTitle: "Rabies blood sample, 90 to 180 days before",
        applies: FROM_2,
      },
      TOLD_OF_II,
    ),
    residence("SG-residence", "180 days in the country it comes from", { least: { days: 180 } }, TOLD_OF_II, {
      applies: { ...FROM_1_OR_2 },
    }),
    paper(
      "SG-2-quarantine",
      "Quarantine of 10 days booked, from schedule II",
      "quarantine_reservation",
      { anchor: "export" },
      QUARANTINE_OF_II,
      { applies: FROM_2 },
    ),
    rule({
      id: "SG-rabies",
      title: "Rabies vaccination and blood sample, from schedule III",
      applies: { species: DOG_CAT, ...FROM_3 },
      requirement: {
        kind: "rabies-chain",
        anchor: "export",
        chip: { iso: "required", beforeDose: true },
        dose: { minAge: { days: 84 }, wait: { days: 0 }, lastsTo: "entry" },
        sample: {
          after: { days: 28 },
          waits: [{ from: "draw", span: { days: 90 } }],
          maxAge: { months: 12 },
        },
        ids: { chip: "SG-chip", dose: "SG-dose", sample: "SG-sample" },
        titles: {
          chip: "ISO microchip",
          dose: "Rabies vaccination",
          sample: "Rabies blood sample, 90 days to 12 months before",
        },
      },
      source: AVS,
    }),
    age("SG-age", "Twelve weeks old at export", { least: { days: 84 }, anchor: "export" }, AVS),
    rule({
      id: "SG-licence",
      title: "Import licence",
      doer: "company",
      applies: { species: DOG_CAT },
      // An agent's page of 2026: two working days, and ninety days to arrive in.
      requirement: {
        kind: "event",
        record: "import_permit",
        anchor: "entry",
        within: { days: 90 },
        printsUntil: true,
        lead: { days: 4, saidBy: "pawsport.sg on AVS: two working days" },
      },
      source: AVS,
    }),
    rule({
      id: "SG-quarantine",
      title: "Quarantine of at least 30 days booked, from schedule III",
      doer: "company",
      applies: { species: DOG_CAT, ...FROM_3 },
      requirement: { kind: "event", record: "quarantine_reservation", anchor: "export" },
      source: AVS,
    }),
    rule({
      id: "SG-vaccination",
      title: "Rabies vaccination on arrival, from schedules II and III",
      doer: "authority",
      applies: { species: DOG_CAT, origin: { list: "sg_schedule_1", is: "off" } },
      requirement: {
        kind: "nothing",
        says: "In the quarantine the pet is vaccinated against rabies once more, whatever it had before, and AVS charges for it; who is younger than three months waits for it there.",
      },
      source: QUARANTINE_RULES,
    }),
    rule({
      id: "SG-certificate",
      title: "Health certificate",
      doer: "official_vet",
      applies: { species: DOG_CAT },
      requirement: { kind: "event", record: "health_certificate", anchor: "export", within: { days: 7 } },
      source: AVS,
    }),
    rule({
      id: "SG-core",
      title: "Core vaccines",
      applies: { species: DOG_CAT },
      requirement: {
        kind: "event",
        record: "core_vaccines",
        anchor: "export",
        before: { days: 14 },
        printsUntil: true,
      },
      source: AVS,
    }),
    rule({
      id: "SG-parasites",
      title: "Parasite treatment",
      applies: { species: DOG_CAT },
      requirement: {
        kind: "event",
        record: "internal_parasites_second",
        anchor: "export",
        within: { days: 10 },
        before: { days: 2 },
      },
      source: AVS,
    }),
    breeds(
      "SG-breed",
      "dog",
      SINGAPORE_DOGS,
      source("Second schedule, parts I and II, as stopbsl.org tells it", "avs", "secondary", {
        url: "https://stopbsl.org/tag/boerboel/",
        dated: "2010-11-15",
        verifiedOn: "2026-11-28",
      }),
    ),
    breeds(
      "SG-hybrid",
      "cat",
      SINGAPORE_CATS,
      source("Hybrids from the fifth generation on", "avs", "general"),
    ),
    otherSpecies(
      "SG",
      "Singapore",
      "Ask AVS which species are admitted, and check CITES.",
      source("Common knowledge", "avs", "general"),
    ),
  ],
};
