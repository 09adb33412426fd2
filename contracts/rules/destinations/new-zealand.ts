import { NEW_ZEALAND_CATS, NEW_ZEALAND_DOGS } from "#contracts/rules/breeds/laws-elsewhere.ts";
import { COUNTRY_LISTS } from "#contracts/rules/countries.ts";
import type { Destination, RabiesChain, Rule } from "#contracts/rules/rule.ts";

import { NEW_ZEALAND_GUIDANCE } from "./guidance/new-zealand.ts";
import { breeds, category, vaccination } from "./usual.ts";
import { BIRD, DOG, DOG_CAT, review, rule, SMALL_AND_COLD, source } from "./writing.ts";

const MPI = source("Import health standard for cats and dogs 2026, category 3", "mpi", "quoted", {
  url: "https://mpi.govt.nz/bring-send-to-nz/pets-travelling-to-nz/bringing-cats-and-dogs-to-nz/step-by-step-guide-to-bringing-cats-and-dogs-to-nz",
  dated: "2026-07-01",
});

const TOLERATED = source(
  "The standard before that of 2026, tolerated to 1 April 2027, quoted by an audit",
  "mpi",
  "quoted",
  { dated: "2026-07-01", isVolatile: true },
);

const OTHERS = [...BIRD, "ferret", ...SMALL_AND_COLD] as const;

const CATEGORY_2 = source("Import health standard for cats and dogs, category 2", "mpi", "quoted", {
  url: "https://mpi.govt.nz/bring-send-to-nz/pets-travelling-to-nz/bringing-cats-and-dogs-to-nz/step-by-step-guide-to-bringing-cats-and-dogs-to-nz",
  dated: "2026-07-01",
  verifiedOn: "2026-11-28",
});
const FROM_2 = COUNTRY_LISTS.nz_category_2.on;
const NOT_1 = { notFromCountries: COUNTRY_LISTS.nz_category_1.on } as const;
/** Who has lived six months where there is no rabies needs no sample; who has not goes the way of category 3. */
const asCategory2 = { of: "NZ-rabies", name: "category 2" };
const asCategory3 = { of: "NZ-rabies", name: "category 3" };
const asBefore = { of: "NZ-rabies", name: "category 3, by the standard before" };

const NZ_CHAIN: RabiesChain = {
  kind: "rabies-chain",
  anchor: "export",
  chip: { iso: "required", beforeDose: true, refuses999: true },
  dose: { minAge: { days: 84 }, wait: { months: 6 } },
  sample: {
    after: { days: 0 },
    waits: [{ from: "draw", span: { months: 3 } }],
    maxAge: { months: 12 },
  },
  ids: { chip: "NZ-chip", dose: "NZ-dose", sample: "NZ-sample" },
  titles: {
    chip: "ISO microchip, not of the prefix 999",
    dose: "Rabies vaccination, six calendar months",
    sample: "Rabies blood sample, three to twelve months before",
  },
};

/** Samples were good for two years. */
const CHAIN_BEFORE: RabiesChain = {
  ...NZ_CHAIN,
  sample: { after: { days: 0 }, waits: [{ from: "draw", span: { months: 3 } }], maxAge: { months: 24 } },
  titles: { ...NZ_CHAIN.titles, sample: "Rabies blood sample, three to twenty-four months before" },
};
const identity = (chain: RabiesChain): Rule["requirement"] => ({
  kind: "identity",
  chain,
  isSameDayEnough: true,
  before: { months: 6 },
  secondIfDrawnWithin: { months: 6 },
});

