import { expect, test } from "vitest";

import { addDays } from "#contracts/core/dates.ts";
import { assess } from "#contracts/rules/assess.ts";
import type { Journey, Pet } from "#contracts/rules/types.ts";

import { effectOf } from "./effect.ts";
import { scaleOf } from "./timeline-scale.ts";
import { datesInWords } from "./window-text.ts";

const TODAY = "2026-12-01";
const CHIP = { code: "826098100123456", on: "2024-01-01" };
const pet: Pet = {
  species: "dog",
  breed: "Mixed",
  microchips: [CHIP],
  rabiesDoses: [],
  samples: [],
  records: [],
};
const journey: Journey = {
  origin: "US",
  destination: "GB",
  departure: "2027-03-15",
  arrival: "2027-03-16",
  escort: "accompanied",
};

test("windows lie within the axis, today before the departure, and a closed window ends where it ends", () => {
  const { steps } = assess(pet, journey, TODAY);
  const scale = scaleOf(steps, journey, TODAY);
  expect(scale.bars.length).toBeGreaterThan(3);
  for (const { from, to } of scale.bars) {
    expect(from).toBeGreaterThanOrEqual(0);
    expect(to).toBeGreaterThan(from);
    expect(to).toBeLessThanOrEqual(101);
  }
  expect(scale.today).toBeLessThan(scale.departure);
  expect(scale.departure).toBeLessThanOrEqual(scale.arrival);
  expect(scale.ticks.length).toBeLessThanOrEqual(6);
});

test("what was done years ago does not stretch the axis", () => {
  const born = { ...pet, birthDate: "2015-01-01" };
  const { steps } = assess(born, { ...journey, destination: "US", origin: "DE" }, TODAY);
  expect(scaleOf(steps, journey, addDays(TODAY, 60)).departure).toBeGreaterThan(50);
});

test("[PETREC-03] another date tells what it changes: the verdict, the steps and their windows", () => {
  const subject = { pet, confirmed: pet, journey, reviews: [] };
  expect(effectOf(subject, journey.departure, TODAY).changes).toEqual([]);
  const sooner = effectOf(subject, "2026-12-10", TODAY);
  expect([sooner.before.verdict, sooner.after.verdict]).toEqual(["may_travel_if", "may_not_on_this_date"]);
  const dose = sooner.changes.find(({ id }) => id === "GB-3");
  expect([dose?.before?.state, dose?.after?.state]).toEqual(["due", "missing"]);
  expect(dose?.after?.window?.latest).toBe("2026-11-20");
});

test("dates of the engine's sentences are read with the month in words", () => {
  expect(datesInWords("By 2027-03-15, not 2027-04-01.")).toBe("By 15 Mar 2027, not 1 Apr 2027.");
});
