import type { CalendarDate } from "#contracts/core/dates-shapes.ts";
import { addDays } from "#contracts/core/dates.ts";

import { DESTINATIONS } from "./destinations/all.ts";
import { RECORD_KINDS } from "./record-kinds.ts";
import type { Journey, Pet, PetRecord } from "./types.ts";

// Pets and journeys that chance makes, for the properties that hold of all; the tests beside this file ask them.

/**
 * The same on every run, so that a change is judged by what it changes; `RULES_SEED=123456` in the environment tries
 * another instead of the second.
 */
export const SEEDS = [11, Number(process.env.RULES_SEED ?? 4242)];
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

export function* numbers(start: number): Generator<number> {
  let state = start;
  for (;;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state / 2 ** 32;
  }
}

type Case = { readonly pet: Pet; readonly journey: Journey };

/** Pets, and journeys of theirs, of a seed. */
export function madeUpCases(seed: number, count: number, today: CalendarDate): Case[] {
  const random = numbers(seed);
  const next = () => random.next().value as number;
  const int = (most: number) => Math.floor(next() * most);
  const some = <One>(most: number, make: () => One): One[] => Array.from({ length: int(most + 1) }, make);
  const past = (most: number) => addDays(today, -int(most));
  const record = (): PetRecord => {
    const on = addDays(today, 30 - int(120));
    return { kind: RECORD_KINDS[int(RECORD_KINDS.length)] ?? "import_permit", on };
  };
  return Array.from({ length: count }, () => {
    const origin = ORIGINS[int(ORIGINS.length)] ?? "US";
    const departure = addDays(today, int(300));
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
