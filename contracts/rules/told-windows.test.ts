import { describe, expect, test } from "vitest";

import { addDays } from "#contracts/core/dates.ts";

import { assess, moved, stepsFor } from "./assess.ts";
import { madeUpCases, SEEDS } from "./made-up-cases.ts";
import type { Journey, Pet, PetRecord, Step } from "./types.ts";

const TODAY = "2026-11-28";
const FAR = "2035-01-01";
const isSure = (step: Step | undefined) => step?.state === "done" || step?.state === "planned";
/** What no day alone decides: the hour of a treatment, a dose from before the chip, a cover that ends that very day. */
const isAccepted = (step: Step | undefined) =>
  isSure(step) ||
  /depends on the hour|given before the microchip, and|ends on the very day/.test(step?.reason ?? "");
const isToDo = ({ state }: Step) =>
  state === "due" || state === "at_risk" || state === "missing" || state === "wrongly_timed";

type Told = { readonly pet: Pet; readonly journey: Journey; readonly step: Step };

describe.each(SEEDS)("[RULE-13] windows told for pets of the seed %d", { timeout: 120_000 }, (seed) => {
  const cases = madeUpCases(seed, 400, TODAY).map(({ pet, journey }) => ({
    pet: { ...pet, microchips: [{ code: "826098100123456", on: pet.birthDate ?? "2010-01-01" }] },
    journey,
  }));
  const told = (asks: Step["asks"]): Told[] =>
    cases.flatMap(({ pet, journey }) =>
      stepsFor({ pet, journey, today: TODAY })
        .filter((step) => step.asks === asks && step.window !== null && isToDo(step))
        .map((step) => ({ pet, journey, step })),
    );

  /** How many steps no longer fit, or only with the certificate issued again. */
  const unfitAfter = ({ journey }: Told, pet: Pet) =>
    stepsFor({ pet, journey, today: TODAY }).filter(
      ({ isPossible, asks, state, window }) =>
        !isPossible ||
        (asks === "sample" &&
          (state === "wrongly_timed" || (window?.earliest ?? "") > (window?.latest ?? "9999"))),
    ).length;
  /** What the step comes to once the pet has one thing more; by the same id. */
  const after = ({ journey, step }: Told, pet: Pet) =>
    stepsFor({ pet, journey, today: TODAY }).find(({ id }) => id === step.id);
  /** What hangs on another step: a paper on the dose that it certifies, a check on a sample that was drawn without it. */
  const hangsOnAnother = (step: Step | undefined) =>
    /rests on no rabies dose|certifies a dose|before any rabies dose|drawn without it|was drawn late|have that issued again/.test(
      step?.reason ?? "",
    );

  /** What the engine itself says of a day is not what it told of it. */
  const broken = (one: Told, day: string, withIt: Pet, isWanted: boolean) => {
    const found = after(one, withIt);
    const { journey, step } = one;
    return (isWanted ? isAccepted(found) : !isSure(found)) ||
      found?.title !== step.title ||
      hangsOnAnother(found)
      ? []
      : [
          `${seed}: ${journey.origin} ${journey.destination} ${step.id}, ${step.window?.earliest} to ${step.window?.latest}: ${day}: ${found?.state} ${found?.reason}`,
        ];
  };
  /** On both its days, and on the day before and after. */
  const brokenBy = (
    one: Told,
    { earliest, latest }: { earliest: string | null; latest: string },
    withIt: (day: string) => Pet,
  ) => [
    ...broken(one, latest, withIt(latest), true),
    ...broken(one, addDays(latest, 1), withIt(addDays(latest, 1)), false),
    ...(earliest === null
      ? []
      : [
          ...broken(one, earliest, withIt(earliest), true),
          ...broken(one, addDays(earliest, -1), withIt(addDays(earliest, -1)), false),
        ]),
  ];

  test("a paper of the first or of the last day serves, and one of a day outside does not", () => {
    const faults: string[] = [];
    let tried = 0;
    for (const one of told("record")) {
      const [kind] = one.step.papers;
      const { earliest, latest, fromInstant } = one.step.window ?? {};
      if (!kind || !latest || fromInstant || (earliest && earliest > latest)) continue;
      const paper = (on: string): Pet => {
        const record: PetRecord = { kind, on, until: FAR, country: one.journey.origin };
        return { ...one.pet, records: [...one.pet.records.filter((other) => other.kind !== kind), record] };
      };
      tried++;
      faults.push(...brokenBy(one, { earliest: earliest ?? null, latest }, paper));
    }
    expect(faults).toEqual([]);
    expect(tried).toBeGreaterThan(300);
  });

  test("a sample drawn on the first or the last day counts, and one of a day outside does not", () => {
    const faults: string[] = [];
    let tried = 0;
    for (const one of told("sample")) {
      const { earliest, latest } = one.step.window ?? {};
      if (!earliest || !latest || earliest > latest || earliest === "0000-01-01") continue;
      const drawn = (on: string): Pet => ({
        ...one.pet,
        samples: [
          // A window that is told for going on from a sample is none without it.
          ...(/goes on from it/.test(one.step.reason)
            ? one.pet.samples.map((other) => ({ receivedByLabOn: addDays(other.drawnOn, 7), ...other }))
            : []),
          { drawnOn: on, receivedByLabOn: on, result: 2 },
        ],
      });
      tried++;
      faults.push(...brokenBy(one, { earliest, latest }, drawn));
    }
    expect(faults).toEqual([]);
    expect(tried).toBeGreaterThan(5);
  });

  test("a first dose of the first or the last day counts, and one of a later day does not", () => {
    const faults: string[] = [];
    let tried = 0;
    for (const one of told("vaccination")) {
      const { earliest, latest } = one.step.window ?? {};
      if (one.pet.rabiesDoses.length > 0 || !latest || (earliest && earliest > latest)) continue;
      const given = (on: string): Pet => ({
        ...one.pet,
        rabiesDoses: [{ givenOn: on, validUntil: FAR, country: "DE" }],
      });
      if (after(one, one.pet)?.title.startsWith("Second")) continue;
      tried++;
      faults.push(
        ...broken(one, latest, given(latest), true),
        ...(earliest ? broken(one, earliest, given(earliest), true) : []),
        // A day later it counts still, and leaves too little time for what comes after it.
        ...(unfitAfter(one, given(addDays(latest, 1))) > 0
          ? []
          : broken(one, addDays(latest, 1), given(addDays(latest, 1)), false)),
      );
    }
    expect(faults).toEqual([]);
    expect(tried).toBeGreaterThan(20);
  });

  test("where nothing can lapse a later departure breaks nothing", () => {
    for (const { pet, journey } of cases.slice(0, 120)) {
      const bare: Pet = { ...pet, rabiesDoses: [], samples: [], records: [] };
      const { earliestDeparture } = assess(bare, journey, TODAY);
      if (earliestDeparture === null) continue;
      for (const later of [1, 17, 90, 200]) {
        const on = moved(journey, addDays(earliestDeparture, later));
        const blocked = stepsFor({ pet: bare, journey: on, today: TODAY }).filter(
          ({ isPossible }) => !isPossible,
        );
        expect([seed, on, blocked.map(({ id }) => id)]).toEqual([seed, on, []]);
      }
    }
  });

  test("no pet and no journey is too strange to be answered", () => {
    for (const { pet, journey } of cases.slice(0, 60))
      for (const strange of [
        { ...journey, origin: "ZZ" },
        { ...journey, destination: "ZZ" },
        { ...journey, destination: journey.origin, stays: undefined },
        {
          ...journey,
          transits: ["ZZ", "US-HI"],
          transport: undefined,
          port: "XXX",
          escort: "unknown" as const,
        },
        { ...journey, departure: "2019-02-28", arrival: "2019-02-27", petCount: 9, isForSale: true },
      ])
        for (const subject of [
          pet,
          { ...pet, breed: undefined, birthDate: undefined, isEntire: undefined },
          { ...pet, microchips: [{ code: "", on: null }], rabiesDoses: [], samples: [] },
        ])
          expect(() => assess(subject, strange, TODAY)).not.toThrow();
  });
});
