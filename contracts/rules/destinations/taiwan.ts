import type { Destination } from "#contracts/rules/rule.ts";

import { category, otherSpecies, outline, paper, residence, vaccination } from "./usual.ts";
import { source } from "./writing.ts";

const QA = source("Questions on the import permit for dogs and cats", "aphia", "official", {
  url: "https://pet-epermit.baphiq.gov.tw/Entry?Command=Information_PrintContent&sFunctionId=04&sLang=2&sPicName=pubimg4.png&sItem=55",
  dated: "2014-05-08",
  verifiedOn: "2026-11-28",
});
const LAW = source("Regulations for importation of dogs or cats into Taiwan", "aphia", "official", {
  url: "https://law.moa.gov.tw/EngLawContent.aspx?id=159&lan=E",
  dated: "2013-12-04",
  verifiedOn: "2026-11-28",
  isVolatile: true,
});
const CFIA = source("Export of dogs and cats to Taiwan", "cfia", "official", {
  url: "https://inspection.canada.ca/animal-health/terrestrial-animals/exports/pets/taiwan/eng/1369763206331/1369763210628",
  verifiedOn: "2026-11-28",
});
const INFECTED = { origin: { list: "tw_rabies_free", is: "off" } } as const;

export const TAIWAN: Destination = {
  countries: ["TW"],
  name: "Taiwan",
  timeZone: "Asia/Taipei",
  isOutline: true,
  rules: [
    outline(
      "TW",
      "Taiwan",
      "The regulation is read as of 2013, and the quarantine has been shortened since: ask APHIA.",
      LAW,
    ),
    category(
      "TW-list",
      [
        { list: "tw_rabies_free", name: "free of rabies" },
        { list: "tw_accepted", name: "recognised as rabies-infected" },
      ],
      "not allowed.",
      LAW,
    ),
    residence(
      "TW-refused",
      "Not from Bangladesh or China",
      { list: "tw_accepted", least: { months: 6 } },
      source("Guidelines of quarantine requirements", "aphia", "secondary", {
        url: "https://docsbay.net/quarantine-rules-for-the-importation-of-dogs-or-cats-into-taiwan",
        dated: "2013-03-28",
        verifiedOn: "2026-11-28",
      }),
      { applies: { origin: { list: "tw_accepted", is: "off" } } },
    ),
    paper(
      "TW-permit",
      "Import permit",
      "import_permit",
      {
        anchor: "entry",
        printsUntil: true,
        lead: { days: 30, saidBy: "Regulations for importation of dogs or cats" },
      },
      LAW,
    ),
    vaccination(
      "TW",
      {
        id: "TW-1",
        title: "Rabies vaccination, 30 days to one year before, from a rabies-free area",
        anchor: "export",
        dose: { minAge: { days: 90 }, wait: { days: 30 }, maxAge: { months: 12 } },
        applies: { origin: { list: "tw_rabies_free", is: "on" } },
      },
      LAW,
    ),
    vaccination(
      "TW",
      {
        id: "TW-2",
        title: "Rabies vaccination, from a rabies-infected area",
        anchor: "export",
        dose: { minAge: { days: 90 }, wait: { days: 30 }, maxAge: { months: 12 } },
        sample: { after: { days: 0 }, waits: [{ from: "draw", span: { days: 90 } }], maxAge: { months: 12 } },
        sampleTitle: "Rabies blood sample, 90 days to one year before",
        applies: INFECTED,
      },
      QA,
    ),
    paper(
      "TW-quarantine",
      "Quarantine booked, 20 days before",
      "quarantine_reservation",
      { anchor: "export", before: { days: 20 } },
      CFIA,
      { applies: INFECTED },
    ),
    paper(
      "TW-certificate",
      "Veterinary health certificate, endorsed",
      "health_certificate",
      { anchor: "export", within: { days: 30 } },
      CFIA,
      {
        doer: "official_vet",
      },
    ),
    otherSpecies("TW", "Taiwan", "Ask APHIA, and check CITES.", LAW),
  ],
};
