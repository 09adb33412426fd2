import type { Destination } from "#contracts/rules/rule.ts";

import { JAPAN_GUIDANCE } from "./guidance/japan.ts";
import { category, otherSpecies, residence } from "./usual.ts";
import { DOG, DOG_CAT, review, rule, source } from "./writing.ts";

const AQS = source("Dogs and cats from other than designated regions", "aqs", "quoted", {
  url: "https://www.maff.go.jp/aqs/english/animal/dog/import-other.html",
});

const DESIGNATED = source("Dogs and cats from the designated regions", "aqs", "secondary", {
  url: "https://www.maff.go.jp/aqs/english/animal/dog/import-free.html",
  verifiedOn: "2026-11-30",
  isVolatile: true,
});

const PORTS = source("Dogs and cats, ports of entry", "aqs", "secondary", {
  url: "http://www.pettravel.com/immigration/japan.cfm",
  verifiedOn: "2026-11-30",
});
const AIRPORTS = "CTS NRT HND NGO KIX KKJ FUK KOJ OKA";
const HARBOURS = "JPTMK JPTYO JPYOK JPNGO JPOSA JPUKB JPMOJ JPSHS JPHKT JPKOJ JPNAH";

const CHIPS = source(
  "Step 1: microchips, and numbers that are not accepted for the time being",
  "aqs",
  "official",
  {
    url: "http://www.maff.go.jp/aqs/english/animal/dog/import-free.html",
    dated: "2023-04-07",
    verifiedOn: "2026-11-30",
  },
);

/** Under investigation since 7 April 2023, and not accepted until then. */
const NOT_ACCEPTED = ["900202"] as const;

const FROM_DESIGNATED = { origin: { list: "jp_designated", is: "on" } } as const;
const asDesignated = { of: "JP-rabies", name: "designated region" };
const asFromElsewhere = { of: "JP-rabies", name: "elsewhere" };

const FROM_ELSEWHERE = {
  id: "JP-5",
  title: "Two rabies vaccinations and a blood sample",
  requirement: {
    kind: "rabies-chain",
    anchor: "entry",
    chip: { iso: "or_reader", beforeDose: true, refuses: NOT_ACCEPTED },
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
    sources: { chip: CHIPS },
  },
  source: AQS,
} as const;

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
    rule({ ...FROM_ELSEWHERE, applies: { species: DOG_CAT, origin: { list: "jp_designated", is: "off" } } }),
    // Who has not been there long enough may come as from elsewhere, if that is sooner.
    rule({
      ...FROM_ELSEWHERE,
      id: "JP-5-designated",
      applies: { species: DOG_CAT, ...FROM_DESIGNATED },
      way: asFromElsewhere,
    }),
    {
      ...review(
        "JP-5-from-region",
        "The way of other regions from a designated one",
        DOG_CAT,
        "The pet has not been in designated regions for 180 days: ask the quarantine service whether two vaccinations and a sample do in place of them. Else it waits until they are full, there or in its quarantine.",
        DESIGNATED,
      ),
      applies: { species: DOG_CAT, ...FROM_DESIGNATED },
      way: asFromElsewhere,
    },
    rule({
      id: "JP-7",
      title: "Advance notification",
      doer: "company",
      applies: { species: DOG_CAT },
      requirement: { kind: "event", record: "advance_notification", anchor: "entry", before: { days: 40 } },
      source: AQS,
    }),
    rule({
      id: "JP-port",
      title: "Arrival where the quarantine service takes dogs",
      doer: "company",
      applies: { species: DOG },
      requirement: { kind: "port", allowed: `${AIRPORTS} ${HARBOURS}`.split(" ") },
      source: PORTS,
    }),
    rule({
      id: "JP-8",
      title: "Clinical inspection and endorsed Form AC",
      doer: "official_vet",
      applies: { species: DOG_CAT },
      requirement: { kind: "event", record: "export_inspection", anchor: "export", within: { days: 10 } },
      source: AQS,
    }),
    residence(
      "JP-9",
      "Microchip and 180 days in a designated region",
      {
        list: "jp_designated",
        named: "designated regions",
        least: { days: 180 },
        shortfall: {
          orElse:
            "Or it comes as from elsewhere: two vaccinations and a sample, 180 days from its draw to the arrival.",
        },
      },
      DESIGNATED,
      { applies: FROM_DESIGNATED, way: asDesignated },
    ),
    rule({
      id: "JP-9-chip",
      title: "ISO microchip",
      applies: { species: DOG_CAT, ...FROM_DESIGNATED },
      way: asDesignated,
      requirement: {
        kind: "rabies-chain",
        anchor: "entry",
        chip: { iso: "required", beforeDose: false, refuses: NOT_ACCEPTED },
        isChipOnly: true,
        dose: { wait: { days: 0 } },
        ids: { chip: "JP-9-chip", dose: "JP-9-dose" },
        titles: { chip: "ISO microchip", dose: "Rabies vaccination" },
      },
      source: DESIGNATED,
    }),
    otherSpecies(
      "JP",
      "Japan",
      "Rabbits are inspected, rodents need a notification, birds a certificate: ask AQS, and check CITES.",
      source("Secondary pages", "aqs", "secondary", { isVolatile: true }),
    ),
  ],
};
