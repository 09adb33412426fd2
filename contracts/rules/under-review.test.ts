import { describe, expect, test } from "vitest";

import { assess } from "./assess.ts";
import { aboutList, type CountryListName } from "./countries.ts";
import { covered, lived, pet, to } from "./made-cases.ts";
import type { NamedReview } from "./reviews.ts";
import type { Journey } from "./types.ts";
import { underReview } from "./under-review.ts";

const TODAY = "2027-03-15";
const dog = pet({
  rabiesDoses: [covered("2026-06-01", "2029-06-01")],
  records: [
    { kind: "eu_pet_passport", on: "2026-06-01", country: "FR" },
    { kind: "tapeworm_treatment", on: "2027-03-13", at: "2027-03-13T10:00:00Z" },
    { kind: "route_booking", on: "2027-03-01" },
  ],
});
const fromFrance = to("GB", "2027-03-15", {
  origin: "FR",
  arrivalAt: "2027-03-15T12:00:00Z",
  ownerResidence: "FR",
  transport: "air",
  stays: lived("FR"),
});

const found = (
  list: CountryListName,
  on: string,
  differs: string | null = "France is left out",
): NamedReview => {
  const { url, source } = aboutList(list);
  return { url, name: source, review: { on, by: "Ann Lee", differs } };
};
const under = (review: NamedReview, journey: Journey = fromFrance) =>
  underReview(assess(dog, journey, TODAY), [review], { pet: dog, journey, today: TODAY });

describe("[RULE-92] a list of countries that a person has found changed", () => {
  test("leaves a journey ready that rests on none that has", () => {
    expect(assess(dog, fromFrance, TODAY).verdict).toBe("may_travel");
  });

  test("settles no journey to where it is asked, not even one that it leaves free", () => {
    for (const list of ["gb_part_1", "gb_listed"] as const) {
      const { verdict, steps } = under(found(list, "2027-03-01"));
      expect(verdict).not.toBe("may_travel");
      expect(steps.some(({ state, source }) => state === "needs_review" && source?.review?.differs)).toBe(
        true,
      );
    }
  });

  test("says nothing where it is as it was, where it was read before ours was, or of another destination", () => {
    const before = assess(dog, fromFrance, TODAY);
    const states = (steps: typeof before.steps) => steps.map(({ id, state }) => [id, state]);
    for (const review of [
      found("gb_listed", "2027-03-01", null),
      found("gb_listed", "2026-01-01"),
      found("hk_group_1", "2027-03-01"),
    ])
      expect(states(under(review).steps)).toEqual(states(before.steps));
  });
});
