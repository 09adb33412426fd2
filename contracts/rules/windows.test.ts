import { describe, expect, test } from "vitest";

import { assess } from "./assess.ts";
import type { Assessment, Journey, Pet, Step } from "./types.ts";

/** The worked windows of RULES.md section 3: departure 15 March 2027, arrival and entry 16 March. */
const DEPARTURE = "2027-03-15";
const ARRIVAL = "2027-03-16";
/** Long before every window, so that they all stand open. */
const TODAY = "2025-01-02";

const dog: Pet = {
  species: "dog",
  breed: "Mixed",
  microchips: [],
  rabiesDoses: [],
  samples: [],
  records: [],
};
const cat: Pet = { ...dog, species: "cat" };

const journey = (origin: string, destination: string, more: Partial<Journey> = {}): Journey => ({
  origin,
  destination,
  departure: DEPARTURE,
  arrival: ARRIVAL,
  escort: "accompanied",
  ...more,
});

const step = (assessment: Assessment, id: string): Step => {
  const found = assessment.steps.find((candidate) => candidate.id === id);
  if (!found) throw new Error(`No step ${id} among ${assessment.steps.map((each) => each.id).join(", ")}`);
  return found;
};
const window = (assessment: Assessment, id: string) => {
  const { window: found } = step(assessment, id);
  return [found?.earliest, found?.latest];
};

test("[RULE-01] US dog to Germany, first dose after the chip", () => {
  const found = assess(dog, journey("US", "DE"), TODAY);
  expect(window(found, "EU-2")[1]).toBe("2027-02-23");
  expect(window(found, "EU-4")).toEqual(["2027-03-06", "2027-03-16"]);
  expect(window(found, "EU-5")).toEqual(["2027-03-06", "2027-03-16"]);
  const ids = found.steps.map(({ id }) => id);
  expect(ids).not.toContain("EU-3");
  expect(ids.filter((id) => id.includes("EU-7"))).toEqual([]);
});

test("[RULE-01] Thai dog to Great Britain, entry at 14:00 UTC", () => {
  const found = assess(dog, journey("TH", "GB", { arrivalAt: "2027-03-16T14:00:00Z" }), TODAY);
  expect(window(found, "GB-4")[1]).toBe("2026-12-16");
  expect(window(found, "GB-4-dose")[1]).toBe("2026-11-16");
  expect(window(found, "GB-6")[0]).toBe("2027-03-06");
  expect(step(found, "GB-5").window).toMatchObject({
    fromInstant: "2027-03-11T14:00:00.000Z",
    toInstant: "2027-03-15T14:00:00.000Z",
  });
});

test("[RULE-01] US dog to Japan", () => {
  const found = assess(dog, journey("US", "JP"), TODAY);
  expect(window(found, "JP-2")[1]).toBe("2026-08-18");
  expect(window(found, "JP-3")[1]).toBe("2026-09-17");
  expect(window(found, "JP-5")[1]).toBe("2026-09-17");
  expect(window(found, "JP-5")[0]).toBe("2025-03-16");
  expect(window(found, "JP-7")[1]).toBe("2027-02-04");
  expect(window(found, "JP-8")[0]).toBe("2027-03-05");
  // Born by 19 May 2026: the first dose may be on the ninety-first day.
  const born = (birthDate: string) => step(assess({ ...dog, birthDate }, journey("US", "JP"), TODAY), "JP-2");
  expect(born("2026-05-19").isPossible).toBe(true);
  expect(born("2026-05-20").isPossible).toBe(false);
});

