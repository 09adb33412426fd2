import { DENMARK_DOGS, IRELAND_DOGS, NORWAY_DOGS } from "#contracts/rules/breeds/laws-europe.ts";
import type { Destination, Rule } from "#contracts/rules/rule.ts";
import type { Span } from "#contracts/rules/types.ts";

import type { AuthorityName } from "./authorities.ts";
import { EU_RULES } from "./european-union.ts";
import { EU_GUIDANCE } from "./guidance/european-union.ts";
import { breeds, paper, tapewormList } from "./usual.ts";
import { DOG, DOG_CAT_FERRET, rule, source } from "./writing.ts";

/** Members, and Norway with them, that add to the rules of the Union: a notice, a treatment, a law on breeds. */

const FROM_OUTSIDE = { origin: { list: "eu_members", is: "off" }, notFromCountries: ["NO"] } as const;

const notice = (
  id: string,
  title: string,
  before: Span,
  by: AuthorityName,
  from: string,
  url?: string,
): Rule =>
  paper(
    id,
    title,
    "border_notification",
    { anchor: "entry", before },
    source(from, by, "secondary", { ...(url !== undefined && { url }), verifiedOn: "2026-11-28" }),
    { species: DOG_CAT_FERRET, applies: FROM_OUTSIDE },
  );

const REGULATION = source("Delegated Regulation (EU) 2026/131, quoted by dated audits", "eu", "quoted", {
  dated: "2026-01-20",
});

const TAPEWORM: readonly Rule[] = [
  tapewormList("EU-7-list", REGULATION),
  rule({
    id: "EU-7",
    title: "Tapeworm treatment",
    applies: { species: DOG, origin: { list: "tapeworm_free", is: "off" } },
    requirement: { kind: "hours", record: "tapeworm_treatment", least: 24, most: 120 },
    source: REGULATION,
  }),
];

const SCOPE = "Additions of the member States, as the second round of the travel rules names them";

export const DENMARK: Destination = {
  countries: ["DK"],
  name: "Denmark",
  timeZone: "Europe/Copenhagen",
  guidance: EU_GUIDANCE,
  rules: [
    ...EU_RULES,
    breeds(
      "DK-breed",
      "dog",
      DENMARK_DOGS,
      source("Thirteen banned breeds since 1 July 2010", "denmark", "secondary", {
        url: "https://www.kfuh.de/de/aktuelles/kfuh-aktuelles-vorstand.php?page=daenemark-totalverbot-fuer13-hunderassen-094",
        dated: "2010-07-01",
        verifiedOn: "2026-11-28",
      }),
    ),
  ],
};

export const IRELAND: Destination = {
  countries: ["IE"],
  name: "Ireland",
  timeZone: "Europe/Dublin",
  guidance: EU_GUIDANCE,
  rules: [
    ...EU_RULES,
    ...TAPEWORM,
    notice("IE-notice", "Notice of arrival, one day before", { days: 1 }, "ireland", SCOPE),
    breeds(
      "IE-breed",
      "dog",
      IRELAND_DOGS,
      source("Restricted dog breeds; Control of Dogs (XL Bully) Regulations 2024", "ireland", "official", {
        url: "https://waterfordcouncil.ie/services/environment/dog-control/restricted-dog-breeds/",
        dated: "2024-10-01",
        verifiedOn: "2026-11-28",
      }),
    ),
  ],
};

export const MALTA: Destination = {
  countries: ["MT"],
  name: "Malta",
  timeZone: "Europe/Malta",
  guidance: EU_GUIDANCE,
  rules: [
    ...EU_RULES,
    ...TAPEWORM,
    notice("MT-notice", "Notice of arrival, three working days before", { days: 5 }, "eu", SCOPE),
  ],
};

export const FINLAND: Destination = {
  countries: ["FI"],
  name: "Finland",
  timeZone: "Europe/Helsinki",
  guidance: EU_GUIDANCE,
  rules: [...EU_RULES, ...TAPEWORM],
};

export const NORWAY: Destination = {
  countries: ["NO"],
  name: "Norway",
  timeZone: "Europe/Oslo",
  guidance: EU_GUIDANCE,
  rules: [
    ...EU_RULES,
    ...TAPEWORM,
    notice(
      "NO-notice",
      "Notice to Mattilsynet, 48 hours before",
      { days: 2 },
      "mattilsynet",
      "From third countries the local office is told 48 hours before; embassy in Rome",
      "https://amb-norvegia.it/2010/03/08/nuove-regole-per-limportazione-di-cani-gatti-e-furetti",
    ),
    breeds(
      "NO-breed",
      "dog",
      NORWAY_DOGS,
      source("Forbudte hunder og hunderaser", "mattilsynet", "official", {
        url: "https://mattilsynet.no/dyr/kjaeledyr/hund/forbudte-hunder-og-hunderaser",
        verifiedOn: "2026-11-28",
      }),
    ),
  ],
};

export const PORTUGAL: Destination = {
  countries: ["PT"],
  name: "Portugal",
  timeZone: "Europe/Lisbon",
  guidance: EU_GUIDANCE,
  rules: [...EU_RULES, notice("PT-notice", "Notice of arrival, 48 hours before", { days: 2 }, "eu", SCOPE)],
};

export const CYPRUS: Destination = {
  countries: ["CY"],
  name: "Cyprus",
  timeZone: "Asia/Nicosia",
  guidance: EU_GUIDANCE,
  rules: [...EU_RULES, notice("CY-notice", "Notice of arrival, 48 hours before", { days: 2 }, "eu", SCOPE)],
};
