import { NEW_ZEALAND_CATS, NEW_ZEALAND_DOGS } from "#contracts/rules/breeds/laws-elsewhere.ts";
import type { Destination } from "#contracts/rules/rule.ts";

import { NEW_ZEALAND_GUIDANCE } from "./guidance/new-zealand.ts";
import { MPI, NEW_ZEALAND_RABIES, NOT_1 } from "./new-zealand-rabies.ts";
import { breeds, otherSpecies, residence } from "./usual.ts";
import { DOG, DOG_CAT, rule, source } from "./writing.ts";

export const NEW_ZEALAND: Destination = {
  countries: ["NZ"],
  name: "New Zealand",
  timeZone: "Pacific/Auckland",
  guidance: NEW_ZEALAND_GUIDANCE,
  rules: [
    ...NEW_ZEALAND_RABIES,
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
    residence(
      "NZ-residence",
      "Six months in an approved country, or since birth",
      { list: "nz_approved", also: ["NZ"], least: { months: 6 } },
      MPI,
      { applies: { ...NOT_1 } },
    ),
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
      id: "NZ-external-first",
      title: "External parasites, first treatment, 14 days before the Babesia sample",
      applies: { species: DOG },
      requirement: {
        kind: "event",
        record: "external_parasites_start",
        anchor: "export",
        before: { days: 14 },
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
      requirement: {
        kind: "event",
        record: "blood_tests",
        anchor: "export",
        within: { days: 30 },
        after: { record: "external_parasites_start", span: { days: 14 } },
      },
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
      applies: { species: DOG, fromOrAfter: ["US", "CA", "KR"] },
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
    otherSpecies(
      "NZ",
      "New Zealand",
      "Hardly any other species is admitted: ask MPI.",
      source("Common knowledge", "mpi", "general"),
    ),
  ],
};
