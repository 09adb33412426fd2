import { HONG_KONG_DOGS } from "#contracts/rules/breeds/laws-elsewhere.ts";
import type { Destination } from "#contracts/rules/rule.ts";

import { breeds, category, chipOnly, otherSpecies, paper, residence, vaccination } from "./usual.ts";
import { DOG_CAT, rule, source } from "./writing.ts";

const AFCD = source("Import of dogs and cats", "afcd", "official", {
  url: "https://www.afcd.gov.hk/english/quarantine/qua_ie/qua_ie_ipab/qua_ie_ipab_idc/qua_ie_ipab_idc.html",
  verifiedOn: "2026-11-28",
});
const IIIA = source("Questions on the quarantine of group IIIA", "afcd", "official", {
  url: "https://www.afcd.gov.hk/english/quarantine/qua_ie/qua_ie_ipab/qua_ie_ipab_idc/qua_ie_ipab_idc_Group_IIIA_faq.html",
  dated: "2025-05-13",
  verifiedOn: "2026-11-28",
});
const YEARBOOK = source(
  "Yearbook of 2005: all imported dogs and cats are identified by a microchip",
  "afcd",
  "official",
  {
    url: "https://yearbook.gov.hk/2005/en/09_19.htm",
    verifiedOn: "2026-11-28",
  },
);
const TOLD = source("Terms of the permit, as agents and familyclic.hk tell them", "afcd", "secondary", {
  url: "https://familyclic.hk/tc/topics/Daily-lives-legal-issues/Laws-relating-to-pets/Travel-and-pets",
  verifiedOn: "2026-11-28",
  isVolatile: true,
});

/** Three groups of countries by their rabies; the third waits in quarantine. */
export const HONG_KONG: Destination = {
  countries: ["HK"],
  name: "Hong Kong",
  timeZone: "Asia/Hong_Kong",
  rules: [
    category(
      "HK-group",
      [
        { list: "hk_group_1", name: "group I" },
        { list: "hk_group_2", name: "group II" },
        { list: "hk_group_3a", name: "group IIIA" },
        { list: "hk_group_3", name: "group III" },
      ],
      "in none of AFCD's groups.",
      AFCD,
    ),
    chipOnly(
      "HK-chip",
      {
        id: "HK-3-chip",
        title: "Microchip, from group III",
        anchor: "entry",
        applies: { origin: { list: "hk_group_3", is: "on" } },
      },
      YEARBOOK,
    ),
    paper("HK-permit", "Special permit", "import_permit", { anchor: "entry", printsUntil: true }, AFCD),
    chipOnly(
      "HK-chip",
      {
        id: "HK-1",
        title: "Microchip, from group I",
        anchor: "entry",
        applies: { origin: { list: "hk_group_1", is: "on" } },
      },
      AFCD,
    ),
    vaccination(
      "HK",
      {
        id: "HK-2",
        title: "Rabies vaccination, 30 days to one year before, from group II",
        anchor: "entry",
        dose: { minAge: { days: 90 }, wait: { days: 30 }, maxAge: { months: 12 } },
        applies: { origin: { list: "hk_group_2", is: "on" } },
      },
      TOLD,
    ),
    vaccination(
      "HK",
      {
        id: "HK-3A",
        title: "Rabies vaccination, from group IIIA",
        anchor: "export",
        dose: { minAge: { days: 90 }, wait: { days: 0 } },
        sample: {
          after: { days: 30 },
          waits: [{ from: "draw", span: { days: 90 } }],
          maxAge: { months: 12 },
        },
        sampleTitle: "Rabies blood sample, 90 days to one year before",
        applies: { origin: { list: "hk_group_3a", is: "on" } },
      },
      IIIA,
    ),
    rule({
      id: "HK-3",
      title: "Quarantine of at least 120 days, from group III",
      doer: "company",
      applies: { species: DOG_CAT, origin: { list: "hk_group_3", is: "on" } },
      requirement: { kind: "event", record: "quarantine_reservation", anchor: "export" },
      source: AFCD,
    }),
    paper(
      "HK-3A-quarantine",
      "Quarantine of 30 days booked, from group IIIA",
      "quarantine_reservation",
      { anchor: "export" },
      IIIA,
      { applies: { origin: { list: "hk_group_3a", is: "on" } } },
    ),
    paper(
      "HK-core",
      "Core vaccines, 14 days to one year before",
      "core_vaccines",
      { anchor: "entry", before: { days: 14 }, within: { months: 12 } },
      TOLD,
      { doer: "vet" },
    ),
    paper(
      "HK-certificate",
      "Animal health certificate (VC-DC1), 14 days",
      "health_certificate",
      { anchor: "entry", within: { days: 14 } },
      TOLD,
      { doer: "official_vet" },
    ),
    residence("HK-residence", "180 days in the country it comes from", { least: { days: 180 } }, TOLD, {
      applies: { origin: { list: "hk_group_3", is: "off" } },
    }),
    paper(
      "HK-notice",
      "Notice to the duty officer, two working days before",
      "advance_notification",
      { anchor: "entry", before: { days: 4 } },
      TOLD,
    ),
    paper("HK-cargo", "Booked as manifest cargo", "route_booking", { anchor: "entry" }, TOLD),
    breeds("HK-breed", "dog", HONG_KONG_DOGS, source("Dangerous dogs", "afcd", "general")),
    otherSpecies("HK", "Hong Kong", "Ask AFCD for a permit, and check CITES.", AFCD),
  ],
};
