import { GREAT_BRITAIN_DOGS } from "#contracts/rules/breeds/laws-europe.ts";
import type { Destination } from "#contracts/rules/rule.ts";

import { GREAT_BRITAIN_GUIDANCE } from "./guidance/great-britain.ts";
import { category, tapewormList } from "./usual.ts";
import { BIRD, CAT, DOG, DOG_CAT, DOG_CAT_FERRET, review, rule, SMALL_AND_COLD, source } from "./writing.ts";

const GOV = source(
  "Bring your pet to Great Britain, and the Heathrow Animal Reception Centre",
  "gov_uk",
  "official",
  { url: "https://www.gov.uk/bring-pet-to-great-britain", dated: "2026-05-18" },
);
const EXTRA = source("Heading of form PT44; the details are common knowledge", "gov_uk", "general", {
  dated: "2020-07-01",
});
const ASSISTANCE = source("Guide and assistance dogs", "gov_uk", "official", {
  url: "https://www.gov.uk/bring-pet-to-great-britain/guide-dogs",
  verifiedOn: "2026-11-30",
});
const COMMERCIAL = source(
  "Import information note BLLV/5b, commercial import of dogs, cats and ferrets",
  "gov_uk",
  "official",
  {
    url: "https://www.gov.uk/government/publications/dogs-cats-or-ferrets-live-or-germinal-products-import-information-notes/commercial-import-of-dogs-cats-and-ferrets-import-information-note-iin-bllv5b",
    dated: "2025-04-22",
    verifiedOn: "2026-11-30",
  },
);
const CHAIN = {
  kind: "rabies-chain",
  anchor: "entry",
  chip: { iso: "or_reader", beforeDose: true },
  dose: { minAge: { days: 84 }, wait: { days: 21 }, refusesLive: true, isUsFirstDoseAYear: true },
} as const;

/** Dogs, cats and ferrets alike; tapeworm for dogs; a blood sample from countries that are not listed. */
export const GREAT_BRITAIN: Destination = {
  countries: ["GB"],
  name: "Great Britain",
  timeZone: "Europe/London",
  guidance: GREAT_BRITAIN_GUIDANCE,
  rules: [
    category(
      "GB-list",
      [
        { list: "gb_part_1", name: "part 1 of the list, whose passports count" },
        { list: "gb_listed", name: "part 2 of the list" },
      ],
      "not listed: a blood sample and three months are asked for.",
      GOV,
      { species: DOG_CAT_FERRET },
    ),
    rule({
      id: "GB-3",
      title: "Rabies vaccination, from a listed country",
      applies: { species: DOG_CAT_FERRET, origin: { list: "gb_listed", is: "on" } },
      requirement: {
        ...CHAIN,
        ids: { chip: "GB-1", dose: "GB-3" },
        titles: { chip: "ISO microchip before the vaccination", dose: "Rabies vaccination, 21 days" },
      },
      source: GOV,
    }),
    rule({
      id: "GB-4",
      title: "Rabies vaccination and blood sample, from an unlisted country",
      applies: { species: DOG_CAT_FERRET, origin: { list: "gb_listed", is: "off" } },
      requirement: {
        ...CHAIN,
        sample: {
          after: { days: 30 },
          waits: [{ from: "draw", span: { months: 3 } }],
          noWaitWith: { record: "eu_pet_passport", drawnIn: "gb_part_1" },
        },
        ids: { chip: "GB-1", dose: "GB-4-dose", sample: "GB-4" },
        titles: {
          chip: "ISO microchip before the vaccination",
          dose: "Rabies vaccination",
          sample: "Rabies blood sample, three calendar months",
        },
      },
      source: GOV,
    }),
    tapewormList("GB-5-list", GOV),
    rule({
      id: "GB-5",
      title: "Tapeworm treatment",
      applies: { species: DOG, origin: { list: "tapeworm_free", is: "off" } },
      requirement: { kind: "hours", record: "tapeworm_treatment", least: 24, most: 120 },
      source: GOV,
    }),
    rule({
      id: "GB-6",
      title: "GB pet health certificate",
      doer: "official_vet",
      applies: { species: DOG_CAT_FERRET, commercial: { is: false, ifUnknown: "yes" } },
      requirement: {
        kind: "event",
        record: "animal_health_certificate",
        anchor: "entry",
        within: { days: 10 },
        instead: [
          { record: "eu_pet_passport", doseGivenIn: "gb_part_1" },
          // The certificate by which it left Great Britain brings it home.
          {
            record: "animal_health_certificate",
            issuedInOneOf: ["GB"],
            from: "gb_part_1",
            within: { months: 4 },
          },
        ],
        serves: { months: 4 },
      },
      source: GOV,
    }),
    rule({
      id: "GB-7",
      title: "Approved route, by air as manifest cargo",
      doer: "company",
      applies: {
        species: DOG_CAT_FERRET,
        isAssistanceAnimal: false,
        notFromCountries: ["IE"],
      },
      requirement: { kind: "event", record: "route_booking", anchor: "entry" },
      source: GOV,
    }),
    rule({
      id: "GB-7-assistance",
      title: "Airline told of the assistance dog",
      doer: "owner",
      applies: { species: DOG, isAssistanceAnimal: true },
      requirement: {
        kind: "review",
        hint: "An assistance dog may come in the cabin and by more routes, and the health rules hold for it all the same. Tell the airline 48 hours before, and ask whether it knows the organisation that trained the dog.",
      },
      source: ASSISTANCE,
    }),
    rule({
      id: "GB-C",
      title: "Commercial movement",
      doer: "company",
      applies: { species: DOG_CAT_FERRET, commercial: { is: true, ifUnknown: "no" } },
      requirement: {
        kind: "review",
        hint: "Without its owner within five days, with more than five, or to a new owner a pet is a commercial import: premises that are registered, an official certificate of its own and a notice in IPAFFS. Ask APHA which.",
      },
      source: COMMERCIAL,
    }),
    rule({
      id: "GB-8",
      title: "Owner within five days",
      doer: "owner",
      applies: { species: DOG_CAT_FERRET },
      requirement: { kind: "escort" },
      source: GOV,
    }),
    rule({
      id: "GB-9",
      title: "Breed that is not refused",
      doer: "company",
      applies: { species: DOG },
      requirement: { kind: "breed", law: GREAT_BRITAIN_DOGS },
      source: GOV,
    }),
    rule({
      id: "GB-10",
      title: "Extra certificate for cats from Australia",
      doer: "official_vet",
      applies: { species: CAT, fromCountries: ["AU"] },
      requirement: { kind: "review", hint: "Cats from Australia need a certificate more: ask APHA which." },
      source: EXTRA,
    }),
    rule({
      id: "GB-10-malaysia",
      title: "Extra certificate for dogs and cats from Peninsular Malaysia",
      doer: "official_vet",
      applies: { species: DOG_CAT, fromCountries: ["MY"] },
      requirement: {
        kind: "review",
        hint: "Dogs and cats from Peninsular Malaysia need a certificate more: ask APHA which.",
      },
      source: EXTRA,
    }),
    review(
      "GB-others",
      "Other species into Great Britain",
      [...BIRD, ...SMALL_AND_COLD],
      "GOV.UK has separate guidance for birds, rabbits, rodents, reptiles and fish; check CITES.",
      source("Bringing pets and other animals into Great Britain", "gov_uk", "official"),
    ),
  ],
};