export const NEW_ZEALAND: Destination = {
  countries: ["NZ"],
  name: "New Zealand",
  timeZone: "Pacific/Auckland",
  guidance: NEW_ZEALAND_GUIDANCE,
  rules: [
    category(
      "NZ-category",
      [
        { list: "nz_category_1", name: "category 1" },
        { list: "nz_category_2", name: "category 2, free of rabies" },
        { list: "nz_category_3", name: "category 3" },
      ],
      "on none of MPI's lists.",
      MPI,
    ),
    rule({
      id: "NZ-rabies",
      title: "Rabies vaccination six months before shipment, sample three to twelve",
      inForce: { from: "2026-07-01" },
      applies: { species: DOG_CAT, ...NOT_1 },
      requirement: NZ_CHAIN,
      source: MPI,
      way: asCategory3,
    }),
    rule({
      id: "NZ-rabies-before",
      title: "Rabies vaccination and sample by the standard before, tolerated to 1 April 2027",
      inForce: { from: "2026-07-01", until: "2027-04-01" },
      applies: { species: DOG_CAT, ...NOT_1 },
      requirement: CHAIN_BEFORE,
      source: TOLERATED,
      way: asBefore,
    }),
    rule({
      id: "NZ-identity-before",
      title: "Official identity check before the sample, six months before",
      doer: "official_vet",
      inForce: { from: "2026-07-01", until: "2027-04-01" },
      applies: { species: DOG_CAT, ...NOT_1 },
      requirement: identity(CHAIN_BEFORE),
      source: TOLERATED,
      way: asBefore,
    }),
    rule({
      id: "NZ-2-residence",
      title: "Six months in countries of category 2, or since birth",
      doer: "company",
      applies: { species: DOG_CAT, fromCountries: FROM_2 },
      requirement: {
        kind: "residence",
        list: "nz_category_2",
        named: "countries of category 2",
        also: ["NZ", ...COUNTRY_LISTS.nz_category_1.on],
        least: { months: 6 },
      },
      source: CATEGORY_2,
      way: asCategory2,
    }),
    {
      ...vaccination(
        "NZ",
        {
          id: "NZ-2-chip-only",
          title: "ISO microchip, not of the prefix 999",
          anchor: "export",
          chip: { iso: "required", beforeDose: true, refuses999: true },
          dose: { wait: { days: 0 } },
          only: "chip",
          applies: { fromCountries: FROM_2 },
        },
        CATEGORY_2,
      ),
      way: asCategory2,
    },
    rule({
      id: "NZ-origin",
      title: "From a country on MPI's list",
      doer: "company",
      applies: { species: DOG_CAT },
      requirement: {
        kind: "origin",
        list: "nz_approved",
        otherwise:
          "it is on none of MPI's lists. The way is six months in an approved country first, and from there.",
      },
      source: MPI,
    }),
    rule({
      id: "NZ-residence",
      title: "Six months in an approved country, or since birth",
      doer: "company",
      applies: { species: DOG_CAT, ...NOT_1 },
      requirement: { kind: "residence", list: "nz_approved", also: ["NZ"], least: { months: 6 } },
      source: MPI,
    }),
    rule({
      id: "NZ-permit",
      title: "Import permit",
      doer: "company",
      applies: { species: DOG_CAT, ...NOT_1 },
      requirement: {
        kind: "event",
        record: "import_permit",
        anchor: "export",
        printsUntil: true,
        lead: { days: 42, saidBy: "MPI, 15 August 2024: 30 working days" },
      },
      source: MPI,
    }),
    rule({
      id: "NZ-quarantine",
      title: "Quarantine booked",
      doer: "company",
      applies: { species: DOG_CAT, ...NOT_1 },
      requirement: { kind: "event", record: "quarantine_reservation", anchor: "export" },
      source: MPI,
    }),
    rule({
      id: "NZ-identity",
      title: "Official identity check before the sample, six months before",
      doer: "official_vet",
      applies: { species: DOG_CAT, ...NOT_1 },
      requirement: identity(NZ_CHAIN),
      source: MPI,
      way: asCategory3,
    }),
    rule({
      id: "NZ-internal",
      title: "Internal parasites, second treatment",
      applies: { species: DOG_CAT },
      requirement: {
        kind: "event",
        record: "internal_parasites_second",
        anchor: "export",
        within: { days: 5 },
      },
      source: MPI,
    }),
    rule({
      id: "NZ-lungworm",
      title: "Lungworm and heartworm treatment",
      applies: { species: DOG },
      requirement: {
        kind: "event",
        record: "lungworm_heartworm_treatment",
        anchor: "export",
        within: { days: 5 },
      },
      source: MPI,
    }),
    rule({
      id: "NZ-external",
      title: "External parasites, last treatment",
      applies: { species: DOG_CAT },
      requirement: {
        kind: "event",
        record: "external_parasites_last",
        anchor: "export",
        within: { days: 16 },
      },
      source: MPI,
    }),
    rule({
      id: "NZ-tests",
      title: "Blood tests",
      doer: "laboratory",
      applies: { species: DOG },
      requirement: { kind: "event", record: "blood_tests", anchor: "export", within: { days: 30 } },
      source: MPI,
    }),
    rule({
      id: "NZ-exam",
      title: "Final examination",
      doer: "official_vet",
      applies: { species: DOG_CAT },
      requirement: { kind: "event", record: "final_examination", anchor: "export", within: { days: 2 } },
      source: MPI,
    }),
    rule({
      id: "NZ-influenza",
      title: "Canine influenza vaccination or test",
      applies: { species: DOG, fromCountries: ["US", "CA", "KR"] },
      requirement: {
        kind: "event",
        record: "canine_influenza_course",
        anchor: "export",
        within: { months: 12 },
        before: { days: 14 },
      },
      source: MPI,
    }),
    rule({
      id: "NZ-port",
      title: "Arrival in Auckland or Christchurch",
      doer: "company",
      applies: { species: DOG_CAT },
      requirement: { kind: "port", allowed: ["AKL", "CHC"] },
      source: MPI,
    }),
    breeds(
      "NZ-breed",
      "dog",
      NEW_ZEALAND_DOGS,
      source("Dog Control Act 1996, schedule 4", "mpi", "official", {
        url: "https://www.legislation.govt.nz/act/public/1996/0013/latest/DLM375498.html",
        dated: "2011-08-18",
        verifiedOn: "2026-11-28",
      }),
    ),
    breeds(
      "NZ-hybrid",
      "cat",
      NEW_ZEALAND_CATS,
      source(
        "Hybrids but the Bengal of the fifth generation are refused, petraveller.com.au",
        "mpi",
        "secondary",
        {
          url: "https://petraveller.com.au/blog/banned-dog-breeds-in-new-zealand",
          verifiedOn: "2026-11-28",
        },
      ),
    ),
    review(
      "NZ-others",
      "Other species into New Zealand",
      OTHERS,
      "Hardly any other species is admitted: ask MPI.",
      source("Common knowledge", "mpi", "general"),
    ),
  ],
};
