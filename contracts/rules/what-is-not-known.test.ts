import { describe, expect, test } from "vitest";

import { assess } from "./assess.ts";
import { covered, lived, pet, stateOf, step, to } from "./made-cases.ts";
import type { Journey, Pet } from "./types.ts";

/** A yes never rests on what nobody has said; each case asserts what a person acts on. */
describe("[RULE-11] a dose counts by the age at which it was given", () => {
  const unborn = (more: Partial<Pet> = {}): Pet => {
    const { birthDate: _, ...rest } = pet({
      rabiesDoses: [covered("2026-12-01", "2029-12-01")],
      records: [{ kind: "tapeworm_treatment", on: "2027-03-13" }],
      ...more,
    });
    return rest;
  };
  const found = (subject: Pet) => assess(subject, to("GB", "2027-03-16", { origin: "US" }), "2027-03-15");

  test("of a pet whose birth date nobody knows a person decides, and is asked for it", () => {
    const young = found(unborn({ microchips: [{ code: "826098100123456", on: "2026-11-20" }] }));
    expect([young.verdict === "may_travel", step(young, "GB-3")?.state]).toEqual([false, "needs_review"]);
    expect(young.asked).toContainEqual({ fact: "birth_date", isKnown: false });
  });

  test("one that was chipped or vaccinated long before was old enough by then", () => {
    expect(step(found(unborn()), "GB-3")?.state).toBe("done");
    const twice = unborn({
      microchips: [{ code: "826098100123456", on: null, readOn: "2026-01-01" }],
      rabiesDoses: [covered("2026-01-01", "2026-12-31"), covered("2026-12-01", "2029-12-01")],
    });
    expect(step(found(twice), "GB-3")?.state).toBe("needs_review");
  });
});

describe("[RULE-11] residence frees of the vaccination for Canada where every day of it is known", () => {
  const resident = pet({ records: [{ kind: "residence_certificate", on: "2027-03-10" }] });
  const judged = (stays: Journey["stays"]) => {
    const journey = to("CA", "2027-03-16", { origin: "GB", ...(stays && { stays }) });
    const { verdict, asked } = assess(resident, journey, "2027-03-12");
    return [
      verdict,
      stateOf(resident, journey, "2027-03-12", "CA-1"),
      asked.find(({ fact }) => fact === "stays"),
    ];
  };

  test("a month of stays, or none, is not six of them", () => {
    const isAsked = { fact: "stays", isKnown: false };
    expect(judged(undefined)).toEqual(["may_travel_if", "at_risk", isAsked]);
    expect(judged([{ country: "GB", from: "2027-02-10", to: null }])).toEqual([
      "may_travel_if",
      "at_risk",
      isAsked,
    ]);
    expect(judged(lived("GB"))).toEqual(["may_travel", "not_needed", { fact: "stays", isKnown: true }]);
  });
});
