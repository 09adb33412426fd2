import { MALAYSIA_DOGS } from "#contracts/rules/breeds/laws-elsewhere.ts";
import type { Destination } from "#contracts/rules/rule.ts";

import { age, breeds, category, chipOnly, otherSpecies, outline, paper, vaccination } from "./usual.ts";
import { source } from "./writing.ts";

const MAQIS = source(
  "Haiwan kesayangan: guide to bringing in pets, first printing 2016",
  "maqis",
  "official",
  {
    url: "https://www.maqis.gov.my/index.php/haiwan-kesayangan/",
    dated: "2016-01-01",
    verifiedOn: "2026-11-28",
  },
);

const OTHERS_RULE = source(
  "Regulation on dogs and cats from other countries, as mamadog.com.my copies it",
  "maqis",
  "secondary",
  { url: "https://fr.mamadog.com.my/importing-into-malaysia", verifiedOn: "2026-11-28" },
);

export const MALAYSIA: Destination = {
  countries: ["MY"],
  name: "Malaysia",
  timeZone: "Asia/Kuala_Lumpur",
  isOutline: true,
  rules: [
    outline(
      "MY",
      "Malaysia",
      "Vaccinations and the days of quarantine differ by the exporting country, and Sabah and Sarawak have rules of their own: read the permit and DVS's protocol.",
      MAQIS,
    ),
    age("MY-age", "Three months old", { least: { months: 3 }, anchor: "entry" }, MAQIS),
    category(
      "MY-list",
      [{ list: "my_free", name: "one of those without quarantine" }],
      "none of those without quarantine: a rabies vaccination and at least seven days in quarantine are asked for.",
      OTHERS_RULE,
    ),
    paper(
      "MY-permit",
      "Import permit of MAQIS",
      "import_permit",
      { anchor: "entry", printsUntil: true },
      MAQIS,
    ),
    chipOnly(
      "MY-chip",
      {
        id: "MY-chip-only",
        title: "ISO microchip",
        anchor: "entry",
        applies: { origin: { list: "my_free", is: "on" } },
      },
      MAQIS,
    ),
    vaccination(
      "MY",
      {
        id: "MY-rabies",
        title: "Rabies vaccination",
        anchor: "export",
        chip: { iso: "required", beforeDose: "asked" },
        dose: { wait: { days: 0 } },
        applies: { origin: { list: "my_free", is: "off" } },
      },
      OTHERS_RULE,
    ),
    paper("MY-record", "Vaccination record or pet passport", "core_vaccines", { anchor: "entry" }, MAQIS, {
      doer: "vet",
    }),
    paper(
      "MY-certificate",
      "Veterinary health certificate, 7 days",
      "health_certificate",
      { anchor: "export", within: { days: 7 } },
      MAQIS,
      {
        doer: "official_vet",
      },
    ),
    paper("MY-quarantine", "Quarantine booked", "quarantine_reservation", { anchor: "export" }, OTHERS_RULE, {
      applies: { origin: { list: "my_free", is: "off" } },
    }),
    breeds(
      "MY-breed",
      "dog",
      MALAYSIA_DOGS,
      source(
        "Breeds not permitted and restricted, as my2ndhomess.blogspot.com copies them",
        "maqis",
        "secondary",
        {
          url: "http://my2ndhomess.blogspot.com/p/bringing-in-your-pets-viewed-4061-times.html",
          verifiedOn: "2026-11-28",
          isVolatile: true,
        },
      ),
    ),
    otherSpecies("MY", "Malaysia", "Ask MAQIS, and Perhilitan for wildlife; check CITES.", MAQIS),
  ],
};
