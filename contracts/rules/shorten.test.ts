import { describe, expect, test } from "vitest";

import { assess, moved } from "./assess.ts";
import { covered, pet, to } from "./made-cases.ts";
import { shortenersOf } from "./shorten.ts";
import type { Journey, Pet } from "./types.ts";

const TODAY = "2026-11-28";
const found = (subject: Pet, journey: Journey, today = TODAY) =>
  shortenersOf(subject, journey, today, assess(subject, journey, today)).map(({ text, departure }) => [
    departure,
    text,
  ]);
const DOSE = covered("2026-05-01", "2027-05-01");

describe("[RULE-09] what would bring the earliest departure forward", () => {
  test("a chip that was there before the first vaccination", () => {
    const late = pet({ microchips: [{ code: "826098100123456", on: "2026-11-20" }], rabiesDoses: [DOSE] });
    expect(assess(late, to("DE", "2026-12-05"), TODAY).earliestDeparture).toBe("2026-12-19");
    expect(found(late, to("DE", "2026-12-05"))).toEqual([
      ["2026-11-28", expect.stringContaining("in place by 2026-05-01")],
      ["2026-12-11", expect.stringContaining("vaccination given from 2026-11-20 on")],
    ]);
  });

  test("the laboratory's word on when it got the sample, for Australia", () => {
    const sampled = pet({ rabiesDoses: [DOSE], samples: [{ drawnOn: "2026-11-20", result: 1 }] });
    expect(assess(sampled, to("AU", "2027-03-16"), TODAY).earliestDeparture).toBe("2027-05-26");
    expect(found(sampled, to("AU", "2027-03-16"))).toEqual([
      ["2027-01-23", expect.stringContaining("a sample drawn from 2026-05-01 on")],
      ["2027-05-19", expect.stringContaining("the sample of 2026-11-20")],
    ]);
  });

  test("Japan: a sample drawn earlier, or the rest of the wait in quarantine", () => {
    const vaccinated = pet({ rabiesDoses: [DOSE, covered("2026-07-01", "2027-07-01")] });
    expect(assess(vaccinated, to("JP", "2027-03-16"), TODAY).earliestDeparture).toBe("2027-05-27");
    // The notice of forty days stays.
    expect(found(vaccinated, to("JP", "2027-03-16"))).toEqual([
      ["2027-01-07", expect.stringContaining("a sample drawn from 2026-07-01 on")],
      ["2027-01-07", expect.stringContaining("140 days of quarantine on arrival")],
    ]);
  });

  test("USA from a high-risk country: twenty-eight days of quarantine where the sample is missing", () => {
    const thai = pet({ rabiesDoses: [covered("2026-10-20", "2027-10-20", "TH")] });
    const journey = to("US", "2026-12-05", { origin: "TH" });
    // A place at the facility takes a day at the least.
    expect(found(thai, journey)).toContainEqual([
      "2026-11-29",
      "28 days of quarantine on arrival in place of the wait from the blood sample",
    ]);
  });

  test("a permit that is at hand already", () => {
    const listed = pet({ rabiesDoses: [covered("2026-10-20", "2027-10-20")] });
    const journey = to("CH", "2026-12-02", { origin: "TH", transport: "air" });
    const sampled = { ...listed, samples: [{ drawnOn: "2026-08-01", result: 1 }] };
    const old = { ...sampled, rabiesDoses: [covered("2026-01-20", "2027-01-20")] };
    expect(found(old, journey)).toEqual([[TODAY, expect.stringContaining("FSVO permit")]]);
  });

  test("nothing where the pet may leave today, or where nothing helps", () => {
    const ready = pet({ rabiesDoses: [DOSE] });
    expect(found(ready, to("DE", "2026-12-05"))).toEqual([]);
    expect(
      found(pet({ birthDate: "2026-10-01", microchips: [] }), to("US", "2026-12-05", { origin: "GB" })),
    ).toEqual([]);
  });

  test("each day is sooner than the earliest, and no earlier than today", () => {
    for (const destination of ["US", "GB", "DE", "AU", "JP", "NZ", "SG", "BR", "ZA", "CH"]) {
      for (const doses of [[], [DOSE], [DOSE, covered("2026-07-01", "2027-07-01")]]) {
        const subject = pet({ rabiesDoses: doses });
        const journey = to(destination, "2027-01-16", { origin: "TH" });
        const { earliestDeparture } = assess(subject, moved(journey, TODAY), TODAY);
        for (const [departure = ""] of found(subject, journey)) {
          expect(departure >= TODAY).toBe(true);
          expect(departure < (earliestDeparture ?? "9999-12-31")).toBe(true);
        }
      }
    }
  });
});
