import { describe, expect, test } from "vitest";

import { assess } from "./assess.ts";
import { addMonths, earliestWithin, latestBefore } from "./calendar.ts";
import { coversOf } from "./rabies.ts";
import type { Journey, Pet } from "./types.ts";

/** The owners' and vendors' cases with a known answer of RULES.md section 4, and the conventions of section 1. */
const CHIP = "826098100123456";
const pet = (more: Partial<Pet>): Pet => ({
  species: "dog",
  breed: "Mixed",
  birthDate: "2009-01-01",
  microchips: [],
  rabiesDoses: [],
  samples: [],
  records: [],
  ...more,
});
const to = (destination: string, arrival: string, more: Partial<Journey> = {}): Journey => ({
  origin: "US",
  destination,
  departure: arrival,
  arrival,
  escort: "accompanied",
  ...more,
});
const stepOf = (subject: Pet, journey: Journey, today: string, id: string) =>
  assess(subject, journey, today).steps.find((step) => step.id === id);

describe("days and months", () => {
  test("three months from 30 November end on 28 February, and 28 February admits 28, 29 and 30 November", () => {
    expect(addMonths("2026-11-30", 3)).toBe("2027-02-28");
    expect(latestBefore("2027-02-28", { months: 3 })).toBe("2026-11-30");
    expect(latestBefore("2027-03-16", { months: 3 })).toBe("2026-12-16");
  });

  test("the first day within a span is the first that the span still carries to the end", () => {
    for (const end of ["2027-02-28", "2028-02-29", "2027-03-31", "2027-05-30"]) {
      for (const months of [1, 3, 6, 12]) {
        const first = earliestWithin(end, { months });
        expect(addMonths(first, months) >= end).toBe(true);
        const last = latestBefore(end, { months });
        expect(addMonths(last, months) <= end).toBe(true);
      }
    }
  });

  test("EU: both ninety days and three months from the sample", () => {
    const subject = pet({
      microchips: [{ code: CHIP, on: "2025-01-01" }],
      rabiesDoses: [{ givenOn: "2025-06-01", validUntil: "2028-06-01" }],
      samples: [{ drawnOn: "2026-01-31", result: 0.7 }],
    });
    const on = (arrival: string) =>
      stepOf(subject, to("DE", arrival, { origin: "TH" }), "2026-02-01", "EU-3")?.state;
    expect(on("2026-04-30")).toBe("missing");
    expect(on("2026-05-01")).toBe("done");
  });
});

describe("primary and booster", () => {
  const doses = (...dates: [string, string][]) =>
    coversOf(
      pet({ rabiesDoses: dates.map(([givenOn, validUntil]) => ({ givenOn, validUntil })) }),
      "2000-01-01",
    );

  test("a dose on the last valid day goes on, one the day after begins again", () => {
    expect(doses(["2024-05-01", "2025-05-01"], ["2025-05-01", "2026-05-01"])).toHaveLength(1);
    expect(doses(["2024-05-01", "2025-05-01"], ["2025-05-02", "2026-05-02"])).toHaveLength(2);
  });

  test("a first dose from the USA is valid for a year where the destination says so, else as printed", () => {
    const until = (isUsFirstDoseAYear: boolean) =>
      coversOf(
        pet({ rabiesDoses: [{ givenOn: "2024-05-01", validUntil: "2027-05-01", country: "US" }] }),
        "2000-01-01",
        { isUsFirstDoseAYear },
      )[0]?.validUntil;
    expect([until(true), until(false)]).toEqual(["2025-05-01", "2027-05-01"]);
  });
});

test("chip and first dose on 25 April: the first day in the EU is 16 May", () => {
  const subject = pet({
    microchips: [{ code: CHIP, on: "2027-04-25" }],
    rabiesDoses: [{ givenOn: "2027-04-25" }],
  });
  expect(assess(subject, to("FR", "2027-05-15"), "2027-04-26").earliestDeparture).toBe("2027-05-16");
  expect(stepOf(subject, to("FR", "2027-05-15"), "2027-04-26", "EU-2")?.isPossible).toBe(false);
  expect(stepOf(subject, to("FR", "2027-05-16"), "2027-04-26", "EU-2")?.state).toBe("done");
});

test("a three-year dose before the chip does not count", () => {
  const subject = pet({
    microchips: [{ code: CHIP, on: "2026-04-02" }],
    rabiesDoses: [{ givenOn: "2025-04-02", validUntil: "2028-04-02" }],
  });
  const step = stepOf(subject, to("FR", "2026-05-10"), "2026-04-10", "EU-2");
  expect(step?.state).not.toBe("done");
  expect(step?.reason).toContain("before the chip");
});

test("a booster on the day of the chip is a first dose today", () => {
  const subject = pet({
    microchips: [{ code: CHIP, on: "2026-04-22" }],
    rabiesDoses: [{ givenOn: "2025-05-01", validUntil: "2026-05-01" }, { givenOn: "2026-04-22" }],
  });
  expect(assess(subject, to("FR", "2026-04-25"), "2026-04-23").earliestDeparture).toBe("2026-05-13");
});

test("four months old, chip and dose today, Germany in ten days: not before day twenty-one", () => {
  const today = "2026-09-01";
  const subject = pet({
    birthDate: "2026-05-01",
    microchips: [{ code: CHIP, on: today }],
    rabiesDoses: [{ givenOn: today }],
  });
  const found = assess(subject, to("DE", "2026-09-11"), today);
  expect(found.verdict).toBe("may_not_on_this_date");
  expect(found.earliestDeparture).toBe("2026-09-22");
});

