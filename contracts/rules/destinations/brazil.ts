import type { Destination } from "#contracts/rules/rule.ts";

import { BRAZIL_GUIDANCE } from "./guidance/elsewhere.ts";
import { otherSpecies } from "./usual.ts";
import { DOG_CAT, rule, source } from "./writing.ts";

const MAPA = source("Portaria MAPA 741/2024", "mapa", "quoted", {
  url: "https://www.gov.br/agricultura/pt-br/assuntos/vigilancia-agropecuaria/animais-estimacao/entrar-no-brasil",
  dated: "2024-12-10",
});

/** To whose issue is counted, and how long it serves before the entry. */
const CVI = { record: "health_certificate", within: { days: 60 } } as const;
export const BRAZIL: Destination = {
  countries: ["BR"],
  name: "Brazil",
  timeZone: "America/Sao_Paulo",
  guidance: BRAZIL_GUIDANCE,
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
        anchor: "entry",
        countedTo: CVI,
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
        anchor: "entry",
        countedTo: CVI,
        within: { days: 10 },
      },
      source: MAPA,
    }),
    otherSpecies("BR", "Brazil", "Ask MAPA, and check CITES.", source("Common knowledge", "mapa", "general")),
  ],
};
