import type { Destination } from "#contracts/rules/rule.ts";

import { MEXICO_GUIDANCE } from "./guidance/elsewhere.ts";
import { category, otherSpecies } from "./usual.ts";
import { DOG_CAT, rule, source } from "./writing.ts";

const SENASICA = source("Pets into Mexico, quoted by an audit of 2026", "senasica", "quoted", {
  url: "https://embamex.sre.gob.mx/japon/index.php/es/2018-09-19-07-11-07/2018-09-19-07-11-33/0100-visa-extravio-reposicion",
});

const PRESS = source("Pets from the USA and Canada, as the press quotes it", "senasica", "secondary");
const NOT_EXEMPT = { origin: { list: "mx_exempt", is: "off" } } as const;
export const MEXICO: Destination = {
  countries: ["MX"],
  name: "Mexico",
  timeZone: "America/Mexico_City",
  guidance: MEXICO_GUIDANCE,
  rules: [
    category(
      "MX-list",
      [{ list: "mx_exempt", name: "inspected, not certified" }],
      "a certificate and a rabies vaccination are asked for.",
      PRESS,
    ),
    rule({
      id: "MX-certificate",
      title: "Health certificate",
      doer: "vet",
      applies: { species: DOG_CAT, ...NOT_EXEMPT },
      requirement: { kind: "event", record: "health_certificate", anchor: "entry", within: { days: 15 } },
      source: SENASICA,
    }),
    rule({
      id: "MX-exempt",
      title: "No certificate from the USA or Canada",
      doer: "company",
      applies: { species: DOG_CAT, origin: { list: "mx_exempt", is: "on" } },
      requirement: {
        kind: "nothing",
        says: "SENASICA asks for no certificate and no vaccination from the USA and Canada: the pet is inspected on arrival, in a clean carrier.",
      },
      source: PRESS,
    }),
    rule({
      id: "MX-rabies",
      title: "Rabies vaccination",
      applies: {
        species: DOG_CAT,
        ...NOT_EXEMPT,
        fromAge: { span: { months: 3 }, anchor: "entry" },
      },
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
      applies: { species: DOG_CAT, ...NOT_EXEMPT },
      requirement: {
        kind: "event",
        record: "internal_parasites_second",
        anchor: "entry",
        within: { months: 6 },
      },
      source: SENASICA,
    }),
    otherSpecies(
      "MX",
      "Mexico",
      "Ask SENASICA, and check CITES.",
      source("Common knowledge", "senasica", "general"),
    ),
  ],
};
