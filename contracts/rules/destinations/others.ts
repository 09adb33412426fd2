import { SWITZERLAND_CROPPED } from "#contracts/rules/breeds/laws-europe.ts";
import type { Destination, Rule } from "#contracts/rules/rule.ts";

import { EU_RULES } from "./european-union.ts";
import { BIRD, DOG, DOG_CAT, review, rule, SMALL_AND_COLD, source } from "./writing.ts";

const MAPA = source("Portaria MAPA 741/2024, quoted by an audit of 2026", "quoted");
const SENASICA = source("SENASICA, pets into Mexico, quoted by an audit of 2026", "quoted");
const DALRRD = source("Agents' pages and the Finnish authority on South Africa", "secondary", true);

const OTHERS = [...BIRD, "ferret", ...SMALL_AND_COLD] as const;
const general = source("Common knowledge", "general");

/** As the EU, with a permit by air from rabies-risk countries and its own law on cropped dogs. */
export const SWITZERLAND: Destination = {
  countries: ["CH", "LI"],
  name: "Switzerland",
  timeZone: "Europe/Zurich",
  rules: [
    ...EU_RULES.map((of): Rule => ({ ...of, id: of.id.replace("EU-", "CH-") })),
    rule({
      id: "CH-permit",
      title: "FSVO permit by air from a rabies-risk country",
      doer: "company",
      applies: { species: DOG_CAT, origin: { list: "eu_listed", is: "off" } },
      requirement: { kind: "event", record: "import_permit", anchor: "entry", leadDays: 21 },
      source: source("FSVO form, copy of 2016", "official", true),
    }),
    rule({
      id: "CH-cropped",
      title: "Ears not cropped, tail not docked",
      doer: "company",
      applies: { species: DOG },
      requirement: { kind: "breed", law: SWITZERLAND_CROPPED },
      source: source("Secondary pages; the breeds are common knowledge", "general"),
      onlyIfFound: true,
    }),
  ],
};

export const BRAZIL: Destination = {
  countries: ["BR"],
  name: "Brazil",
  timeZone: "America/Sao_Paulo",
  rules: [
    rule({
      id: "BR-rabies",
      title: "Rabies vaccination, 21 days",
      applies: { species: DOG_CAT, fromAge: { span: { days: 90 }, anchor: "entry" } },
      requirement: {
        kind: "rabies-chain",
        anchor: "entry",
        chip: { iso: "any", beforeDose: false },
        isDoseOnly: true,
        dose: { wait: { days: 21 } },
        ids: { chip: "BR-chip", dose: "BR-rabies" },
        titles: { chip: "Microchip", dose: "Rabies vaccination, 21 days" },
      },
      source: MAPA,
    }),
    rule({
      id: "BR-cvi",
      title: "Veterinary certificate (CVI), endorsed",
      doer: "official_vet",
      applies: { species: DOG_CAT },
      requirement: { kind: "event", record: "health_certificate", anchor: "entry", within: { days: 60 } },
      source: MAPA,
    }),
    rule({
      id: "BR-parasites",
      title: "Internal and external parasites",
      applies: { species: DOG_CAT },
      requirement: {
        kind: "event",
        record: "internal_parasites_second",
        anchor: "export",
        countedTo: "health_certificate",
        within: { days: 15 },
      },
      source: MAPA,
    }),
    rule({
      id: "BR-exam",
      title: "Clinical examination before the certificate",
      applies: { species: DOG_CAT },
      requirement: {
        kind: "event",
        record: "final_examination",
        anchor: "export",
        countedTo: "health_certificate",
        within: { days: 10 },
      },
      source: MAPA,
    }),
    review("BR-others", "Other species into Brazil", OTHERS, "Ask MAPA, and check CITES.", general),
  ],
};

export const MEXICO: Destination = {
  countries: ["MX"],
  name: "Mexico",
  timeZone: "America/Mexico_City",
  rules: [
    rule({
      id: "MX-certificate",
      title: "Health certificate",
      doer: "vet",
      applies: { species: DOG_CAT, notFromCountries: ["US", "CA"] },
      requirement: { kind: "event", record: "health_certificate", anchor: "entry", within: { days: 15 } },
      source: SENASICA,
    }),
    rule({
      id: "MX-exempt",
      title: "No certificate from the USA or Canada",
      doer: "company",
      applies: { species: DOG_CAT, fromCountries: ["US", "CA"] },
      requirement: {
        kind: "review",
        hint: "Pets from the USA and Canada are said to be exempt from the certificate: confirm with SENASICA.",
      },
      source: general,
    }),
    rule({
      id: "MX-rabies",
      title: "Rabies vaccination",
      applies: { species: DOG_CAT, fromAge: { span: { months: 3 }, anchor: "entry" } },
      requirement: {
        kind: "rabies-chain",
        anchor: "entry",
        chip: { iso: "any", beforeDose: false },
        isDoseOnly: true,
        dose: { wait: { days: 0 } },
        ids: { chip: "MX-chip", dose: "MX-rabies" },
        titles: { chip: "Microchip", dose: "Rabies vaccination" },
      },
      source: SENASICA,
    }),
    rule({
      id: "MX-parasites",
      title: "Internal and external parasites",
      applies: { species: DOG_CAT },
      requirement: {
        kind: "event",
        record: "internal_parasites_second",
        anchor: "entry",
        within: { months: 6 },
      },
      source: SENASICA,
    }),
    review("MX-others", "Other species into Mexico", OTHERS, "Ask SENASICA, and check CITES.", general),
  ],
};

export const SOUTH_AFRICA: Destination = {
  countries: ["ZA"],
  name: "South Africa",
  timeZone: "Africa/Johannesburg",
  rules: [
    rule({
      id: "ZA-permit",
      title: "Import permit, which says whether a quarantine follows",
      doer: "company",
      applies: { species: DOG_CAT },
      requirement: { kind: "event", record: "import_permit", anchor: "entry" },
      source: DALRRD,
    }),
    rule({
      id: "ZA-rabies",
      title: "Rabies vaccination, 30 days",
      applies: { species: DOG_CAT },
      requirement: {
        kind: "rabies-chain",
        anchor: "entry",
        chip: { iso: "required", beforeDose: true },
        dose: { wait: { days: 30 }, maxAge: { months: 12 } },
        ids: { chip: "ZA-chip", dose: "ZA-rabies" },
        titles: { chip: "Microchip", dose: "Rabies vaccination, 30 days" },
      },
      source: DALRRD,
    }),
    rule({
      id: "ZA-residence",
      title: "Six months in the country of origin",
      doer: "company",
      applies: { species: DOG_CAT },
      requirement: { kind: "residence", least: { months: 6 } },
      source: DALRRD,
    }),
    rule({
      id: "ZA-tests",
      title: "Blood tests for five diseases",
      doer: "laboratory",
      applies: { species: DOG },
      requirement: { kind: "event", record: "blood_tests", anchor: "entry", within: { days: 30 } },
      source: source("Agents' pages: the 30 days are common knowledge", "general"),
    }),
    rule({
      id: "ZA-certificate",
      title: "Health certificate",
      doer: "official_vet",
      applies: { species: DOG_CAT },
      requirement: { kind: "event", record: "health_certificate", anchor: "entry", within: { days: 10 } },
      source: DALRRD,
    }),
    review(
      "ZA-others",
      "Other species into South Africa",
      OTHERS,
      "Ask the department of agriculture, and check CITES.",
      general,
    ),
  ],
};
