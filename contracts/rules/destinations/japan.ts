import type { Destination } from "#contracts/rules/rule.ts";

import { JAPAN_GUIDANCE } from "./guidance/japan.ts";
import { category } from "./usual.ts";
import { BIRD, DOG_CAT, review, rule, SMALL_AND_COLD, source } from "./writing.ts";

const AQS = source("Dogs and cats from other than designated regions", "aqs", "quoted", {
  url: "https://www.maff.go.jp/aqs/english/animal/dog/import-other.html",
});

const DESIGNATED = source("Designated regions, secondary", "aqs", "secondary", { isVolatile: true });

/** Two doses, a sample, 180 days from its draw to arrival, and a notice forty days before. */
export const JAPAN: Destination = {
  countries: ["JP"],
  name: "Japan",
  timeZone: "Asia/Tokyo",
  guidance: JAPAN_GUIDANCE,
  rules: [
    category(
      "JP-region",
      [{ list: "jp_designated", name: "a designated region, free of rabies" }],
      "no designated region: two vaccinations, a sample and 180 days are asked for.",
      AQS,
    ),
    rule({
      id: "JP-5",
      title: "Two rabies vaccinations and a blood sample",
      applies: { species: DOG_CAT, origin: { list: "jp_designated", is: "off" } },
      requirement: {
        kind: "rabies-chain",
        anchor: "entry",
        chip: { iso: "or_reader", beforeDose: true },
        dose: { minAge: { days: 91 }, wait: { days: 0 }, refusesLive: true },
        secondDose: { after: { days: 30 } },
        sample: {
          after: { days: 0 },
          waits: [{ from: "draw", span: { days: 180 } }],
          maxAge: { months: 24 },
          shortfall: "rest",
        },
        ids: { chip: "JP-1", dose: "JP-2", second: "JP-3", sample: "JP-5" },
        titles: {
          chip: "ISO microchip before the first vaccination",
          dose: "First rabies vaccination",
          second: "Second rabies vaccination",
          sample: "Rabies blood sample, 180 days before arrival",
        },
      },
      source: AQS,
    }),
    rule({
      id: "JP-7",
      title: "Advance notification",
      doer: "company",
      applies: { species: DOG_CAT },
      requirement: { kind: "event", record: "advance_notification", anchor: "entry", before: { days: 40 } },
      source: AQS,
    }),
    rule({
      id: "JP-8",
      title: "Clinical inspection and endorsed Form AC",
      doer: "official_vet",
      applies: { species: DOG_CAT },
      requirement: { kind: "event", record: "export_inspection", anchor: "export", within: { days: 10 } },
      source: AQS,
    }),
    rule({
      id: "JP-9",
      title: "Microchip and 180 days in a designated region",
      doer: "company",
      applies: { species: DOG_CAT, origin: { list: "jp_designated", is: "on" } },
      requirement: { kind: "residence", list: "jp_designated", least: { days: 180 } },
      source: DESIGNATED,
    }),
    rule({
      id: "JP-9-chip",
      title: "ISO microchip",
      applies: { species: DOG_CAT, origin: { list: "jp_designated", is: "on" } },
      requirement: {
        kind: "rabies-chain",
        anchor: "entry",
        chip: { iso: "required", beforeDose: false },
        isChipOnly: true,
        dose: { wait: { days: 0 } },
        ids: { chip: "JP-9-chip", dose: "JP-9-dose" },
        titles: { chip: "ISO microchip", dose: "Rabies vaccination" },
      },
      source: DESIGNATED,
    }),
    review(
      "JP-others",
      "Other species into Japan",
      [...BIRD, "ferret", ...SMALL_AND_COLD],
      "Rabbits are inspected, rodents need a notification, birds a certificate: ask AQS, and check CITES.",
      source("Secondary pages", "aqs", "secondary", { isVolatile: true }),
    ),
  ],
};
