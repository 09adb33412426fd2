import type { RabiesChain, Rule } from "#contracts/rules/rule.ts";

import { category, chipOnly, residence } from "./usual.ts";
import { DOG_CAT, review, rule, source } from "./writing.ts";

export const MPI = source("Import health standard for cats and dogs 2026, category 3", "mpi", "quoted", {
  url: "https://mpi.govt.nz/bring-send-to-nz/pets-travelling-to-nz/bringing-cats-and-dogs-to-nz/step-by-step-guide-to-bringing-cats-and-dogs-to-nz",
  dated: "2026-07-01",
});

const TOLERATED = source(
  "The standard before that of 2026, tolerated to 1 April 2027, quoted by an audit",
  "mpi",
  "quoted",
  { dated: "2026-07-01", isVolatile: true },
);

const CATEGORY_2 = source("Import health standard for cats and dogs, category 2", "mpi", "quoted", {
  url: "https://mpi.govt.nz/bring-send-to-nz/pets-travelling-to-nz/bringing-cats-and-dogs-to-nz/step-by-step-guide-to-bringing-cats-and-dogs-to-nz",
  dated: "2026-07-01",
  verifiedOn: "2026-11-28",
});
const CATEGORY_1 = source(
  "Import health standard for cats and dogs, category 1: Australia and Norfolk Island",
  "mpi",
  "quoted",
  {
    url: "https://mpi.govt.nz/bring-send-to-nz/pets-travelling-to-nz/bringing-cats-and-dogs-to-nz/step-by-step-guide-to-bringing-cats-and-dogs-to-nz",
    dated: "2026-07-01",
    verifiedOn: "2026-11-28",
  },
);
const FROM_1 = { origin: { list: "nz_category_1", is: "on" } } as const;
const FROM_2 = { origin: { list: "nz_category_2", is: "on" } } as const;
export const NOT_1 = { origin: { list: "nz_category_1", is: "off" } } as const;
const NO_999 = { refuses: ["999"] };
/** Who has lived six months where there is no rabies needs no sample; who has not goes the way of category 3. */
const asCategory2 = { of: "NZ-rabies", name: "category 2" };
const asCategory3 = { of: "NZ-rabies", name: "category 3" };
const asBefore = { of: "NZ-rabies", name: "category 3, by the standard before" };

const CHIP_TITLE = "ISO microchip, not of the prefix 999";

const NZ_CHAIN: RabiesChain = {
  kind: "rabies-chain",
  anchor: "export",
  chip: { iso: "required", beforeDose: true, refuses: ["999"] },
  dose: { minAge: { days: 84 }, wait: { months: 6 } },
  sample: {
    after: { days: 0 },
    waits: [{ from: "draw", span: { months: 3 } }],
    maxAge: { months: 12 },
  },
  ids: { chip: "NZ-chip", dose: "NZ-dose", sample: "NZ-sample" },
  titles: {
    chip: CHIP_TITLE,
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

/** Which category an origin is of, and the ways by which it is free of rabies. */
export const NEW_ZEALAND_RABIES: readonly Rule[] = [
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
  residence(
    "NZ-2-residence",
    "Six months in countries of category 2, or since birth",
    {
      list: ["nz_category_1", "nz_category_2"],
      named: "countries of category 2",
      also: ["NZ"],
      least: { months: 6 },
    },
    CATEGORY_2,
    { applies: FROM_2, way: asCategory2 },
  ),
  {
    ...chipOnly(
      "NZ-chip",
      { id: "NZ-2-chip-only", title: CHIP_TITLE, anchor: "export", chip: NO_999, applies: FROM_2 },
      CATEGORY_2,
    ),
    way: asCategory2,
  },
  {
    ...review(
      "NZ-1-conditions",
      "The conditions of category 1",
      DOG_CAT,
      "No sample, permit or quarantine from Australia, but MPI has conditions for category 1, such as how long the pet has been there, which this product does not hold: ask MPI.",
      CATEGORY_1,
    ),
    applies: { species: DOG_CAT, ...FROM_1 },
  },
  chipOnly(
    "NZ-chip",
    { id: "NZ-1-chip-only", title: CHIP_TITLE, anchor: "export", chip: NO_999, applies: FROM_1 },
    CATEGORY_1,
  ),
  rule({
    id: "NZ-identity",
    title: "Official identity check before the sample, six months before",
    doer: "official_vet",
    applies: { species: DOG_CAT, ...NOT_1 },
    requirement: identity(NZ_CHAIN),
    source: MPI,
    way: asCategory3,
  }),
];
