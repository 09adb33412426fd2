import { expect, test } from "vitest";

import { addDays } from "#contracts/core/dates.ts";
import type { Subject } from "#contracts/rules/trust.ts";
import type { Pet } from "#contracts/rules/types.ts";

import { alertsOf } from "./alerts-of.ts";

const ARRIVAL = "2027-03-16";
const pet: Pet = {
  species: "dog",
  breed: "Mixed",
  microchips: [{ code: "826098100123456", on: "2024-01-01" }],
  rabiesDoses: [{ givenOn: "2026-05-01", validUntil: "2027-05-01" }],
  samples: [],
  records: [],
};
const subject = (change: Partial<Pet> = {}): Subject => ({
  pet: { ...pet, ...change },
  confirmed: { ...pet, ...change },
  reviews: [],
  journey: {
    origin: "US",
    destination: "GB",
    departure: "2027-03-15",
    arrival: ARRIVAL,
    escort: "accompanied",
  },
});
const told = (today: string, checkedOn: string | null, change: Partial<Pet> = {}) =>
  alertsOf(subject(change), today, checkedOn)
    .filter(({ stepId }) => stepId === "GB-6" || stepId === "rabies")
    .map(({ kind, date }) => `${kind} ${date}`);

test("[PETREC-05] a window that opens is told on its first day, and not on the first look at a journey", () => {
  expect(told("2027-03-05", "2027-03-04")).toEqual([]);
  expect(told("2027-03-06", "2027-03-05")).toEqual(["opens 2027-03-06"]);
  expect(told("2027-03-07", "2027-03-06")).toEqual([]);
  expect(told("2027-03-08", null)).toEqual([]);
  // The clock stood still for some days.
  expect(told("2027-03-09", "2027-03-04")).toEqual(["opens 2027-03-06"]);
});

test("[PETREC-05] a window about to close is told three days before, and not once the step is done", () => {
  expect(told("2027-03-12", "2027-03-11")).toEqual([]);
  expect(told("2027-03-13", "2027-03-12")).toEqual([`closes ${ARRIVAL}`]);
  const records = [{ kind: "animal_health_certificate", on: "2027-03-10" } as const];
  expect(told("2027-03-13", "2027-03-12", { records })).toEqual([]);
});

test("[PETREC-05] a vaccination that lapses before the arrival is told, one that lasts to the day is not", () => {
  const until = (validUntil: string) => ({ rabiesDoses: [{ givenOn: "2026-05-01", validUntil }] });
  expect(told("2027-01-01", "2026-12-31", until(addDays(ARRIVAL, -1)))).toEqual(["lapses 2027-03-15"]);
  expect(told("2027-01-01", "2026-12-31", until(ARRIVAL))).toEqual([]);
});
