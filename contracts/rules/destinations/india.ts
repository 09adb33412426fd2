import type { Destination } from "#contracts/rules/rule.ts";

import { otherSpecies, paper, vaccination } from "./usual.ts";
import { DOG_CAT, review, rule, source } from "./writing.ts";

const AQCS = source("Import of pets under baggage", "aqcs", "official", {
  url: "https://aqcsindia.gov.in/Home/ImportPetUnderBaggage",
  verifiedOn: "2026-11-28",
});
const FAQ = source("Frequently asked questions", "aqcs", "official", {
  url: "https://aqcsindia.gov.in/Home/FAQ",
  verifiedOn: "2026-11-28",
});
const PORTS = source("Customs circular of 5 March on final clearance at the port", "aqcs", "secondary", {
  url: "https://nasdaqpicks.com/?p=29107",
  verifiedOn: "2026-11-28",
  isVolatile: true,
});

/** Two pets as baggage of somebody who moves to India after two years abroad; anybody else needs a licence. */
export const INDIA: Destination = {
  countries: ["IN"],
  name: "India",
  timeZone: "Asia/Kolkata",
  rules: [
    rule({
      id: "IN-baggage",
      title: "Two years abroad and a move to India, or a licence",
      doer: "owner",
      applies: { species: DOG_CAT },
      requirement: {
        kind: "review",
        hint: "Under the baggage rule the owner shows two years of stay abroad and the transfer of residence (Customs circular 15/2013); without them a DGFT licence is needed, and a pet that comes back travels as re-import. Which of the three is it?",
      },
      source: AQCS,
    }),
    rule({
      id: "IN-pets",
      title: "No more than two pets",
      doer: "company",
      applies: { species: DOG_CAT, petsAbove: 2 },
      requirement: {
        kind: "review",
        hint: "Two dogs or cats come as baggage: each further one needs a DGFT licence.",
      },
      source: AQCS,
    }),
    paper(
      "IN-noc",
      "Advance no objection certificate (NOC) of the AQCS",
      "import_permit",
      { anchor: "export", printsUntil: true },
      FAQ,
    ),
    vaccination(
      "IN",
      {
        id: "IN-rabies",
        title: "Rabies vaccination, more than one month and less than twelve before",
        anchor: "export",
        dose: { wait: { months: 1, days: 1 }, maxAge: { months: 12 } },
        chip: { iso: "any", beforeDose: "asked" },
      },
      AQCS,
    ),
    paper(
      "IN-certificate",
      "Official health certificate of the country of origin",
      "health_certificate",
      { anchor: "export" },
      AQCS,
      { doer: "official_vet" },
    ),
    rule({
      id: "IN-port",
      title: "Arrival where the AQCS clears pets",
      doer: "company",
      applies: { species: DOG_CAT },
      requirement: { kind: "port", allowed: ["DEL", "BLR", "HYD", "COK", "BOM", "MAA", "CCU"] },
      source: PORTS,
    }),
    review(
      "IN-unaccompanied",
      "Within a month of the owner's arrival",
      DOG_CAT,
      "As unaccompanied baggage the pet comes within one month after its owner; before, or later, Customs has to agree first.",
      AQCS,
    ),
    otherSpecies(
      "IN",
      "India",
      "Only dogs and cats are pets under the baggage rule: ask the AQCS, and check CITES.",
      FAQ,
    ),
  ],
};
