import { describe, expect, test } from "vitest";

import { addDays } from "#contracts/core/dates.ts";

import { assess, moved, needsEyes, stepsFor } from "./assess.ts";
import { DESTINATIONS } from "./destinations/all.ts";
import { madeUpCases, numbers, SEEDS } from "./made-up-cases.ts";
import { VERDICT_ORDER } from "./rank.ts";
import type { Pet, Step } from "./types.ts";

const TODAY = "2026-11-28";
const CASES = 150;

const blockedIn = (steps: readonly Step[]) => steps.some(({ isPossible }) => !isPossible);

describe.each(SEEDS)("[RULE-13] for made-up pets of the seed %d", { timeout: 120_000 }, (seed) => {
  const cases = madeUpCases(seed, CASES, TODAY);

  test("more true evidence never makes a journey impossible, nor its earliest date later", () => {
    const random = numbers(seed + 1);
    for (const { pet, journey } of cases) {
      const before = assess(pet, journey, TODAY);
      const on = addDays(TODAY, -Math.floor((random.next().value as number) * 200));
      const added: Pet[] = [
        { ...pet, samples: [...pet.samples, { drawnOn: on, result: 2 }] },
        { ...pet, microchips: [...pet.microchips, { code: "276000000000001", on }] },
        {
          ...pet,
          rabiesDoses: [...pet.rabiesDoses, { givenOn: on, validUntil: addDays(on, 365), country: "DE" }],
        },
        { ...pet, records: [...pet.records, { kind: "advance_notification", on }] },
      ];
      for (const more of added) {
        const after = assess(more, journey, TODAY);
        const what = [seed, journey.destination, journey.origin, more];
        expect([...what, blockedIn(after.steps) && !blockedIn(before.steps)]).toEqual([...what, false]);
        if (before.earliestDeparture !== null)
          expect([...what, (after.earliestDeparture ?? "9999") <= before.earliestDeparture]).toEqual([
            ...what,
            true,
          ]);
      }
    }
  });

  test("may travel never goes with an open, planned or unreviewed step", () => {
    for (const { pet, journey } of cases) {
      const { verdict, steps } = assess(pet, journey, TODAY);
      expect(VERDICT_ORDER).toContain(verdict);
      if (verdict !== "may_travel") continue;
      expect(steps.filter(({ state }) => state !== "done" && state !== "not_needed")).toEqual([]);
      expect(steps.filter(needsEyes)).toEqual([]);
    }
  });

  test("the earliest date is accepted and no earlier day is", () => {
    for (const { pet, journey } of cases) {
      const { earliestDeparture } = assess(pet, journey, TODAY);
      if (earliestDeparture === null) continue;
      const on = (departure: string) =>
        blockedIn(stepsFor({ pet, journey: moved(journey, departure), today: TODAY }));
      expect([seed, journey, on(earliestDeparture)]).toEqual([seed, journey, false]);
      if (earliestDeparture > TODAY)
        expect([seed, journey, on(addDays(earliestDeparture, -1))]).toEqual([seed, journey, true]);
    }
  });

  test("the same is answered in every time zone of the machine", () => {
    const before = process.env.TZ;
    const answers = ["Pacific/Kiritimati", "America/New_York", "Pacific/Pago_Pago"].map((zone) => {
      process.env.TZ = zone;
      return JSON.stringify(cases.slice(0, 20).map(({ pet, journey }) => assess(pet, journey, TODAY)));
    });
    process.env.TZ = before;
    expect(new Set(answers).size).toBe(1);
  });
});

test("[RULE-13] every rule has a link, a day on which it was read and its own date or none", () => {
  for (const { rules } of DESTINATIONS)
    for (const { id, source } of rules) {
      expect([id, /^https?:\/\/[^ ]+$/.test(source.url), source.authority.length > 2]).toEqual([
        id,
        true,
        true,
      ]);
      expect([id, source.dated === null || source.dated <= source.verifiedOn]).toEqual([id, true]);
    }
});
