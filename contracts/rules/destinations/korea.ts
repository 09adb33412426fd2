import type { Destination } from "#contracts/rules/rule.ts";

import { category, chipOnly, otherSpecies, outline, paper, vaccination } from "./usual.ts";
import { DOG_CAT, rule, source } from "./writing.ts";

const QIA = source("Entry requirements since 1 December 2012, as an agent tells them", "qia", "secondary", {
  url: "http://www.petairline.co.kr/public_html/html/sub/entry/entry.html",
  dated: "2012-12-01",
  verifiedOn: "2026-11-28",
  isVolatile: true,
});

/** A chip for every pet; a sample of 30 days to 24 months unless it comes from a rabies-free region. */
export const SOUTH_KOREA: Destination = {
  countries: ["KR"],
  name: "South Korea",
  timeZone: "Asia/Seoul",
  isOutline: true,
  rules: [
    outline("KR", "South Korea", "The list of rabies-free regions is that of WOAH on the day: ask QIA.", QIA),
    category(
      "KR-list",
      [{ list: "kr_rabies_free", name: "free of rabies" }],
      "not on the list of rabies-free regions.",
      QIA,
    ),
    chipOnly(
      "KR-chip",
      {
        id: "KR-1",
        title: "Microchip, from a rabies-free region",
        anchor: "export",
        applies: { origin: { list: "kr_rabies_free", is: "on" } },
      },
      QIA,
    ),
    vaccination(
      "KR",
      {
        id: "KR-2",
        title: "Rabies vaccination, 30 days",
        anchor: "export",
        dose: { wait: { days: 30 } },
        sample: { after: { days: 0 }, waits: [{ from: "draw", span: { days: 30 } }], maxAge: { months: 24 } },
        sampleTitle: "Rabies blood sample, 30 days to 24 months before",
        applies: {
          origin: { list: "kr_rabies_free", is: "off" },
          fromAge: { span: { days: 90 }, anchor: "export" },
        },
      },
      QIA,
    ),
    paper(
      "KR-certificate",
      "Official health certificate with chip, result and day of the sample",
      "health_certificate",
      { anchor: "export" },
      QIA,
      { doer: "official_vet" },
    ),
    rule({
      id: "KR-australia",
      title: "Hendra and Nipah papers from Australia and Malaysia",
      doer: "official_vet",
      applies: { species: DOG_CAT, fromCountries: ["AU", "MY"] },
      requirement: {
        kind: "review",
        hint: "Dogs and cats from Australia and Malaysia need further papers on Hendra or Nipah: ask QIA which.",
      },
      source: source("Entering South Korea, angloinfo.com", "qia", "secondary", {
        url: "https://www.angloinfo.com/how-to/south-korea/seoul/moving/moving-pets/entering-south-korea",
        verifiedOn: "2026-11-28",
      }),
    }),
    otherSpecies("KR", "South Korea", "Ask QIA, and check CITES.", QIA),
  ],
};
