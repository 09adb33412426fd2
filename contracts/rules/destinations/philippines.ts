import type { Destination } from "#contracts/rules/rule.ts";

import { otherSpecies, outline, paper, vaccination } from "./usual.ts";
import { source } from "./writing.ts";

const BAI = source("Travelling with pets to the Philippines, by the circular BAI MC 43", "bai", "official", {
  url: "https://phjapan.da.gov.ph/traveling-with-pets-to-the-philippines/",
  verifiedOn: "2026-11-28",
});
const CONSULATE = source("Importation of pets to the Philippines", "bai", "official", {
  url: "https://losangelespcg.org/consular-services-2/notar1als/related-services/importation-of-pets-to-the-philippines/",
  dated: "2018-06-01",
  verifiedOn: "2026-11-28",
});

export const PHILIPPINES: Destination = {
  countries: ["PH"],
  name: "Philippines",
  timeZone: "Asia/Manila",
  isOutline: true,
  rules: [
    outline(
      "PH",
      "Philippines",
      "How long the vaccination has to lie back is not said by the office: read the permit's own terms.",
      BAI,
    ),
    paper(
      "PH-permit",
      "Import clearance (SPSIC), two months at most",
      "import_permit",
      { anchor: "entry", within: { months: 2 } },
      CONSULATE,
    ),
    vaccination(
      "PH",
      {
        id: "PH-rabies",
        title: "Rabies vaccination",
        anchor: "entry",
        chip: { iso: "required", beforeDose: "asked" },
        dose: { wait: { days: 0 } },
      },
      CONSULATE,
    ),
    paper("PH-core", "Core vaccines by the circular's list", "core_vaccines", { anchor: "entry" }, BAI, {
      doer: "vet",
    }),
    paper("PH-worms", "Worming on record", "internal_parasites_second", { anchor: "entry" }, BAI, {
      doer: "vet",
    }),
    paper(
      "PH-certificate",
      "Health certificate, 30 days",
      "health_certificate",
      { anchor: "entry", within: { days: 30 } },
      CONSULATE,
      {
        doer: "official_vet",
      },
    ),
    otherSpecies("PH", "the Philippines", "Ask the veterinary quarantine (NVQSD), and check CITES.", BAI),
  ],
};
