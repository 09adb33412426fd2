import { HAWAII_CATS, HAWAII_DOGS } from "#contracts/rules/breeds/laws-elsewhere.ts";
import type { Destination, Rule } from "#contracts/rules/rule.ts";

import { USA } from "./usa.ts";
import { breeds, category, chipOnly, otherSpecies, outline, paper, residence, vaccination } from "./usual.ts";
import { DOG_CAT, rule, source } from "./writing.ts";

const RULES_2018 = source("Revised rules of the 5 Day or Less program", "hawaii", "official", {
  url: "https://governorige.hawaii.gov/newsroom/latest-news/news-release-on-new-rabies-quarantine-rules/",
  dated: "2018-08-22",
  verifiedOn: "2026-11-28",
});
const CHECKLIST = source(
  "Checklist for direct airport release, as hawaiivaloans.com and starwoodpet.com tell it",
  "hawaii",
  "secondary",
  {
    url: "https://hawaiivaloans.com/pet-quarantine/",
    verifiedOn: "2026-11-28",
  },
);
const CODE = source("Hawaii Administrative Rules 4-29-9", "hawaii", "official", {
  url: "https://www.law.cornell.edu/regulations/hawaii/Haw-Code-R-SS-4-29-9",
  verifiedOn: "2026-11-28",
});
const GUAM_RULES = source("Shipping your pets to Guam", "guam", "quoted", {
  url: "https://www.andersen.af.mil/About-Us/Fact-Sheets/Display/Article/414480/shipping-your-pets/",
  dated: "2021-09-02",
  verifiedOn: "2026-11-28",
  isVolatile: true,
});

/** From abroad the rules of the USA hold beside the island's own; from the States they do not. */
const FROM_ABROAD: readonly Rule[] = USA.rules
  .filter(({ id }) => id !== "US-9-islands" && !id.endsWith("-others"))
  .map((of) => ({
    ...of,
    applies: { ...of.applies, notFromCountries: ["US"] },
  }));

const NOT_EXEMPT = { origin: { list: "hawaii_exempt", is: "off" } } as const;

/** No rabies there: two doses, a sample, thirty days; who misses a step waits up to 120 days in quarantine. */
export const HAWAII: Destination = {
  countries: ["US-HI"],
  name: "Hawaii",
  timeZone: "Pacific/Honolulu",
  rules: [
    ...FROM_ABROAD,
    category(
      "HI-list",
      [{ list: "hawaii_exempt", name: "free of rabies, so exempt" }],
      "not exempt: two vaccinations and a sample, or 120 days of quarantine.",
      CODE,
    ),
    vaccination(
      "HI",
      {
        id: "HI-rabies",
        title: "Rabies vaccination, 30 days",
        anchor: "entry",
        chip: { iso: "any", beforeDose: false },
        dose: { minAge: { days: 90 }, wait: { days: 30 }, sinceLast: { days: 30 } },
        secondDose: { after: { days: 31 } },
        sample: { after: { days: 0 }, waits: [{ from: "lab", span: { days: 30 } }], maxAge: { months: 36 } },
        sampleTitle: "Rabies blood sample (FAVN), 30 days from the laboratory",
        applies: NOT_EXEMPT,
      },
      RULES_2018,
    ),
    paper(
      "HI-papers",
      "Papers at the quarantine station, ten days before",
      "advance_notification",
      { anchor: "entry", before: { days: 10 } },
      CHECKLIST,
    ),
    paper(
      "HI-certificate",
      "Health certificate with tick treatment, 14 days",
      "health_certificate",
      { anchor: "entry", within: { days: 14 } },
      source(
        "Getting a pet to Hawaii: certificate and tick treatment within 14 days",
        "hawaii",
        "secondary",
        {
          url: "https://no.ynyoo.com/10045/100473/1004006100.html",
          verifiedOn: "2026-11-28",
        },
      ),
      { doer: "vet" },
    ),
    rule({
      id: "HI-port",
      title: "Arrival in Honolulu; other islands by permit",
      doer: "company",
      applies: { species: DOG_CAT },
      requirement: { kind: "port", allowed: ["HNL"] },
      source: CHECKLIST,
    }),
    residence(
      "HI-exempt",
      "Six months in an exempt area",
      { list: "hawaii_exempt", least: { months: 6 } },
      CODE,
      { applies: { origin: { list: "hawaii_exempt", is: "on" } } },
    ),
    breeds("HI-breed", "dog", HAWAII_DOGS, source("Wolf and dingo crosses", "hawaii", "general")),
    breeds("HI-hybrid", "cat", HAWAII_CATS, source("Hybrids with wild cats", "hawaii", "general")),
    otherSpecies(
      "HI",
      "Hawaii",
      "Most other species are not admitted: ask the department before anything is booked.",
      CODE,
    ),
  ],
};

/** As Hawaii in kind: an entry permit, a sample, up to 120 days of quarantine. */
export const GUAM: Destination = {
  countries: ["GU"],
  name: "Guam",
  timeZone: "Pacific/Guam",
  isOutline: true,
  rules: [
    outline(
      "GU",
      "Guam",
      "120 days of quarantine, fewer by the days since the laboratory had a sample of at least 0.5 IU/ml, home quarantine at 1.0 from the mainland; ask the territorial veterinarian.",
      GUAM_RULES,
    ),
    ...FROM_ABROAD,
    category(
      "GU-list",
      [{ list: "guam_exempt", name: "free of rabies, so exempt" }],
      "not exempt: a sample and quarantine.",
      GUAM_RULES,
    ),
    paper("GU-permit", "Entry permit", "import_permit", { anchor: "entry", printsUntil: true }, GUAM_RULES),
    chipOnly(
      "GU-chip",
      { id: "GU-chip-only", title: "Microchip", anchor: "entry", chip: { iso: "any" } },
      GUAM_RULES,
    ),
    vaccination(
      "GU",
      {
        id: "GU-rabies",
        title: "Rabies vaccination for Guam, 30 days",
        anchor: "entry",
        chip: { iso: "any", beforeDose: false },
        dose: { wait: { days: 30 }, sinceLast: { days: 30 } },
        secondDose: { after: { days: 31 } },
        sample: {
          after: { days: 0 },
          waits: [{ from: "lab", span: { days: 120 } }],
          shortfall: "rest",
        },
        sampleTitle: "Rabies blood sample (FAVN), 120 days from the laboratory",
        applies: { origin: { list: "guam_exempt", is: "off" } },
      },
      GUAM_RULES,
    ),
    paper(
      "GU-certificate",
      "Veterinary certificate for Guam, 10 days",
      "health_certificate",
      { anchor: "entry", within: { days: 10 } },
      source("Moving to Guam with pets, amcguam.com", "guam", "secondary", {
        url: "https://amcguam.com/moving-to-guam-with-pets/",
        verifiedOn: "2026-11-28",
      }),
      { doer: "vet" },
    ),
    otherSpecies("GU", "Guam", "Other vertebrates are generally refused: ask the department.", GUAM_RULES),
  ],
};
