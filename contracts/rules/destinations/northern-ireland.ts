import { GREAT_BRITAIN_DOGS } from "#contracts/rules/breeds/laws-europe.ts";
import type { Destination, Rule } from "#contracts/rules/rule.ts";

import { EU_RULES } from "./european-union.ts";
import { euGuidanceAs } from "./guidance/european-union.ts";
import { breeds, chipOnly, paper, tapewormList } from "./usual.ts";
import { DOG, DOG_CAT_FERRET, rule, source } from "./writing.ts";

const SCHEME = source("Northern Ireland pet travel scheme", "daera", "secondary", {
  url: "https://bsava.com/article/travel-scheme-travelling-with-a-pet-dog-cat-ferret-or-assistance-dog-from-gb-to-ni/",
  dated: "2025-06-04",
  verifiedOn: "2026-11-28",
});
const DAERA = source("Travelling with pets", "daera", "official", {
  url: "http://www.daera-ni.gov.uk/articles/travelling-pets",
  dated: "2023-09-27",
  verifiedOn: "2026-11-28",
});
/** Of the islands beside it, which are no part of the kingdom, neither is sure: a person looks at both. */
const NOT_FROM_BRITAIN = { notFromCountries: ["GB"] } as const;

/** The rules of the Union, but from Great Britain a lifelong document and a microchip alone. */
export const NORTHERN_IRELAND: Destination = {
  countries: ["GB-NIR"],
  name: "Northern Ireland",
  timeZone: "Europe/London",
  guidance: euGuidanceAs("NI-"),
  rules: [
    ...EU_RULES.map((of): Rule => ({
      ...of,
      id: of.id.replace("EU-", "NI-"),
      applies: { ...of.applies, ...NOT_FROM_BRITAIN },
    })),
    tapewormList("NI-7-list", DAERA),
    rule({
      id: "NI-7",
      title: "Tapeworm treatment",
      applies: {
        species: DOG,
        ...NOT_FROM_BRITAIN,
        origin: { list: "tapeworm_free", is: "off" },
      },
      requirement: { kind: "hours", record: "tapeworm_treatment", least: 24, most: 120 },
      source: DAERA,
    }),
    chipOnly(
      "NI-chip",
      { id: "NI-scheme-chip", title: "Microchip", anchor: "entry", applies: { fromCountries: ["GB"] } },
      SCHEME,
    ),
    paper(
      "NI-document",
      "Northern Ireland pet travel document",
      "pet_travel_document",
      { anchor: "entry" },
      SCHEME,
      { doer: "owner", species: DOG_CAT_FERRET, applies: { fromCountries: ["GB"] } },
    ),
    rule({
      id: "NI-owner",
      title: "A pet of its owner",
      doer: "owner",
      applies: { species: DOG_CAT_FERRET, fromCountries: ["GB"] },
      requirement: { kind: "escort" },
      source: SCHEME,
    }),
    {
      ...breeds(
        "NI-breed",
        "dog",
        GREAT_BRITAIN_DOGS,
        source("Banned breeds, as in Great Britain", "daera", "general"),
      ),
    },
  ],
};
