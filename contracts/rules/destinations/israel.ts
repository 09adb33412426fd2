import { ISRAEL_DOGS } from "#contracts/rules/breeds/laws-near-east.ts";
import type { Destination } from "#contracts/rules/rule.ts";

import { age, breeds, otherSpecies, outline, paper, vaccination } from "./usual.ts";
import { DOG_CAT, rule, source } from "./writing.ts";

const PERMIT = source(
  "Conditions of an import permit of April 2021, as MICoR of Australia quotes it",
  "israel",
  "quoted",
  {
    url: "https://micor.agriculture.gov.au/live-animals/",
    dated: "2021-04-01",
    verifiedOn: "2026-11-28",
  },
);
const TOLD = source("Bringing a pet on Aliyah", "israel", "secondary", {
  url: "https://shivat-zion.com/it/portale-informativo/procedure-speciali/animali-domestici-chayot-machmad/",
  verifiedOn: "2026-11-28",
  isVolatile: true,
});

export const ISRAEL: Destination = {
  countries: ["IL"],
  name: "Israel",
  timeZone: "Asia/Jerusalem",
  isOutline: true,
  rules: [
    outline(
      "IL",
      "Israel",
      "Whether a licence is needed beside the notice, and how old a young pet is to be, differ by origin: ask the Veterinary Services.",
      TOLD,
    ),
    age(
      "IL-age",
      "Four months old",
      { least: { months: 4 }, anchor: "entry" },
      source("Dogs and cats under four months cannot be imported, Jerusalem Post", "israel", "secondary", {
        url: "https://www.jpost.com/israel/dogs-and-cats-under-four-months-cant-be-imported",
        verifiedOn: "2026-11-28",
      }),
    ),
    vaccination(
      "IL",
      {
        id: "IL-rabies",
        title: "Rabies vaccination, 30 days to one year before",
        anchor: "entry",
        dose: { minAge: { months: 3 }, wait: { days: 30 }, maxAge: { months: 12 } },
        sample: { after: { days: 30 }, waits: [] },
        sampleTitle: "Rabies blood sample, 30 days after the vaccination",
      },
      PERMIT,
    ),
    paper(
      "IL-certificate",
      "Veterinary certificate, signed by a government vet, 10 days",
      "health_certificate",
      { anchor: "entry", within: { days: 10 } },
      TOLD,
      { doer: "official_vet" },
    ),
    paper(
      "IL-notice",
      "Notice to the airport's Veterinary Services, two working days before",
      "advance_notification",
      { anchor: "export", before: { days: 4 } },
      TOLD,
    ),
    paper(
      "IL-owner",
      "Owner's declaration: three months with the pet",
      "owner_declaration",
      { anchor: "entry", within: { days: 30 } },
      TOLD,
      { doer: "owner" },
    ),
    rule({
      id: "IL-pets",
      title: "Import licence for more than two pets",
      doer: "company",
      applies: { species: DOG_CAT, petsAbove: 2 },
      requirement: { kind: "event", record: "import_permit", anchor: "entry", printsUntil: true },
      source: source("Import requirements for Israel, globalpaws.co.za", "israel", "secondary", {
        url: "https://globalpaws.co.za/country-requirements/israel/",
        verifiedOn: "2026-11-28",
      }),
    }),
    breeds(
      "IL-breed",
      "dog",
      ISRAEL_DOGS,
      source("Dangerous breeds by order 5765/2004, dogwelcome.it", "israel", "secondary", {
        url: "https://www.dogwelcome.it/rubriche-cani-animali-ammessi/normative-e-sanzioni/norme-cani-pericolosi/norme-per-cani-considerati-pericolosi-israele",
        dated: "2023-01-01",
        verifiedOn: "2026-11-28",
      }),
    ),
    otherSpecies(
      "IL",
      "Israel",
      "Household birds, rabbits and rodents are admitted: ask the Veterinary Services.",
      TOLD,
    ),
  ],
};
