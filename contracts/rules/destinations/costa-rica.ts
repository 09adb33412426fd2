import type { Destination } from "#contracts/rules/rule.ts";

import { otherSpecies, paper, vaccination } from "./usual.ts";
import { DOG_CAT, review, source } from "./writing.ts";

const SENASA = source(
  "Requisitos sanitarios para importar perros y gatos, as La Nación and elmundo.cr quote SENASA",
  "senasa",
  "secondary",
  {
    url: "https://www.nacion.com/el-pais/senasa-advierte-sobre-los-requisitos-obligatorios/ZDNHUYJMKZBL3FK33HRDPMCLF4/story/",
    dated: "2025-12-18",
    verifiedOn: "2026-11-28",
  },
);

export const COSTA_RICA: Destination = {
  countries: ["CR"],
  name: "Costa Rica",
  timeZone: "America/Costa_Rica",
  rules: [
    vaccination(
      "CR",
      {
        id: "CR-rabies",
        title: "Rabies vaccination, from three months of age",
        anchor: "entry",
        chip: { iso: "any", beforeDose: "asked" },
        dose: { wait: { days: 0 } },
        applies: { fromAge: { span: { months: 3 }, anchor: "entry" } },
      },
      SENASA,
    ),
    paper("CR-core", "Core vaccines in force on arrival", "core_vaccines", { anchor: "entry" }, SENASA, {
      doer: "vet",
    }),
    paper(
      "CR-examination",
      "Clinical examination, two weeks before",
      "final_examination",
      { anchor: "export", within: { days: 14 } },
      SENASA,
      { doer: "vet" },
    ),
    paper(
      "CR-certificate",
      "Official health certificate with the microchip",
      "health_certificate",
      { anchor: "export", within: { days: 14 } },
      SENASA,
      {
        doer: "official_vet",
      },
    ),
    paper(
      "CR-parasites",
      "Internal and external parasites, 15 days before arrival",
      "internal_parasites_second",
      { anchor: "entry", within: { days: 15 } },
      SENASA,
      { doer: "vet" },
    ),
    {
      ...review(
        "CR-cargo",
        "Import permit for a pet that comes as cargo",
        DOG_CAT,
        "A pet that comes as cargo needs an import permit before: ask SENASA.",
        SENASA,
      ),
      applies: { species: DOG_CAT, commercial: { is: true } },
    },
    otherSpecies("CR", "Costa Rica", "Ask SENASA, and check CITES.", SENASA),
  ],
};
