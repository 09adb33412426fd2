import { describe, expect, test } from "vitest";

import { addDays, daysBetween } from "#contracts/core/dates.ts";

import { assess, conclude, moved, stepsFor } from "./assess.ts";
import { type Holding, holdingOf, LOOKED_DAYS } from "./holding.ts";
import { covered, pet, to } from "./made-cases.ts";
import { madeUpCases, SEEDS } from "./made-up-cases.ts";
import { VERDICT_ORDER } from "./rank.ts";
import type { Journey, Pet } from "./types.ts";

const TODAY = "2027-03-12";
function holding(subject: Pet, journey: Journey, today = TODAY) {
  const found: Holding | null = holdingOf(subject, journey, today, assess(subject, journey, today));
  return found && { ...found, endedBy: found.endedBy.map(({ id }) => id) };
}

describe("[RULE-93] from when until when a verdict holds", () => {
  const toFrance = to("FR", "2027-03-16", { origin: "CA", departure: "2027-03-15" });
  const ready = (validUntil: string, issuedOn = "2027-03-10"): Pet =>
    pet({
      rabiesDoses: [covered("2026-06-01", validUntil)],
      records: [{ kind: "animal_health_certificate", on: issuedOn }],
    });

  test("from the first arrival that can be until the certificate ends", () => {
    expect(holding(ready("2029-06-01"), toFrance)).toEqual({
      from: "2027-03-13",
      until: "2027-03-20",
      endedBy: ["EU-4"],
    });
  });

  test("or until the vaccination does, the day before the one on which it is at risk", () => {
    expect(holding(ready("2027-03-18"), toFrance)).toEqual({
      from: "2027-03-13",
      until: "2027-03-17",
      endedBy: ["EU-2"],
    });
  });

  test("from the day on which a wait is over", () => {
    const young = pet({
      rabiesDoses: [covered("2027-02-22", "2028-02-22")],
      records: [{ kind: "animal_health_certificate", on: "2027-03-11" }],
    });
    expect(holding(young, toFrance)).toEqual({ from: "2027-03-15", until: "2027-03-21", endedBy: ["EU-4"] });
  });

  test("until a titre is too old", () => {
    const dog = pet({
      rabiesDoses: [covered("2025-02-01", "2028-02-01"), covered("2025-03-10", "2028-03-10")],
      samples: [{ drawnOn: "2025-03-18", result: 2 }],
      records: [
        { kind: "advance_notification", on: "2027-01-15" },
        { kind: "export_inspection", on: "2027-03-11" },
      ],
    });
    expect(holding(dog, to("JP", "2027-03-16", { departure: "2027-03-15" }))).toEqual({
      from: "2027-03-13",
      until: "2027-03-18",
      endedBy: ["JP-5"],
    });
  });

  test("or until what a person looks at has to be done again", () => {
    const dog = pet({ records: [{ kind: "cdc_import_form", on: "2027-03-10" }] });
    const journey = to("US", "2027-03-16", { origin: "GB", port: "JFK" });
    expect(assess(dog, journey, TODAY).verdict).toBe("needs_review");
    expect(holding(dog, journey)).toMatchObject({ until: "2027-09-10", endedBy: ["US-3"] });
  });

  test("as far ahead as is looked where nothing lapses", () => {
    const cat = pet({ species: "cat" });
    expect(holding(cat, to("US", "2027-03-16", { origin: "GB", port: "JFK" }))).toEqual({
      from: TODAY,
      until: null,
      endedBy: [],
    });
  });

  test("nothing of a no, of a departure that has passed, or where no rules are held", () => {
    expect(holding(pet(), toFrance)).toBeNull();
    expect(holding(ready("2029-06-01"), toFrance, "2027-03-16")).toBeNull();
    expect(holding(ready("2029-06-01"), to("XK", "2027-03-16"))).toBeNull();
  });

  test.for(SEEDS)(
    "of made-up pets: no worse on both its days, and worse outside (seed %d)",
    { timeout: 60_000 },
    (seed) => {
      for (const { pet: subject, journey } of madeUpCases(seed, 40, TODAY)) {
        const told = assess(subject, journey, TODAY);
        const found = holdingOf(subject, journey, TODAY, told);
        if (found === null) continue;
        const met = told.steps.filter(({ state }) => state === "done" || state === "not_needed");
        const holdsOn = (arrival: string) => {
          const departure = addDays(journey.departure, daysBetween(journey.arrival, arrival));
          const { steps, verdict } = conclude(
            stepsFor({ pet: subject, journey: moved(journey, departure), today: TODAY }),
          );
          return (
            VERDICT_ORDER.indexOf(verdict) <= VERDICT_ORDER.indexOf(told.verdict) &&
            met.every(({ id }) =>
              steps.every((one) => one.id !== id || one.state === "done" || one.state === "not_needed"),
            )
          );
        };
        const { from, until, endedBy } = found;
        const flight = daysBetween(journey.departure, journey.arrival);
        const isFirst = from === addDays(TODAY, flight) || daysBetween(from, journey.arrival) === LOOKED_DAYS;
        const what = [journey.destination, journey.origin];
        expect([...what, endedBy.length > 0]).toEqual([...what, until !== null]);
        expect([...what, from <= journey.arrival, (until ?? "9999") >= journey.arrival]).toEqual([
          ...what,
          true,
          true,
        ]);
        expect([...what, holdsOn(from), isFirst || !holdsOn(addDays(from, -1))]).toEqual([
          ...what,
          true,
          true,
        ]);
        const last = until ?? addDays(journey.arrival, LOOKED_DAYS);
        expect([...what, holdsOn(last), until === null || !holdsOn(addDays(last, 1))]).toEqual([
          ...what,
          true,
          true,
        ]);
      }
    },
  );
});
