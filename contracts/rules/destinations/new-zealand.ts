import { NEW_ZEALAND_CATS, NEW_ZEALAND_DOGS } from "#contracts/rules/breeds/laws-elsewhere.ts";
import type { Destination, RabiesChain } from "#contracts/rules/rule.ts";

import { breeds } from "./usual.ts";
import { BIRD, DOG, DOG_CAT, review, rule, SMALL_AND_COLD, source } from "./writing.ts";

const MPI = source("Import health standard for cats and dogs 2026, category 3", "mpi", "quoted", {
  url: "https://mpi.govt.nz/bring-send-to-nz/pets-travelling-to-nz/bringing-cats-and-dogs-to-nz/step-by-step-guide-to-bringing-cats-and-dogs-to-nz",
  dated: "2026-07-01",
});

const OTHERS = [...BIRD, "ferret", ...SMALL_AND_COLD] as const;

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

export const NEW_ZEALAND: Destination = {
  countries: ["NZ"],
  name: "New Zealand",
  timeZone: "Pacific/Auckland",
  rules: [
    rule({
      id: "NZ-rabies",
      title: "Rabies vaccination six months before shipment, sample three to twelve",
      inForce: { from: "2026-07-01" },
      applies: { species: DOG_CAT, notFromCountries: ["AU"] },
      requirement: NZ_CHAIN,
      source: MPI,
    }),
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
      applies: { species: DOG_CAT, notFromCountries: ["AU"] },
      requirement: { kind: "residence", list: "nz_approved", also: ["NZ"], least: { months: 6 } },
      source: MPI,
    }),
    rule({
      id: "NZ-permit",
      title: "Import permit",
      doer: "company",
      applies: { species: DOG_CAT, notFromCountries: ["AU"] },
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
      applies: { species: DOG_CAT, notFromCountries: ["AU"] },
      requirement: { kind: "event", record: "quarantine_reservation", anchor: "export" },
      source: MPI,
    }),
    rule({
      id: "NZ-identity",
      title: "Official identity check before the sample, six months before",
      doer: "official_vet",
      applies: { species: DOG_CAT, notFromCountries: ["AU"] },
      requirement: {
        kind: "identity",
        chain: NZ_CHAIN,
        isSameDayEnough: true,
        before: { months: 6 },
        secondIfDrawnWithin: { months: 6 },
      },
      source: MPI,
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