test("two samples 21 and 29 days after the dose: both test again", () => {
  for (const drawnOn of ["2026-01-22", "2026-01-30"]) {
    const subject = pet({
      microchips: [{ code: CHIP, on: "2026-01-01" }],
      rabiesDoses: [{ givenOn: "2026-01-01", validUntil: "2029-01-01" }],
      samples: [{ drawnOn, result: 2 }],
    });
    expect(stepOf(subject, to("GB", "2026-12-01", { origin: "TH" }), "2026-06-01", "GB-4")?.reason).toContain(
      "test again",
    );
  }
});

test("Japan: the sample on the day of the second dose counts", () => {
  const subject = pet({
    microchips: [{ code: CHIP, on: "2026-01-01" }],
    rabiesDoses: [
      { givenOn: "2026-01-01", validUntil: "2027-01-01" },
      { givenOn: "2026-01-31", validUntil: "2027-01-31" },
    ],
    samples: [{ drawnOn: "2026-01-31", result: 1.2 }],
  });
  expect(stepOf(subject, to("JP", "2026-07-30"), "2026-02-01", "JP-5")?.state).toBe("done");
  expect(stepOf(subject, to("JP", "2026-07-29"), "2026-02-01", "JP-5")?.state).toBe("missing");
});

test("a puppy of five months is refused by the USA", () => {
  const found = assess(
    pet({ birthDate: "2026-06-20" }),
    to("US", "2026-11-28", { origin: "DE" }),
    "2026-11-20",
  );
  expect(found.steps.find(({ id }) => id === "US-1")?.isPossible).toBe(false);
  expect(found.earliestDeparture).toBe("2026-12-20");
});

test("a cover missed by one day begins the twenty-one days again", () => {
  const subject = pet({
    microchips: [{ code: CHIP, on: "2024-01-01" }],
    rabiesDoses: [
      { givenOn: "2025-05-10", validUntil: "2026-05-10" },
      { givenOn: "2026-05-11", validUntil: "2027-05-11" },
    ],
  });
  expect(assess(subject, to("FR", "2026-05-20"), "2026-05-12").earliestDeparture).toBe("2026-06-01");
});

test("a certificate eleven days old is too early, ten days old is in time", () => {
  const withPaper = (on: string) =>
    stepOf(
      pet({ records: [{ kind: "animal_health_certificate", on }] }),
      to("FR", "2026-12-12"),
      "2026-12-05",
      "EU-4",
    );
  expect(withPaper("2026-12-01")?.state).toBe("wrongly_timed");
  expect(withPaper("2026-12-02")?.state).toBe("done");
});

test("South Africa tomorrow with certificate and rabies alone: the permit and the blood tests are missing", () => {
  const subject = pet({
    microchips: [{ code: CHIP, on: "2024-01-01" }],
    rabiesDoses: [{ givenOn: "2026-09-01", validUntil: "2027-09-01" }],
    records: [{ kind: "health_certificate", on: "2026-11-26" }],
  });
  const found = assess(subject, to("ZA", "2026-11-28"), "2026-11-27");
  expect(found.verdict).not.toBe("may_travel");
  const openSteps = found.steps.filter(({ state }) => state !== "done").map(({ id }) => id);
  expect(openSteps).toEqual(expect.arrayContaining(["ZA-permit", "ZA-tests"]));
});

describe("tapeworm, 24 to 120 hours", () => {
  const treated = (on: string, at?: string) =>
    stepOf(
      pet({ records: [{ kind: "tapeworm_treatment", on, ...(at && { at }) }] }),
      to("GB", "2027-03-16", { arrivalAt: "2027-03-16T14:00:00Z" }),
      "2027-03-16",
      "GB-5",
    )?.state;

  test("with the hour the bounds are exact", () => {
    expect(treated("2027-03-15", "2027-03-15T14:00:00Z")).toBe("done");
    expect(treated("2027-03-15", "2027-03-15T14:01:00Z")).toBe("missing");
    expect(treated("2027-03-11", "2027-03-11T14:00:00Z")).toBe("done");
    expect(treated("2027-03-11", "2027-03-11T13:59:00Z")).toBe("missing");
  });

  test("with dates alone three days are sure; what is no more than a day inside the bounds depends on the hours", () => {
    const states = ["03-16", "03-15", "03-14", "03-13", "03-12", "03-11", "03-10"].map((on) =>
      treated(`2027-${on}`),
    );
    // On the day of entry nothing can be made up for any more.
    expect(states).toEqual(["missing", "at_risk", "at_risk", "done", "at_risk", "at_risk", "missing"]);
  });
});

describe("chips", () => {
  const state = (code: string, destination: string) =>
    assess(
      pet({ microchips: [{ code, on: "2026-01-01" }] }),
      to(destination, "2027-06-01"),
      "2026-02-01",
    ).steps.find(({ id }) => id.toLowerCase().includes("chip") || id.endsWith("-1") || id === "US-2")?.state;

  test("fifteen digits are an ISO chip however they are written; 14 and 16 are a mistake; nine are another system", () => {
    expect(state("826 098 100 123 456", "FR")).toBe("done");
    expect(state("82609810012345", "FR")).toBe("wrongly_timed");
    expect(state("8260981001234567", "FR")).toBe("wrongly_timed");
    expect(state("123*456*789", "FR")).toBe("needs_review");
    expect(state("999000000123456", "NZ")).toBe("wrongly_timed");
  });
});
