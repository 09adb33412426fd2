import { SINGAPORE_CATS, SINGAPORE_DOGS } from "#contracts/rules/breeds/laws-elsewhere.ts";
import { COUNTRY_LISTS } from "#contracts/rules/countries.ts";
import type { Destination } from "#contracts/rules/rule.ts";

import { breeds } from "./usual.ts";
import { BIRD, DOG_CAT, review, rule, SMALL_AND_COLD, source } from "./writing.ts";

const AVS = source("Importing dogs and cats, schedule III", "avs", "quoted", {
  url: "https://www.nparks.gov.sg/avs/pets/bringing-animals-into-singapore-and-exporting/bringing-in-and-transshipping-dogs-and-cats/general-information",
  dated: "2026-06-18",
  isVolatile: true,
});

const OTHERS = [...BIRD, "ferret", ...SMALL_AND_COLD] as const;

export const SINGAPORE: Destination = {
  countries: ["SG"],
  name: "Singapore",
  timeZone: "Asia/Singapore",
  rules: [
    rule({
      id: "SG-rabies",
      title: "Rabies vaccination and blood sample",
      applies: { species: DOG_CAT, notFromCountries: COUNTRY_LISTS.sg_schedule_1.on },
      requirement: {
        kind: "rabies-chain",
        anchor: "export",
        chip: { iso: "required", beforeDose: true },
        dose: { minAge: { days: 84 }, wait: { days: 0 } },
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
    rule({
      id: "SG-age",
      title: "Twelve weeks old at export",
      applies: { species: DOG_CAT },
      requirement: { kind: "age", least: { days: 84 }, anchor: "export" },
      source: AVS,
    }),
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
        lead: { days: 4, saidBy: "pawsport.sg on AVS: two working days" },
      },
      source: AVS,
    }),
    rule({
      id: "SG-quarantine",
      title: "Quarantine booked",
      doer: "company",
      applies: { species: DOG_CAT, notFromCountries: COUNTRY_LISTS.sg_schedule_1.on },
      requirement: { kind: "event", record: "quarantine_reservation", anchor: "export" },
      source: AVS,
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
      requirement: { kind: "event", record: "core_vaccines", anchor: "export", before: { days: 14 } },
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
      source("Second schedule, parts I and II, as stopbsl.org tells it", "avs", "quoted", {
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
    review(
      "SG-others",
      "Other species into Singapore",
      OTHERS,
      "Ask AVS which species are admitted, and check CITES.",
      source("Common knowledge", "avs", "general"),
    ),
  ],
};
