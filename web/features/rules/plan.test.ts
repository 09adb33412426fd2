import { expect, test } from "vitest";

import { assess } from "#contracts/rules/assess.ts";

import { emptyPlan, faultOf, journeyOf, ORIGINS, petOf, TARGETS } from "./plan.ts";

const TODAY = "2026-11-27";

test("an empty plan is judged at once, and asks for the chip and the rabies dose", () => {
  const plan = emptyPlan(TODAY);
  expect(faultOf(plan)).toBeNull();
  const { steps, verdict } = assess(petOf(plan), journeyOf(plan), TODAY);
  expect(verdict).toBe("may_travel_if");
  expect(steps.map(({ id }) => id)).toEqual(expect.arrayContaining(["GB-1", "GB-3", "GB-5", "GB-6"]));
});

test("a comma and a point both make a number, and letters make none", () => {
  const sample = (sampleResult: string) =>
    petOf({ ...emptyPlan(TODAY), sampleOn: "2026-01-01", sampleResult }).samples[0]?.result;
  expect([sample("0,5"), sample("0.5"), sample(""), sample("high")]).toEqual([0.5, 0.5, null, null]);
});

test("an arrival before the departure and a half-typed date are told, not judged", () => {
  expect(faultOf({ ...emptyPlan(TODAY), departure: "2027-01-03", arrival: "2027-01-01" })).toBe("order");
  expect(faultOf({ ...emptyPlan(TODAY), departure: "" })).toBe("badDate");
});

test("[FACT-04] the day before is an arrival over the date line, and the local times of both are asked for", () => {
  const plan = { ...emptyPlan(TODAY), departure: "2027-05-01", arrival: "2027-04-30" };
  expect(faultOf(plan)).toBe("dateLine");
  // Auckland to Honolulu.
  expect(faultOf({ ...plan, departureTime: "08:00", arrivalTime: "19:00" })).toBeNull();
  // No clock on earth is so far behind.
  expect(faultOf({ ...plan, departureTime: "23:00", arrivalTime: "01:00" })).toBe("dateLine");
});

test("[RULE-06] a stop on the way is judged as one", () => {
  const stopsOf = (transit: string) => {
    const plan = { ...emptyPlan(TODAY), transit };
    return assess(petOf(plan), journeyOf(plan), TODAY)
      .steps.map(({ id }) => id)
      .filter((id) => id.startsWith("transit-"));
  };
  expect([stopsOf(""), stopsOf("IS")]).toEqual([[], ["transit-IS"]]);
});

test("every destination and every country of a list can be chosen, by its name", () => {
  expect(TARGETS.map(({ value }) => value)).toEqual(
    expect.arrayContaining(["US", "CA", "GB", "DE", "FR", "AU", "JP"]),
  );
  expect(ORIGINS.find(({ value }) => value === "TH")?.label).toBe("Thailand");
});
