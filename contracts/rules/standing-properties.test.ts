import { describe, expect, test } from "vitest";

import { addDays } from "#contracts/core/dates.ts";

import { assess, moved, needsEyes, stepsFor } from "./assess.ts";
import { DESTINATIONS } from "./destinations/all.ts";
import { RECORD_KINDS } from "./record-kinds.ts";
import type { Journey, Pet, PetRecord, Step, Verdict } from "./types.ts";

const TODAY = "2026-11-28";
const CASES = 150;
const FIXED = 7;
/** Another on every run; a failure prints it, and `RULES_SEED=123456` in the environment makes it again. */
const FRESH = Number(process.env.RULES_SEED ?? Date.now() % 1_000_000);
const ORIGINS = [
  "US",
  "GB",
  "DE",
  "CH",
  "TH",
  "IN",
  "JP",
  "AU",
  "BR",
  "ZA",
  "CA",
  "AE",
  "US-HI",
  "GB-NIR",
  "XK",
];

function* numbers(start: number): Generator<number> {
  let state = start;
  for (;;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state / 2 ** 32;
  }
}

type Case = { readonly pet: Pet; readonly journey: Journey };

function casesOf(seed: number): Case[] {
  const random = numbers(seed);
  const next = () => random.next().value as number;
  const int = (most: number) => Math.floor(next() * most);
  const some = <One>(most: number, make: () => One): One[] => Array.from({ length: int(most + 1) }, make);
  const past = (most: number) => addDays(TODAY, -int(most));
  const record = (): PetRecord => {
    const on = addDays(TODAY, 30 - int(120));
    return { kind: RECORD_KINDS[int(RECORD_KINDS.length)] ?? "import_permit", on };
  };
  return Array.from({ length: CASES }, () => {
    const origin = ORIGINS[int(ORIGINS.length)] ?? "US";
    const departure = addDays(TODAY, int(300));
    return {
      pet: {
        species: (["dog", "cat", "ferret"] as const)[int(3)] ?? "dog",
        breed: "Beagle",
        birthDate: past(3_000),
        isEntire: next() < 0.5,
        microchips: some(2, () => ({ code: "826098100123456", on: past(1_500) })),
        rabiesDoses: some(3, () => {
          const givenOn = past(900);
          return { givenOn, validUntil: addDays(givenOn, 365 * (1 + int(3))), country: "DE" };
        }),
        samples: some(2, () => ({ drawnOn: past(500), result: 0.5 + next() })),
        records: some(6, record),
      },
      journey: {
        origin,
        destination: DESTINATIONS[int(DESTINATIONS.length)]?.countries[0] ?? "US",
        departure,
        arrival: addDays(departure, int(2)),
        escort: "accompanied",
        transport: "air",
        stays: [{ country: origin, from: "2010-01-01", to: null }],
      },
    };
  });
}

const BADNESS: readonly Verdict[] = ["may_travel", "needs_review", "may_travel_if", "may_not_on_this_date"];
const blockedIn = (steps: readonly Step[]) => steps.some(({ isPossible }) => !isPossible);

describe.each([
  ["a fixed seed", FIXED],
  [`the fresh seed ${FRESH}`, FRESH],
])("[RULE-13] for made-up pets of %s", { timeout: 120_000 }, (_, seed) => {
  const cases = casesOf(seed);

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
      expect(BADNESS).toContain(verdict);
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
