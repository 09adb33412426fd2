import type { Destination } from "#contracts/rules/rule.ts";

import { category, otherSpecies, paper, vaccination } from "./usual.ts";
import { DOG_CAT, review, rule, source } from "./writing.ts";

const GACC = source(
  "Announcement 5 of 2019 on pets carried by travellers, in translation",
  "gacc",
  "secondary",
  {
    url: "https://www.jingleoffice.com/supervision-of-entry-and-quarantine-of-pets/",
    dated: "2019-01-02",
    verifiedOn: "2026-11-28",
  },
);
const XINHUA = source("Designated countries and laboratories, as Xinhua tells them", "gacc", "secondary", {
  url: "https://peoplesdaily.pdnews.cn/china/pets-entering-china-enjoy-eased-isolation-quarantine-check-46299.html",
  dated: "2019-05-01",
  verifiedOn: "2026-11-28",
});

/** One pet a traveller. With a chip, and a report of antibodies unless from a designated country, no quarantine. */
export const CHINA: Destination = {
  countries: ["CN"],
  name: "China",
  timeZone: "Asia/Shanghai",
  rules: [
    category(
      "CN-list",
      [{ list: "cn_designated", name: "designated, so no sample" }],
      "not designated: a report of rabies antibodies is asked for.",
      XINHUA,
    ),
    rule({
      id: "CN-pets",
      title: "One pet a traveller",
      doer: "company",
      applies: { species: DOG_CAT, petsAbove: 1 },
      requirement: {
        kind: "review",
        hint: "Each traveller brings one dog or cat at a time: say who travels with each.",
      },
      source: GACC,
    }),
    vaccination(
      "CN",
      {
        id: "CN-1",
        title: "Rabies vaccination, from a designated country",
        anchor: "entry",
        chip: { iso: "any", beforeDose: "asked" },
        dose: { wait: { days: 0 } },
        applies: { origin: { list: "cn_designated", is: "on" } },
      },
      XINHUA,
    ),
    vaccination(
      "CN",
      {
        id: "CN-2",
        title: "Rabies vaccination",
        anchor: "entry",
        chip: { iso: "any", beforeDose: "asked" },
        dose: { wait: { days: 0 } },
        sample: { after: { days: 0 }, waits: [], maxAge: { months: 12 }, shortfall: { days: 30 } },
        sampleTitle: "Report of rabies antibodies by an accepted laboratory",
        applies: { origin: { list: "cn_designated", is: "off" } },
      },
      GACC,
    ),
    paper(
      "CN-certificate",
      "Quarantine certificate of the authority and rabies certificate",
      "health_certificate",
      { anchor: "entry", within: { days: 14 } },
      source("How old the certificate may be is common knowledge", "gacc", "general"),
      { doer: "official_vet" },
    ),
    review(
      "CN-port",
      "A port with quarantine, where one is needed",
      DOG_CAT,
      "A pet that has to be quarantined for 30 days enters by a port that has the means (Beijing, Shanghai, Urumqi among them): ask the customs of the port.",
      XINHUA,
    ),
    otherSpecies("CN", "China", "Travellers bring dogs and cats alone.", GACC),
  ],
};
