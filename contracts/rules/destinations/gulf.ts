import { QATAR_CATS, QATAR_DOGS, SAUDI_ARABIA_DOGS } from "#contracts/rules/breeds/laws-near-east.ts";
import type { Destination } from "#contracts/rules/rule.ts";

import { age, breeds, otherSpecies, outline, paper, vaccination } from "./usual.ts";
import { DOG, rule, source } from "./writing.ts";

const PERMIT_2019 = source(
  "Conditions of an import permit of 2019, as MICoR of Australia quotes it",
  "qatar",
  "quoted",
  {
    url: "https://micor.agriculture.gov.au/live-animals/Pages/qatar/dogs.aspx",
    dated: "2019-01-01",
    verifiedOn: "2026-11-28",
  },
);
const HUKOOMI = source("Pet import permits for visitors", "qatar", "official", {
  url: "https://hukoomi.gov.qa/en/service/request-pet-import-permits-for-hayya-card-holders",
  dated: "2022-10-23",
  verifiedOn: "2026-11-28",
  isVolatile: true,
});
const MARHABA = source("Pet relocation in Qatar, marhaba.qa", "qatar", "secondary", {
  url: "https://marhaba.qa/pet-relocation-in-qatar/",
  verifiedOn: "2026-11-28",
  isVolatile: true,
});
const APHIS = source("APHIS of 30 July 2025 on MEWA's rules, as giraffy.com tells it", "mewa", "secondary", {
  url: "https://giraffy.com/ksa/ar/expats/moving-to-saudi-arabia-with-pets",
  dated: "2025-07-30",
  verifiedOn: "2026-11-28",
  isVolatile: true,
});

export const QATAR: Destination = {
  countries: ["QA"],
  name: "Qatar",
  timeZone: "Asia/Qatar",
  isOutline: true,
  rules: [
    outline(
      "QA",
      "Qatar",
      "The least age is four months in one text and seven in another, and permits are for residents: ask the Department of Animal Resources.",
      HUKOOMI,
    ),
    paper(
      "QA-permit",
      "Import permit, 30 days at most",
      "import_permit",
      { anchor: "entry", within: { days: 30 } },
      HUKOOMI,
    ),
    age("QA-age", "Four months old", { least: { months: 4 }, anchor: "entry" }, PERMIT_2019),
    vaccination(
      "QA",
      {
        id: "QA-rabies",
        title: "Rabies vaccination, one month to eleven before",
        anchor: "export",
        dose: { wait: { months: 1 }, maxAge: { months: 11 } },
        sample: {
          after: { days: 0 },
          waits: [
            { from: "draw", span: { days: 90 } },
            { from: "draw", span: { months: 3 } },
          ],
          maxAge: { months: 12 },
        },
        sampleTitle: "Rabies blood sample, 90 days to 12 months before",
      },
      MARHABA,
    ),
    paper(
      "QA-core",
      "Core vaccines, leptospirosis for dogs",
      "core_vaccines",
      { anchor: "entry", before: { days: 30 } },
      PERMIT_2019,
      {
        doer: "vet",
      },
    ),
    paper(
      "QA-certificate",
      "Official health certificate",
      "health_certificate",
      { anchor: "entry", within: { days: 14 } },
      MARHABA,
      {
        doer: "official_vet",
      },
    ),
    breeds(
      "QA-breed",
      "dog",
      QATAR_DOGS,
      source("Breeds that are not permitted, angloinfo.com", "qatar", "secondary", {
        url: "https://www.angloinfo.com/how-to/qatar/moving/moving-pets/entering-qatar",
        verifiedOn: "2026-11-28",
        isVolatile: true,
      }),
    ),
    breeds(
      "QA-hybrid",
      "cat",
      QATAR_CATS,
      source("Qatar pet import requirements, pettravel.com", "qatar", "secondary", {
        url: "https://www.pettravel.com/information/pet-passports/qatar-pet-import-requirements/",
        verifiedOn: "2026-11-28",
      }),
    ),
    otherSpecies("QA", "Qatar", "Ask the Department of Animal Resources, and check CITES.", MARHABA),
  ],
};

export const SAUDI_ARABIA: Destination = {
  countries: ["SA"],
  name: "Saudi Arabia",
  timeZone: "Asia/Riyadh",
  isOutline: true,
  rules: [
    outline(
      "SA",
      "Saudi Arabia",
      "Approved countries, ports and the terms of the permit stand in MEWA's portal: ask there.",
      APHIS,
    ),
    rule({
      id: "SA-dogs",
      title: "A dog that hunts, guards or guides",
      doer: "owner",
      applies: { species: DOG },
      requirement: {
        kind: "review",
        hint: "Dogs are not generally allowed, but for hunting, guarding and guiding the disabled: which of these is it, by which paper?",
      },
      source: APHIS,
    }),
    paper(
      "SA-permit",
      "Import permit of MEWA, 30 days at most",
      "import_permit",
      { anchor: "entry", within: { days: 30 } },
      APHIS,
    ),
    vaccination(
      "SA",
      {
        id: "SA-rabies",
        title: "Rabies vaccination, 30 days to 12 months before",
        anchor: "entry",
        dose: { wait: { days: 30 }, maxAge: { months: 12 } },
      },
      source("Pet import regulations in Saudi Arabia, expatfinder.com", "mewa", "secondary", {
        url: "https://www.expatfinder.com/saudi-arabia/expat-guides/article/pet-import-regulations-in-saudi-arabia/1066",
        verifiedOn: "2026-11-28",
      }),
    ),
    paper(
      "SA-certificate",
      "Health certificate, endorsed, and certificate of origin",
      "health_certificate",
      { anchor: "entry", within: { days: 10 } },
      APHIS,
      {
        doer: "official_vet",
      },
    ),
    breeds(
      "SA-breed",
      "dog",
      SAUDI_ARABIA_DOGS,
      source("Breeds that are not allowed, qilnews.com", "mewa", "secondary", {
        url: "http://www.qilnews.com/2018/05/how-to-bring-pets-to-saudi-arabia_27.html",
        dated: "2018-05-27",
        verifiedOn: "2026-11-28",
        isVolatile: true,
      }),
    ),
    otherSpecies(
      "SA",
      "Saudi Arabia",
      "Birds need a permit of the authority for wildlife; exotic pets are refused.",
      APHIS,
    ),
  ],
};
