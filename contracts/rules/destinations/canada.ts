import type { Destination, RabiesChain } from "#contracts/rules/rule.ts";

import { CANADA_GUIDANCE } from "./guidance/canada.ts";
import { category, chipOnly } from "./usual.ts";
import { BIRD, DOG, DOG_CAT_FERRET, review, rule, SMALL_AND_COLD, source } from "./writing.ts";

const CFIA = source("Importing pet dogs and cats, node 7059", "cfia", "quoted", { dated: "2026-07-02" });

const COMMERCIAL_PUPPY = {
  species: DOG,
  commercial: { is: true, ifUnknown: "no" },
  belowAge: { span: { months: 8 }, anchor: "entry" },
} as const;

const DOSE: RabiesChain = {
  kind: "rabies-chain",
  anchor: "entry",
  chip: { iso: "any", beforeDose: false },
  isDoseOnly: true,
  dose: { wait: { days: 0 } },
  ids: { chip: "CA-chip", dose: "CA-1" },
  titles: { chip: "Microchip", dose: "Rabies vaccination valid on arrival" },
};

/** A rabies certificate from three months of age, no wait, no chip. */
export const CANADA: Destination = {
  countries: ["CA"],
  name: "Canada",
  timeZone: "America/Toronto",
  guidance: CANADA_GUIDANCE,
  rules: [
    category(
      "CA-list",
      [{ list: "canada_rabies_free", name: "free of rabies" }],
      "not among the nine rabies-free countries: a rabies vaccination is asked for.",
      CFIA,
      { species: DOG_CAT_FERRET },
    ),
    rule({
      id: "CA-1",
      title: "Rabies vaccination valid on arrival",
      applies: { species: DOG_CAT_FERRET, fromAge: { span: { months: 3 }, anchor: "entry" } },
      requirement: DOSE,
      source: CFIA,
    }),
    rule({
      id: "CA-1-certificate",
      title: "Rabies certificate in English or French",
      applies: { species: DOG_CAT_FERRET, fromAge: { span: { months: 3 }, anchor: "entry" } },
      requirement: {
        kind: "event",
        record: "rabies_certificate",
        anchor: "entry",
        certifies: { chain: DOSE, isForDose: true },
      },
      source: CFIA,
    }),
    rule({
      id: "CA-3",
      title: "Certificate of residence in a rabies-free country",
      doer: "official_vet",
      applies: {
        species: DOG_CAT_FERRET,
        fromAge: { span: { months: 3 }, anchor: "entry" },
        everyStay: "canada_rabies_free",
      },
      // It tells of the six months before shipment; no number is told, and the ten days of other certificates are taken.
      requirement: {
        kind: "event",
        record: "residence_certificate",
        anchor: "entry",
        within: { days: 10 },
      },
      source: CFIA,
      insteadOf: ["CA-1", "CA-1-certificate"],
    }),
    rule({
      id: "CA-4",
      title: "Import permit for a dog under eight months that changes hands",
      doer: "company",
      applies: COMMERCIAL_PUPPY,
      requirement: { kind: "event", record: "import_permit", anchor: "entry", printsUntil: true },
      source: CFIA,
    }),
    chipOnly(
      "CA-4-chip",
      {
        id: "CA-4-identity",
        title: "Microchip of a dog under eight months that changes hands",
        anchor: "entry",
        chip: { iso: "any" },
        species: DOG,
        applies: COMMERCIAL_PUPPY,
      },
      CFIA,
    ),
    rule({
      id: "CA-5",
      title: "Dogs that change hands",
      doer: "company",
      applies: { species: ["dog"], commercial: { is: true } },
      requirement: {
        kind: "review",
        hint: "Commercial dogs from high-risk countries are refused since 28 September 2022; an unaccompanied dog may count as commercial.",
      },
      source: source("Ban on commercial dogs, as gpnl.ca quotes it", "cfia", "secondary", {
        isVolatile: true,
      }),
    }),
    review(
      "CA-6",
      "Ferrets into Canada",
      ["ferret"],
      "A rabies certificate as for dogs and cats; from elsewhere than the USA an import permit is said to be needed. Ask the CFIA.",
      source("Common knowledge", "cfia", "general"),
    ),
    review(
      "CA-others",
      "Other species into Canada",
      [...BIRD, ...SMALL_AND_COLD],
      "Ask the CFIA, and check CITES.",
      source("Common knowledge", "cfia", "general"),
    ),
  ],
};
