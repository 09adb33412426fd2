import type { EventRule, Rule } from "#contracts/rules/rule.ts";

import { DOG_CAT_FERRET, rule, source } from "./writing.ts";

const CERTIFICATE = source(
  "Implementing Regulation (EU) 2021/403, model certificate for dogs, cats and ferrets, as amended by (EU) 2026/848",
  "eu",
  "official",
  { url: "https://eur-lex.europa.eu/eli/reg_impl/2026/848/oj/eng", dated: "2026-04-16" },
);
/** Who travels is asked by the step of the owner within five days. */
const COMMERCIAL = {
  species: DOG_CAT_FERRET,
  origin: { list: "eu_members", is: "off" },
  commercial: { is: true, ifUnknown: "no" },
} as const;
/** No number is told for this certificate; the ten days of the private one are taken as the stricter reading. */
const ISSUED: EventRule = {
  kind: "event",
  record: "commercial_certificate",
  anchor: "entry",
  within: { days: 10 },
};

/** Pets without their owner, for sale, or more than five together. */
export const EU_COMMERCIAL_RULES: readonly Rule[] = [
  rule({
    id: "EU-C",
    title: "Official certificate for commercial movement",
    doer: "official_vet",
    inForce: { from: "2026-04-22", until: "2026-10-16" },
    applies: COMMERCIAL,
    requirement: ISSUED,
    source: CERTIFICATE,
  }),
  rule({
    id: "EU-C",
    title: "Official certificate for commercial movement, on the model of 17 October 2026",
    doer: "official_vet",
    inForce: { from: "2026-10-17" },
    applies: COMMERCIAL,
    requirement: ISSUED,
    source: source(
      "Implementing Regulation (EU) 2026/705, commercial forms from 17 October 2026",
      "eu",
      "quoted",
    ),
  }),
  rule({
    id: "EU-C-examination",
    title: "Clinical examination within 48 hours before dispatch",
    doer: "official_vet",
    applies: COMMERCIAL,
    requirement: { kind: "event", record: "final_examination", anchor: "export", within: { days: 2 } },
    source: source("Common knowledge of the commercial route", "eu", "general"),
  }),
  rule({
    id: "EU-C-border",
    title: "Border control post, announced in TRACES (CHED)",
    doer: "company",
    applies: COMMERCIAL,
    requirement: { kind: "event", record: "border_notification", anchor: "entry" },
    source: CERTIFICATE,
  }),
];
