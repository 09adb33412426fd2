import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import { describe, expect, test } from "vitest";
import * as z from "zod";

import { assess } from "#contracts/rules/assess.ts";
import { DESTINATIONS } from "#contracts/rules/destinations/all.ts";
import type { Journey, Pet, Step } from "#contracts/rules/types.ts";

import { Case } from "./case-file.ts";
import { bears, worse } from "./worse.ts";

const FOLDER = import.meta.dirname;
const FILES = readdirSync(FOLDER).filter((name) => name.endsWith(".json"));
const CASES = FILES.flatMap((file) =>
  z
    .array(Case)
    .parse(JSON.parse(readFileSync(path.join(FOLDER, file), "utf8")))
    .map((one) => ({ ...one, title: `${file.replace(".json", "")}: ${one.name}` })),
);

test("[RULE-64] at least 120 cases, each with a name of its own, and one to every destination", () => {
  const titles = CASES.map(({ title }) => title);
  expect(titles.length).toBeGreaterThanOrEqual(120);
  expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
  const reached = new Set(CASES.map(({ journey }) => journey.destination));
  const unreached = DESTINATIONS.filter(({ countries }) => !countries.some((one) => reached.has(one)));
  expect(unreached.map(({ name }) => name)).toEqual([]);
});

describe("[RULE-64] the corpus", () => {
  test.for(CASES.map((one) => [one.title, one] as const))("%s", ([, { pet, journey, today, right }]) => {
    const found = assess(pet, journey, today);
    const step = (id: string): Step | undefined => found.steps.find((one) => one.id === id);
    const { verdict = found.verdict, earliest = found.earliestDeparture } = right;
    expect([verdict].flat()).toContain(found.verdict);
    expect(found.earliestDeparture).toBe(earliest);
    const told = <T>(of: Record<string, T> | undefined, value: (step: Step | undefined) => unknown) =>
      Object.fromEntries(Object.keys(of ?? {}).map((id) => [id, value(step(id))]));
    expect(told(right.states, (one) => one?.state)).toEqual(right.states ?? {});
    expect(told(right.latest, (one) => one?.window?.latest)).toEqual(right.latest ?? {});
    expect(told(right.first, (one) => one?.window?.earliest)).toEqual(right.first ?? {});
    const ids = found.steps.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(right.asks ?? []));
    expect((right.asksNot ?? []).filter((id) => ids.includes(id))).toEqual([]);
  });
});

const isYes = (pet: Pet, journey: Journey, today: string) =>
  assess(pet, journey, today).verdict === "may_travel";
const YES = CASES.filter(({ pet, journey, today }) => isYes(pet, journey, today));

describe("[RULE-71] of every case of the corpus that may travel", () => {
  test("there are some, and each rests on a step", () => {
    expect(YES.length).toBeGreaterThan(25);
    expect(YES.filter((one) => assess(one.pet, one.journey, one.today).steps.length === 0)).toEqual([]);
  });

  test("with a record less, years older, planned or to come it is not said any more", () => {
    let tried = 0;
    const still = YES.flatMap(({ title, pet, journey, today }) =>
      worse(pet, today)
        .filter(([what]) => bears(pet, journey, today, what))
        .flatMap(([what, changed]) => {
          tried++;
          return isYes(changed, journey, today) ? `${title}: ${what}` : [];
        }),
    );
    expect(still).toEqual([]);
    expect(tried).toBeGreaterThan(200);
  });

  test("for sale, seven together, by an unknown stop or to or from nowhere it is not said either", () => {
    const changes: Partial<Journey>[] = [
      { isForSale: true },
      { petCount: 7 },
      { transits: ["ZZ"] },
      { origin: "ZZ" },
      { destination: "ZZ" },
    ];
    const still = YES.flatMap(({ title, pet, journey, today }) =>
      changes.flatMap((change) =>
        isYes(pet, { ...journey, ...change }, today) ? `${title}: ${JSON.stringify(change)}` : [],
      ),
    );
    expect(still).toEqual([]);
  });
});
