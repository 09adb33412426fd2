import { SWITZERLAND_CROPPED, SWITZERLAND_DOGS } from "#contracts/rules/breeds/laws-europe.ts";
import type { Destination, Rule } from "#contracts/rules/rule.ts";

import { EU_RULES } from "./european-union.ts";
import { SWISS_GUIDANCE } from "./guidance/switzerland.ts";
import { breeds } from "./usual.ts";
import { DOG, DOG_CAT_FERRET, rule, source } from "./writing.ts";

/** As the EU, with a permit by air from rabies-risk countries and its own law on cropped dogs. */
export const SWITZERLAND: Destination = {
  countries: ["CH", "LI"],
  name: "Switzerland",
  timeZone: "Europe/Zurich",
  guidance: SWISS_GUIDANCE,
  rules: [
    ...EU_RULES.map((of): Rule => ({ ...of, id: of.id.replace("EU-", "CH-") })),
    rule({
      id: "CH-permit",
      title: "FSVO permit by air from a rabies-risk country",
      doer: "company",
      applies: { species: DOG_CAT_FERRET, transport: ["air"], origin: { list: "eu_listed", is: "off" } },
      requirement: {
        kind: "event",
        record: "import_permit",
        anchor: "entry",
        printsUntil: true,
        lead: { days: 21, saidBy: "FSVO form: 21 days at the latest before entry" },
      },
      source: source("Application for entry from a rabies risk country", "fsvo", "official", {
        url: "https://www.blv.admin.ch/blv/en/home/tiere/reisen-mit-heimtieren/hunde-katzen-und-frettchen.html",
        isVolatile: true,
      }),
    }),
    breeds(
      "CH-breed",
      "dog",
      SWITZERLAND_DOGS,
      source(
        "Which breeds may be kept in which canton, Vier Pfoten, May 2022, and watson.ch",
        "fsvo",
        "secondary",
        {
          url: "https://vier-pfoten.ch/unseregeschichten/ratgeber/in-welchem-kanton-sind-welche-hunderassen-erlaubt",
          dated: "2022-05-01",
          verifiedOn: "2026-11-28",
        },
      ),
    ),
    rule({
      id: "CH-cropped",
      title: "Ears not cropped, tail not docked",
      doer: "company",
      applies: { species: DOG },
      requirement: { kind: "breed", law: SWITZERLAND_CROPPED },
      source: source("Secondary pages; the breeds are common knowledge", "fsvo", "general"),
      onlyIfFound: true,
    }),
  ],
};
