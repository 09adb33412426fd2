import { describe, expect, test } from "vitest";

import { addDays } from "#contracts/core/dates.ts";

import { assess } from "./assess.ts";
import { CHIP, covered, pet, stateOf, step, to } from "./made-cases.ts";

/** Age floors and cases of owners and vendors with a known answer, by their names in RULES.md, and stops on the way. */
describe("[RULE-05] section 3, age floors", () => {
  const TODAY = "2027-01-01";
  /** How old the youngest is that may arrive, having got everything on its first day. */
  const youngest = (destination: string, born: string, origin = "US") => {
    const newborn = pet({ birthDate: born, microchips: [{ ...CHIP, on: born }] });
    const found = assess(newborn, to(destination, addDays(TODAY, 20), { origin }), TODAY);
    return found.earliestDeparture ?? "";
  };

  test("105 days for the EU and Great Britain, 301 for Japan, six months for the USA, nine for New Zealand", () => {
    expect(youngest("FR", TODAY)).toBe(addDays(TODAY, 105));
    expect(youngest("GB", TODAY)).toBe(addDays(TODAY, 105));
    expect(youngest("JP", TODAY)).toBe(addDays(TODAY, 301));
    expect(youngest("US", TODAY, "GB")).toBe("2027-07-01");
    expect(youngest("NZ", TODAY) >= addDays(TODAY, 84 + 181)).toBe(true);
  });
});

describe("[RULE-05] section 4, cases of owners and vendors", () => {
  test("a year old, dose at three months, chip at twelve, Paris in two months: a new first dose is needed", () => {
    const subject = pet({
      birthDate: "2026-01-01",
      microchips: [{ ...CHIP, on: "2027-01-01" }],
      rabiesDoses: [covered("2026-04-01", "2029-04-01", "US")],
    });
    const found = assess(subject, to("FR", "2027-03-01"), "2027-01-02");
    expect(step(found, "EU-2")?.state).toBe("due");
    expect(step(found, "EU-2")?.window?.latest).toBe("2027-02-08");
  });

  test("one CDC receipt serves a dog that commutes for six months, and no longer", () => {
    const subject = pet({ records: [{ kind: "cdc_import_form", on: "2026-09-01", country: "CA" }] });
    const on = (arrival: string) =>
      stateOf(subject, to("US", arrival, { origin: "CA" }), "2026-09-02", "US-3");
    expect([on("2026-10-01"), on("2027-03-01")]).toEqual(["done", "done"]);
    expect(on("2027-03-02")).not.toBe("done");
  });

  test("a resident of Great Britain with a French passport: not into France after 22 April 2026, but home again", () => {
    const subject = pet({
      rabiesDoses: [covered("2026-01-01", "2029-01-01")],
      records: [{ kind: "eu_pet_passport", on: "2023-05-01" }],
    });
    expect(
      stateOf(subject, to("FR", "2026-07-01", { origin: "GB", ownerResidence: "GB" }), "2026-06-01", "EU-4"),
    ).toBe("due");
    expect(stateOf(subject, to("GB", "2026-07-20", { origin: "FR" }), "2026-06-01", "GB-6")).toBe("done");
  });

  test("obsolete advice: treatment 24 to 48 hours before, and six months after the blood test", () => {
    const entry = { arrivalAt: "2027-03-16T14:00:00Z" };
    const treated = pet({
      records: [{ kind: "tapeworm_treatment", on: "2027-03-13", at: "2027-03-13T14:00:00Z" }],
    });
    expect(stateOf(treated, to("GB", "2027-03-16", entry), "2027-03-14", "GB-5")).toBe("done");
    const tested = pet({
      rabiesDoses: [covered("2026-09-01", "2029-09-01")],
      samples: [{ drawnOn: "2026-12-16", result: 0.9 }],
    });
    expect(stateOf(tested, to("GB", "2027-03-16", { origin: "TH" }), "2027-01-01", "GB-4")).toBe("done");
  });
});

describe("[RULE-06] stops on the way", () => {
  const via = (...transits: string[]) => assess(pet(), to("FR", "2027-06-01", { transits }), "2027-01-01");

  test("each country where planes are changed is a step that a person looks at, once", () => {
    const found = via("AE", "KZ", "AE", "FR");
    expect(found.steps.filter(({ id }) => id.startsWith("transit-")).map(({ id }) => id)).toEqual([
      "transit-AE",
      "transit-KZ",
    ]);
    expect(step(found, "transit-AE")?.reason).toContain("rules for entering AE");
    expect(step(found, "transit-KZ")?.reason).toContain("holds no rules for KZ");
    expect(found.toReview).toEqual(expect.arrayContaining(["transit-AE", "transit-KZ"]));
    expect(via().steps.some(({ id }) => id.startsWith("transit-"))).toBe(false);
  });

  test("a stop in a country of high risk asks a dog for the USA for its papers", () => {
    const ids = assess(pet(), to("US", "2027-06-01", { origin: "DE", transits: ["IN"] }), "2027-01-01").steps;
    expect(ids.map(({ id }) => id)).toContain("US-6b-sample");
  });
});
