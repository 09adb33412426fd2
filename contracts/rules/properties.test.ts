import { describe, expect, test } from "vitest";

import { addDays } from "#contracts/core/dates.ts";

import { assess, moved } from "./assess.ts";
import { DESTINATIONS } from "./destinations/all.ts";
import { isUncertain } from "./open-step.ts";
import type { Journey, Pet } from "./types.ts";

/** A small generator with a fixed start: the same thousand cases on every run. */
function* numbers(start: number): Generator<number> {
  let state = start;
  for (;;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state / 2 ** 32;
  }
}

const TODAY = "2026-11-27";
const ORIGINS = ["US", "GB", "DE", "TH", "IN", "JP", "AU", "BR", "ZA", "CA", "XK"];

function aCase(random: Generator<number>): { pet: Pet; journey: Journey } {
  const next = () => random.next().value as number;
  const int = (most: number) => Math.floor(next() * most);
  const past = (most: number) => addDays(TODAY, -int(most));
  const destination = DESTINATIONS[int(DESTINATIONS.length)]?.countries[0] ?? "US";
  const departure = addDays(TODAY, 1 + int(400));
  const dose = past(900);
  return {
    pet: {
      species: (["dog", "cat", "ferret"] as const)[int(3)] ?? "dog",
      breed: "Mixed",
      birthDate: past(3_000),
      isEntire: next() < 0.5,
      microchips: next() < 0.8 ? [{ code: "826098100123456", on: past(1_000) }] : [],
      rabiesDoses:
        next() < 0.8
          ? [
              {
                givenOn: dose,
                validUntil: addDays(dose, 365 * (1 + int(3))),
                country: next() < 0.5 ? "US" : "DE",
              },
            ]
          : [],
      samples: next() < 0.4 ? [{ drawnOn: past(500), result: next() * 2 }] : [],
      records: [],
    },
    journey: {
      origin: ORIGINS[int(ORIGINS.length)] ?? "US",
      destination,
      departure,
      arrival: addDays(departure, int(3)),
      escort: (["accompanied", "unaccompanied", "unknown"] as const)[int(3)] ?? "unknown",
    },
  };
}

const cases = (n: number, start: number) => {
  const random = numbers(start);
  return Array.from({ length: n }, () => aCase(random));
};

describe("for a thousand made-up pets and journeys", { timeout: 60_000 }, () => {
  test("[RULE-02] the earliest date passes, and the day before it does not", () => {
    let told = 0;
    for (const { pet, journey } of cases(1_000, 1)) {
      const { earliestDeparture } = assess(pet, journey, TODAY);
      if (earliestDeparture === null) continue;
      told++;
      const blocked = (departure: string) =>
        assess(pet, moved(journey, departure), TODAY)
          .steps.filter(({ isPossible }) => !isPossible)
          .map(({ id }) => id);
      expect(blocked(earliestDeparture)).toEqual([]);
      if (earliestDeparture > TODAY) expect(blocked(addDays(earliestDeparture, -1))).not.toEqual([]);
    }
    expect(told).toBeGreaterThan(500);
  });

  test("moving the departure later never makes a window close earlier", () => {
    for (const { pet, journey } of cases(300, 2)) {
      const now = assess(pet, journey, TODAY).steps;
      const later = assess(pet, moved(journey, addDays(journey.departure, 30)), TODAY).steps;
      for (const step of later) {
        const before = now.find(({ id }) => id === step.id)?.window?.latest;
        // A booster's window ends with the cover it renews, wherever the departure lies.
        if (before && step.window?.latest && step.reason.includes("booster") === false) {
          expect([step.id, step.window.latest >= before]).toEqual([step.id, true]);
        }
      }
    }
  });

  test("[RULE-03] nothing that rests on an uncertain rule is ready", () => {
    for (const { pet, journey } of cases(1_000, 3)) {
      const { verdict, steps } = assess(pet, journey, TODAY);
      if (verdict === "may_travel") expect(steps.filter(isUncertain)).toEqual([]);
    }
  });

  test("[RULE-02] a booster in time never adds a wait", () => {
    let tried = 0;
    for (const { pet, journey } of cases(1_000, 5)) {
      const [dose] = pet.rabiesDoses;
      if (!dose?.validUntil || dose.validUntil < TODAY) continue;
      tried++;
      const booster = { givenOn: TODAY, validUntil: addDays(TODAY, 365), country: dose.country };
      const boosted = { ...pet, rabiesDoses: [dose, booster] };
      const blockedBy = (subject: Pet) =>
        assess(subject, journey, TODAY)
          .steps.filter(({ isPossible }) => !isPossible)
          .map(({ id }) => id);
      const before = blockedBy(pet);
      expect(blockedBy(boosted).filter((id) => !before.includes(id))).toEqual([]);
    }
    expect(tried).toBeGreaterThan(200);
  });

  test("a whole plan shifted by the same days is judged the same", () => {
    const shift = 400;
    const on = (date: string) => addDays(date, shift);
    for (const { pet, journey } of cases(300, 4)) {
      // Months are not days: only regimes that count in days are shifted.
      if (!["GB", "DE", "FR"].includes(journey.destination) || journey.origin !== "US") continue;
      const shifted: Pet = {
        ...pet,
        ...(pet.birthDate && { birthDate: on(pet.birthDate) }),
        microchips: pet.microchips.map((chip) => ({ ...chip, on: chip.on && on(chip.on) })),
        rabiesDoses: pet.rabiesDoses.map((dose) => ({
          givenOn: on(dose.givenOn),
          validUntil: on(dose.validUntil ?? dose.givenOn),
        })),
        samples: pet.samples.map((sample) => ({ ...sample, drawnOn: on(sample.drawnOn) })),
      };
      const plain = {
        ...pet,
        rabiesDoses: pet.rabiesDoses.map(({ givenOn, validUntil }) => ({
          givenOn,
          validUntil: validUntil ?? givenOn,
        })),
      };
      const states = (subject: Pet, when: Journey, today: string) =>
        assess(subject, when, today).steps.map(({ id, state }) => [id, state]);
      expect(states(shifted, moved(journey, on(journey.departure)), on(TODAY))).toEqual(
        states(plain, journey, TODAY),
      );
    }
  });
});

test("every rule names its source, the day it was verified and how far it can be trusted", () => {
  for (const { rules } of DESTINATIONS) {
    for (const { id, source, inForce } of rules) {
      // Versions of a rule share its id, and no day has two of them.
      const onThatDay = rules.filter(
        (one) =>
          one.id === id &&
          one.inForce.from <= inForce.from &&
          (one.inForce.until === undefined || one.inForce.until >= inForce.from),
      );
      expect([id, onThatDay.length]).toEqual([id, 1]);
      expect([id, source.name.length > 3, /^\d{4}-\d{2}-\d{2}$/.test(source.verifiedOn)]).toEqual([
        id,
        true,
        true,
      ]);
    }
  }
});
