import type { Applies, Destination, Rule } from "#contracts/rules/rule.ts";
import type { Source } from "#contracts/rules/types.ts";

import { EU_RULES } from "./european-union.ts";
import { euGuidanceAs } from "./guidance/european-union.ts";
import { chipOnly, outline } from "./usual.ts";
import { DOG, DOG_CAT_FERRET, review, rule, source } from "./writing.ts";

/** No members, whose law or practice takes over the Union's: what they add to it is not held, so a person looks. */

const GIBRALTAR_PAGE = source("Importation of pets", "gibraltar", "official", {
  url: "http://environmental-agency.gi/index.php/importation-of-pets",
  verifiedOn: "2026-11-30",
});
const SAN_MARINO_PAGE = source("Pet friendly tourism", "san_marino", "official", {
  url: "https://www.visitsanmarino.com/en/contenuto/Vivi/Turismo-Pet-Friendly.html",
  verifiedOn: "2026-11-30",
});
const MONACO_TOLD = source(
  "Monaco pet import requirements, as pettravel.com tells them",
  "monaco",
  "secondary",
  {
    url: "https://www.pettravel.com/information/pet-passports/monaco-pet-import-requirements/",
    verifiedOn: "2026-11-30",
  },
);

type Additions = { prefix: string; unsure: string; source: Source; not?: Partial<Applies> };

function asInTheUnion(name: string, { prefix, unsure, source: from, not }: Additions): readonly Rule[] {
  return [
    outline(prefix, name, unsure, from),
    review(
      `${prefix}-ferret`,
      `A ferret into ${name}`,
      ["ferret"],
      `Only the outline of these rules is certain. ${unsure}`,
      from,
    ),
    ...EU_RULES.map((of): Rule => ({
      ...of,
      id: of.id.replace("EU-", `${prefix}-`),
      ...(of.requirement.kind !== "review" && { applies: { ...of.applies, ...not } }),
    })),
    review(
      `${prefix}-breed`,
      `Breeds that ${name} refuses`,
      DOG,
      `No list of ${name} is held: ask the authority about the dog's breed.`,
      from,
    ),
  ];
}

export const GIBRALTAR: Destination = {
  countries: ["GI"],
  name: "Gibraltar",
  timeZone: "Europe/Gibraltar",
  isOutline: true,
  guidance: euGuidanceAs("GI-"),
  rules: asInTheUnion("Gibraltar", {
    prefix: "GI",
    unsure:
      "Its law implements Regulation (EU) No 576/2013, by its Environmental Agency; from the United Kingdom it speaks of a health certificate with the vaccinations. Ask the agency, and Spain for a pet that crosses its border.",
    source: GIBRALTAR_PAGE,
  }),
};

export const MONACO: Destination = {
  countries: ["MC"],
  name: "Monaco",
  timeZone: "Europe/Monaco",
  isOutline: true,
  guidance: euGuidanceAs("MC-"),
  rules: [
    ...asInTheUnion("Monaco", {
      prefix: "MC",
      unsure: "It has no airport: a pet comes through France, by whose rules it enters. Ask both.",
      source: MONACO_TOLD,
    }),
    rule({
      id: "MC-way",
      title: "Entry by France",
      doer: "company",
      applies: { species: DOG_CAT_FERRET },
      requirement: {
        kind: "nothing",
        says: "A pet enters by France, at Nice as a rule, and is checked there.",
      },
      source: MONACO_TOLD,
    }),
  ],
};

export const SAN_MARINO: Destination = {
  countries: ["SM"],
  name: "San Marino",
  timeZone: "Europe/San_Marino",
  isOutline: true,
  guidance: euGuidanceAs("SM-"),
  rules: [
    ...asInTheUnion("San Marino", {
      prefix: "SM",
      unsure:
        "The rules of the member States hold; a pet comes through Italy, by whose rules it enters. Ask both.",
      source: SAN_MARINO_PAGE,
      not: { notFromCountries: ["IT"] },
    }),
    chipOnly(
      "SM-chip",
      {
        id: "SM-italian-chip",
        title: "Microchip, registered in Italy",
        anchor: "entry",
        species: DOG_CAT_FERRET,
        applies: { fromCountries: ["IT"] },
      },
      SAN_MARINO_PAGE,
    ),
  ],
};
