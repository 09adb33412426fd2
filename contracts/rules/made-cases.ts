import { assess } from "./assess.ts";
import type { Assessment, Journey, Pet, Stay, Step } from "./types.ts";

// A dog with a chip and nothing else, a journey of it, and what is asked of them; for the tests beside this file.

export const CHIP = { code: "826098100123456", on: "2024-01-01" };
export const pet = (more: Partial<Pet> = {}): Pet => ({
  species: "dog",
  breed: "Mixed",
  birthDate: "2020-01-01",
  microchips: [CHIP],
  rabiesDoses: [],
  samples: [],
  records: [],
  ...more,
});
export const covered = (givenOn: string, validUntil: string, country = "DE") => ({
  givenOn,
  validUntil,
  country,
});
/** At home since its birth, but for what lies between. */
export const lived = (home: string, ...away: [country: string, from: string, to: string][]): Stay[] => [
  { country: home, from: "2020-01-01", to: null },
  ...away.map(([country, from, until]) => ({ country, from, to: until })),
];
export const to = (destination: string, arrival: string, more: Partial<Journey> = {}): Journey => ({
  origin: "US",
  destination,
  departure: arrival,
  arrival,
  escort: "accompanied",
  ...more,
});
export const step = ({ steps }: Assessment, id: string): Step | undefined =>
  steps.find((one) => one.id === id);
export const stateOf = (subject: Pet, journey: Journey, today: string, id: string) =>
  step(assess(subject, journey, today), id)?.state;
