import { describe, expect, test } from "vitest";

import { assess } from "./assess.ts";
import { covered, pet, stateOf, to } from "./made-cases.ts";
import type { Pet } from "./types.ts";

const TODAY = "2027-03-12";
const OLD = { microchips: [], birthDate: "2010-05-01", rabiesDoses: [covered("2026-08-01", "2027-08-01")] };
const TATTOO = { code: "FRX 482", on: "2010-08-01", isLegible: true };
const france = to("FR", "2027-03-16", { origin: "CA" });

describe("[RULE-14] a tattoo from before 3 July 2011", () => {
  const isAsked = (more: Partial<Pet>, destination = france) =>
    assess(pet(more), destination, TODAY).asked.find(({ fact }) => fact === "tattoo");

  test("is asked of a pet without a chip that is old enough, where the authority takes one", () => {
    expect(isAsked(OLD)).toEqual({ fact: "tattoo", isKnown: false });
    expect(isAsked({ ...OLD, tattoos: [TATTOO] })).toEqual({ fact: "tattoo", isKnown: true });
    expect(isAsked({ ...OLD, birthDate: "2011-07-03" })).toBeUndefined();
    expect(isAsked({ birthDate: "2010-05-01" })).toBeUndefined();
    for (const destination of ["GB", "US", "AU", "JP", "CA", "AE"])
      expect(isAsked(OLD, to(destination, "2027-03-16", { origin: "CA" }))).toBeUndefined();
  });

  test("names itself as what the step was judged by, beside a chip that came later", () => {
    const found = (more: Partial<Pet>) =>
      assess(pet({ ...OLD, tattoos: [TATTOO], ...more }), france, TODAY).steps.find(
        ({ id }) => id === "EU-1",
      );
    const evidence = [{ kind: "tattoo", name: "FRX 482", on: "2010-08-01", isPlanned: false }];
    expect(found({})).toMatchObject({ state: "done", evidence });
    const later = found({ microchips: [{ code: "826098100123456", on: "2027-03-01" }] });
    expect(later).toMatchObject({ state: "done", evidence });
    expect(later?.reason).toContain("826098100123456");
    const earlier = found({ microchips: [{ code: "826098100123456", on: "2010-06-01" }] });
    expect(earlier?.evidence).toMatchObject([{ kind: "microchip" }]);
  });

  test("never makes a journey worse, and is nothing to who takes none", () => {
    const chipped = pet({ rabiesDoses: OLD.rabiesDoses, birthDate: OLD.birthDate });
    for (const destination of ["FR", "GB", "US", "AU", "JP"]) {
      const journey = to(destination, "2027-03-16", { origin: "CA" });
      const states = (more: Partial<Pet>) =>
        assess({ ...chipped, ...more }, journey, TODAY).steps.map(({ id, state }) => [id, state]);
      for (const tattoo of [TATTOO, { ...TATTOO, on: "2015-01-01" }, { ...TATTOO, isLegible: false }])
        expect(states({ tattoos: [tattoo] })).toEqual(states({}));
    }
    expect(stateOf(pet({ ...OLD, tattoos: [TATTOO] }), to("GB", "2027-03-16"), TODAY, "GB-1")).not.toBe(
      "done",
    );
  });
});
