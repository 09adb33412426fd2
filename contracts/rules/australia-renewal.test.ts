import { describe, expect, test } from "vitest";

import { assess } from "./assess.ts";
import { covered, lived, pet, step, to } from "./made-cases.ts";
import type { Pet } from "./types.ts";

const TODAY = "2027-03-10";
const journey = to("AU", "2027-03-16", {
  origin: "GB",
  departure: "2027-03-15",
  port: "MEL",
  stays: lived("GB"),
});
const sample = (drawnOn: string, result: number | null = 2) => ({
  drawnOn,
  receivedByLabOn: drawnOn,
  result,
});

/** Ready for Australia, but for what is said of its samples and their declaration. */
const ready = (samples: Pet["samples"], declaredOn: string, doseUntil = "2028-01-01"): Pet =>
  pet({
    species: "cat",
    breed: "Siamese",
    rabiesDoses: [covered("2025-06-01", doseUntil)],
    samples,
    records: [
      { kind: "identity_verification", on: "2025-12-01" },
      { kind: "rnatt_declaration", on: declaredOn },
      { kind: "import_permit", on: "2027-01-01", until: "2027-12-31" },
      { kind: "quarantine_reservation", on: "2027-01-01" },
      { kind: "internal_parasites_first", on: "2027-02-20" },
      { kind: "internal_parasites_second", on: "2027-03-10" },
      { kind: "external_parasites_start", on: "2027-02-01" },
      { kind: "final_examination", on: "2027-03-10" },
    ],
  });
const found = (samples: Pet["samples"], declaredOn: string, doseUntil?: string) =>
  assess(ready(samples, declaredOn, doseUntil), journey, TODAY);

describe("[RULE-12] Australia: a sample drawn while another serves goes on from it", () => {
  test("the 180 days of the first count, and the declaration is of the second", () => {
    const { verdict, steps } = found([sample("2026-01-20"), sample("2027-01-15")], "2027-02-01");
    expect([verdict, steps.find(({ id }) => id === "AU-5")?.reason]).toEqual([
      "may_travel",
      "Drawn on 2027-01-15, 2 IU/ml, going on from the sample of 2026-01-20.",
    ]);
  });

  test("so of three in a row, and on the very last day of the one before", () => {
    expect(
      found([sample("2025-06-05"), sample("2026-01-20"), sample("2027-01-20")], "2027-02-01").verdict,
    ).toBe("may_travel");
  });

  test("one that is drawn a day too late begins anew", () => {
    const late = found([sample("2026-01-20"), sample("2027-01-21")], "2027-02-01");
    expect([late.verdict, late.earliestDeparture]).toEqual(["may_not_on_this_date", "2027-07-20"]);
  });

  test("nor does it go on from one that was too low or whose cover was another", () => {
    expect(found([sample("2026-01-20", 0.4), sample("2027-01-15")], "2027-02-01").verdict).toBe(
      "may_not_on_this_date",
    );
    const lapsed = {
      ...ready([sample("2026-01-20"), sample("2027-01-15")], "2027-02-01"),
      rabiesDoses: [covered("2025-06-01", "2026-06-01"), covered("2026-07-01", "2028-07-01")],
    };
    expect(assess(lapsed, journey, TODAY).verdict).toBe("may_not_on_this_date");
  });

  test("a declaration of the sample before is had again, but serves while that sample does", () => {
    const old = found([sample("2026-01-20"), sample("2027-01-15")], "2026-02-01");
    expect([old.verdict, step(old, "AU-4")?.state]).toEqual(["may_travel_if", "wrongly_timed"]);
    expect(found([sample("2026-04-20"), sample("2027-01-15")], "2026-05-01").verdict).toBe("may_travel");
  });

  test("while it still serves another can be drawn, and the day is told", () => {
    const soon = step(found([sample("2026-03-12")], "2026-05-01"), "AU-5");
    expect([soon?.state, soon?.isPossible, soon?.window?.latest]).toEqual(["at_risk", true, "2027-03-12"]);
    expect(soon?.reason).toContain("another that is drawn by then goes on from it, without a new wait");
    expect(found([sample("2026-03-09")], "2026-05-01").verdict).toBe("may_not_on_this_date");
  });
});
