import { expect, test } from "vitest";

import { assess } from "./assess.ts";
import { standsOn } from "./countries.ts";
import { DESTINATIONS } from "./destinations/all.ts";
import type { Destination } from "./rule.ts";
import type { Country, Pet, Stay } from "./types.ts";

const TODAY = "2027-02-01";
const DEPARTURE = "2027-03-01";
const WORLD: readonly Country[] = "CH US JP AU GB SG AE DE CA NZ IN NG BD ZW".split(" ");
const DOG: Pet = {
  species: "dog",
  breed: "Labrador Retriever",
  birthDate: "2020-01-01",
  isEntire: false,
  microchips: [{ code: "756098100123456", on: "2020-06-01" }],
  rabiesDoses: [{ givenOn: "2026-06-01", validUntil: "2027-06-01" }],
  samples: [],
  records: [],
};

const stepsOf = ({ countries }: Destination, origin: Country, stays: readonly Stay[]) =>
  assess(
    DOG,
    {
      origin,
      destination: countries[0] ?? "",
      departure: DEPARTURE,
      arrival: DEPARTURE,
      escort: "accompanied",
      stays,
    },
    TODAY,
  ).steps.map(({ id }) => id);

/**
 * Destinations that ask a sample of what comes from off a list alone, with a country on it and one off it. Those with
 * several ways ask by themselves how long the pet was where it comes from.
 */
const BY_ORIGIN = DESTINATIONS.filter(({ rules }) => rules.every(({ way }) => !way)).flatMap(
  (destination) => {
    const rule = destination.rules.find(
      ({ requirement, applies }) =>
        requirement.kind === "rabies-chain" && requirement.sample && applies.origin?.is === "off",
    );
    const list = rule?.applies.origin?.list;
    if (!list) return [];
    const away = WORLD.filter((country) => !destination.countries.includes(country));
    const on = away.find((country) => standsOn(list, country) === "on");
    const off = away.find((country) => standsOn(list, country) === "off");
    return on && off ? [{ destination, on, off }] : [];
  },
);

test("[RULE-72] there are destinations that go by the country of departure", () => {
  expect(BY_ORIGIN.length).toBeGreaterThan(5);
});

test.for(BY_ORIGIN)("[RULE-72] a month on the way frees of no sample: $destination.name", (one) => {
  const { destination, on, off } = one;
  const moved: Stay[] = [
    { country: off, from: "2020-01-01", to: "2027-01-28" },
    { country: on, from: "2027-01-28", to: null },
  ];
  expect(stepsOf(destination, on, moved)).toContain("earlier-home");
  expect(stepsOf(destination, on, [{ country: on, from: "2020-01-01", to: null }])).not.toContain(
    "earlier-home",
  );
});
