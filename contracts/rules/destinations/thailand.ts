import { THAILAND_DOGS } from "#contracts/rules/breeds/laws-elsewhere.ts";
import type { Destination } from "#contracts/rules/rule.ts";

import { age, breeds, otherSpecies, outline, paper, vaccination } from "./usual.ts";
import { source } from "./writing.ts";

const OFFICE = source(
  "Permit to bring in dogs and cats, the office of agriculture in Brussels",
  "dld",
  "official",
  {
    url: "https://agrithai.be/announcement/%E0%B8%82%E0%B9%89%E0%B8%AD%E0%B8%A1%E0%B8%B9%E0%B8%A5%E0%B8%81%E0%B8%B2%E0%B8%A3%E0%B8%82%E0%B8%AD%E0%B8%AD%E0%B8%99%E0%B8%B8%E0%B8%8D%E0%B8%B2%E0%B8%95%E0%B8%99%E0%B8%B3%E0%B9%80%E0%B8%82%E0%B9%89/",
    verifiedOn: "2026-11-28",
  },
);
const FAQ = source(
  "Questions to the office of agriculture in Washington: no order of chip and vaccination is specified",
  "dld",
  "official",
  { url: "https://www.opsmoacdc.org/pet-faq", verifiedOn: "2026-11-28" },
);
const TOLD = source("Bringing pets into Thailand, juslaws.com", "dld", "secondary", {
  url: "https://it.juslaws.com/articles/bringing-pets-into-thailand",
  verifiedOn: "2026-11-28",
  isVolatile: true,
});

export const THAILAND: Destination = {
  countries: ["TH"],
  name: "Thailand",
  timeZone: "Asia/Bangkok",
  isOutline: true,
  rules: [
    outline(
      "TH",
      "Thailand",
      "The embassy's page of 2022 names 15 days from the rabies dose, later ones 21: ask the quarantine station of the airport.",
      source("Requirement for importation of dogs and cats", "dld", "official", {
        url: "https://athens.thaiembassy.org/en/page/17403-requirement-for-importation-of-dogs-cats?menu=5d74fae315e39c30ec001368",
        dated: "2022-11-30",
        verifiedOn: "2026-11-28",
        isVolatile: true,
      }),
    ),
    age("TH-age", "Four months old", { least: { months: 4 }, anchor: "entry" }, OFFICE),
    vaccination(
      "TH",
      {
        id: "TH-rabies",
        title: "Rabies vaccination, 21 days",
        anchor: "export",
        chip: { iso: "required", beforeDose: false },
        chipSource: FAQ,
        dose: { wait: { days: 21 } },
      },
      OFFICE,
    ),
    paper(
      "TH-core",
      "Core vaccines, leptospirosis for dogs, 21 days",
      "core_vaccines",
      { anchor: "export", before: { days: 21 } },
      OFFICE,
      { doer: "vet" },
    ),
    paper(
      "TH-permit",
      "Import permit, asked for 7 to 60 days before",
      "import_permit",
      {
        anchor: "export",
        within: { days: 60 },
        printsUntil: true,
        lead: { days: 7, saidBy: "juslaws.com" },
      },
      TOLD,
    ),
    paper(
      "TH-certificate",
      "Health certificate by the permit's terms",
      "health_certificate",
      { anchor: "export" },
      OFFICE,
      {
        doer: "official_vet",
      },
    ),
    breeds("TH-breed", "dog", THAILAND_DOGS, TOLD),
    otherSpecies("TH", "Thailand", "Ask the DLD, and check CITES.", TOLD),
  ],
};