test("[RULE-01] US dog and cat to Australia", () => {
  const found = assess(dog, journey("US", "AU"), TODAY);
  expect(window(found, "AU-5")).toEqual(["2026-03-15", "2026-09-16"]);
  expect(window(found, "AU-8-first")).toEqual(["2027-01-29", "2027-03-01"]);
  expect(window(found, "AU-10")[0]).toBe("2027-01-29");
  expect(window(found, "AU-8-second")).toEqual(["2027-03-10", "2027-03-15"]);
  expect(window(found, "AU-12")).toEqual(["2027-03-10", "2027-03-15"]);
  expect(window(found, "AU-9")[1]).toBe("2027-02-13");
  expect(window(found, "AU-10-leptospira")[1]).toBe("2027-03-01");
  expect(window(found, "AU-11")[1]).toBe("2027-03-01");
  expect(window(assess(cat, journey("US", "AU"), TODAY), "AU-9-cat")[1]).toBe("2027-02-22");
});

test("the worked example of DAFF: export on 30 January", () => {
  const found = assess(dog, journey("US", "AU", { departure: "2027-01-30", arrival: "2027-01-31" }), TODAY);
  expect(window(found, "AU-8-first")[0]).toBe("2026-12-16");
  expect(window(found, "AU-8-second")[0]).toBe("2027-01-25");
});

describe("known faults of other engines", () => {
  test("no blood sample is asked of pets from listed countries", () => {
    for (const origin of ["US", "GB", "CA", "AU", "JP", "AE"]) {
      const { steps } = assess(dog, journey(origin, "FR"), TODAY);
      expect(steps.filter(({ id }) => id === "EU-3")).toEqual([]);
    }
  });

  test("a pet with everything in order may travel: no step stays open for ever", () => {
    const ready: Pet = {
      ...dog,
      birthDate: "2020-01-01",
      microchips: [{ code: "826098100123456", on: "2020-06-01" }],
      rabiesDoses: [{ givenOn: "2026-06-01", validUntil: "2029-06-01", country: "CA" }],
      records: [{ kind: "animal_health_certificate", on: "2027-03-10" }],
    };
    const found = assess(ready, journey("CA", "FR"), "2027-03-12");
    expect(found.steps.filter(({ state }) => state !== "done" && state !== "not_needed")).toEqual([]);
    expect(found.verdict).toBe("may_travel");
  });

  test("the twenty-one days are computed, not told", () => {
    const chipped: Pet = {
      ...dog,
      microchips: [{ code: "826098100123456", on: "2027-03-01" }],
      rabiesDoses: [{ givenOn: "2027-03-01" }],
    };
    const found = assess(chipped, journey("CA", "FR"), "2027-03-02");
    expect(found.verdict).toBe("may_not_on_this_date");
    expect(found.earliestDeparture).toBe("2027-03-21");
  });

  test("no tapeworm treatment is asked of cats", () => {
    const { steps } = assess(cat, journey("US", "GB"), TODAY);
    expect(steps.filter(({ id }) => id === "GB-5")).toEqual([]);
  });

  test("a date is the same day in every zone of the machine that counts", () => {
    const before = process.env.TZ;
    const windows = ["Pacific/Kiritimati", "America/New_York", "Asia/Tokyo", "Pacific/Pago_Pago"].map(
      (zone) => {
        process.env.TZ = zone;
        return JSON.stringify(assess(dog, journey("US", "JP"), TODAY));
      },
    );
    process.env.TZ = before;
    expect(new Set(windows).size).toBe(1);
  });

  test("a country on no list is a question, never ready", () => {
    const found = assess(dog, journey("XK", "FR"), TODAY);
    expect(found.toReview).toEqual(expect.arrayContaining(["EU-2", "EU-3"]));
    expect(found.verdict).not.toBe("may_travel");
  });

  test("a destination without rules is a question", () => {
    expect(assess(dog, journey("US", "KZ"), TODAY).verdict).toBe("needs_review");
  });

  test("species beside dogs, cats and ferrets get a hint and a person's eye", () => {
    for (const species of ["bird", "rabbit", "reptile", "hamster", "fish", "other"] as const) {
      for (const destination of ["US", "GB", "DE", "AU", "JP", "SG"]) {
        expect(assess({ ...dog, species }, journey("US", destination), TODAY).verdict).toBe("needs_review");
      }
    }
  });
});
