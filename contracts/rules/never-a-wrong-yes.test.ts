import { describe, expect, test } from "vitest";

import { addDays } from "#contracts/core/dates.ts";

import { assess } from "./assess.ts";
import { covered, lived, pet, step, to } from "./made-cases.ts";
import type { Journey, Pet, PetRecord } from "./types.ts";

const on = (kind: PetRecord["kind"], day: string, more: Partial<PetRecord> = {}): PetRecord => ({
  kind,
  on: day,
  ...more,
});

/** The smallest cases in which a pet was told to travel that the border refuses; each asserts the verdict. */
describe("[RULE-11] the wait after the sample runs to the issue of the certificate", () => {
  const entry = to("DE", "2027-05-20", { origin: "IN", departure: "2027-05-19" });
  const found = (drawnOn: string, issuedOn: string, today = "2027-05-19") =>
    assess(
      pet({
        rabiesDoses: [covered("2026-11-01", "2027-11-01", "IN")],
        samples: [{ drawnOn, result: 1.2, country: "IN" }],
        records: [on("animal_health_certificate", issuedOn)],
      }),
      entry,
      today,
    );

  test("11 February is the last day for a certificate of 12 May", () => {
    expect(found("2027-02-11", "2027-05-12").verdict).toBe("may_travel");
    const late = found("2027-02-12", "2027-05-12");
    expect(late.verdict).not.toBe("may_travel");
    expect(step(late, "EU-3")).toMatchObject({ state: "wrongly_timed", window: { latest: "2027-02-11" } });
  });

  test("a certificate that is issued a day later does, and both waits are kept", () => {
    expect(found("2027-02-12", "2027-05-13").verdict).toBe("may_travel");
    // Ninety days are full on 18 May, three months only on 20 May, and on the 21st they are not.
    expect(found("2027-02-17", "2027-05-19").verdict).toBe("may_travel");
    expect(found("2027-02-19", "2027-05-19").verdict).not.toBe("may_travel");
  });

  test("a certificate that is only planned too early is told as well", () => {
    const planned = found("2027-02-12", "2027-05-12", "2027-04-01");
    expect(planned.verdict).toBe("may_travel_if");
    expect(step(planned, "EU-3")?.state).toBe("wrongly_timed");
  });
});

describe("[RULE-11] papers serve as long as they serve", () => {
  const home = to("US", "2027-01-10", {
    origin: "IN",
    port: "JFK",
    stays: lived("IN", ["US", "2020-01-01", "2026-06-30"]),
  });
  const usDog = (issuedOn: string) =>
    pet({
      rabiesDoses: [covered("2026-06-01", "2029-06-01", "US")],
      records: [
        on("cdc_us_vaccination_certification", issuedOn),
        on("cdc_import_form", "2027-01-02", { country: "IN" }),
      ],
    });

  test("a U.S. certification issued less than 28 days after a first dose serves not, and on the 28th it does", () => {
    expect(assess(usDog("2026-06-28"), home, "2027-01-08").verdict).not.toBe("may_travel");
    expect(assess(usDog("2026-06-29"), home, "2027-01-08").verdict).toBe("may_travel");
  });

  test("a foreign certification is thirty days old at most", () => {
    const dog = (issuedOn: string) =>
      pet({
        rabiesDoses: [covered("2026-06-01", "2028-06-01", "IN")],
        samples: [{ drawnOn: "2026-08-01", result: 2 }],
        records: [
          on("cdc_foreign_vaccination_certification", issuedOn),
          on("cdc_facility_reservation", "2026-12-01"),
          on("cdc_import_form", "2027-01-02", { country: "IN" }),
        ],
      });
    const state = (issuedOn: string) => step(assess(dog(issuedOn), home, "2027-01-08"), "US-6b-form")?.state;
    expect([state("2026-12-11"), state("2026-12-10")]).toEqual(["done", "wrongly_timed"]);
  });

  test("a dog import receipt serves from the country that it names", () => {
    const low = (country?: string) =>
      assess(
        pet({ records: [on("cdc_import_form", "2026-12-20", { country })] }),
        to("US", "2027-01-10", { origin: "MX", stays: lived("MX") }),
        "2027-01-05",
      );
    expect(step(low("MX"), "US-3")?.state).toBe("done");
    expect(step(low("CA"), "US-3")?.state).toBe("wrongly_timed");
    expect(step(low(), "US-3")?.state).toBe("needs_review");
  });

  test("canine influenza for New Zealand: fourteen days to twelve months before shipment", () => {
    const state = (day: string) =>
      step(
        assess(pet({ records: [on("canine_influenza_course", day)] }), to("NZ", "2027-12-15"), "2027-12-10"),
        "NZ-influenza",
      )?.state;
    expect([state("2027-12-01"), state("2026-12-15")]).toEqual(["done", "done"]);
    expect([state("2027-12-02"), state("2026-12-14")]).not.toContain("done");
  });

  test("a paper whose own last day lies before the journey serves not", () => {
    const state = (until: string | undefined) =>
      step(
        assess(
          pet({ records: [on("import_permit", "2026-12-01", { until })] }),
          to("AU", "2027-06-15"),
          "2027-06-01",
        ),
        "AU-7",
      )?.state;
    expect(state("2027-12-01")).toBe("done");
    expect(state("2027-06-14")).not.toBe("done");
    expect(state(undefined)).toBe("needs_review");
  });
});

describe("[RULE-11] where a pet may come from", () => {
  test.each(["IN", "TH", "BR", "CN"])("not directly from %s to New Zealand, on no day", (origin) => {
    const found = assess(pet(), to("NZ", "2028-06-01", { origin }), "2027-01-05");
    expect([found.verdict, found.earliestDeparture]).toEqual(["may_not_on_this_date", null]);
    expect(step(found, "NZ-origin")?.reason).toContain("six months in an approved country");
  });

  test("nor to Australia, which says what comes first", () => {
    const found = assess(pet(), to("AU", "2028-06-01", { origin: "IN" }), "2027-01-05");
    expect([found.verdict, found.earliestDeparture]).toEqual(["may_not_on_this_date", null]);
    expect(step(found, "AU-12-residence")?.reason).toContain("180 days in an approved country");
  });
});

describe("[RULE-11] what is dated after today is planned", () => {
  const ready = (issuedOn: string, more: Partial<PetRecord> = {}) =>
    pet({
      rabiesDoses: [covered("2026-06-01", "2029-06-01", "CA")],
      records: [on("animal_health_certificate", issuedOn, more)],
    });
  const journey = to("FR", "2027-03-16", { origin: "CA" });
  const verdicts = (subject: Pet, today: string) => {
    const { verdict, planned } = assess(subject, journey, today);
    return [verdict, planned];
  };

  test("a certificate of two months ahead is none, and the verdict names it", () => {
    expect(verdicts(ready("2027-03-10"), "2027-01-10")).toEqual(["may_travel_if", ["EU-4"]]);
    expect(verdicts(ready("2027-03-10"), "2027-03-10")).toEqual(["may_travel", []]);
  });

  test("so is what is said to be planned, and a plan left behind proves nothing", () => {
    expect(verdicts(ready("2027-03-10", { isPlanned: true }), "2027-03-10")[0]).toBe("may_travel_if");
    expect(verdicts(ready("2027-03-10", { isPlanned: true }), "2027-03-11")).toEqual(["may_travel_if", []]);
  });

  test("a dose, a chip and a sample of tomorrow are plans too", () => {
    const later = pet({
      microchips: [{ code: "826098100123456", on: "2027-01-11" }],
      rabiesDoses: [covered("2027-01-11", "2028-01-11", "CA")],
      records: [on("animal_health_certificate", "2027-03-10")],
    });
    expect(verdicts(later, "2027-01-10")).toEqual(["may_travel_if", ["EU-1", "EU-2", "EU-4"]]);
  });
});

describe("[RULE-11] hours that can no longer be kept", () => {
  const treated = (day: string, today: string) =>
    assess(
      pet({ records: [on("tapeworm_treatment", day)] }),
      to("GB", "2027-03-16", { origin: "FR" }),
      today,
    );

  test("treated six days before an entry today: not on this date, and the next day is named", () => {
    const found = treated("2027-03-10", "2027-03-16");
    expect(found.verdict).toBe("may_not_on_this_date");
    expect(step(found, "GB-5")).toMatchObject({ isPossible: false, possibleFrom: "2027-03-17" });
    expect(step(found, "GB-5")?.reason).toContain("2027-03-17");
  });

  test("nothing on record on the day of entry, and a treatment of that very day", () => {
    expect(treated("2027-03-16", "2027-03-16").verdict).toBe("may_not_on_this_date");
    expect(assess(pet(), to("GB", "2027-03-16", { origin: "FR" }), "2027-03-16").verdict).toBe(
      "may_not_on_this_date",
    );
  });

  test("two days before it can still be treated again", () => {
    expect(step(treated("2027-03-08", "2027-03-14"), "GB-5")).toMatchObject({
      state: "wrongly_timed",
      isPossible: true,
    });
  });
});

describe("[RULE-11] a refused chip begins everything again", () => {
  const all = (code: string): Pet =>
    pet({
      microchips: [{ code, on: "2024-01-01" }],
      rabiesDoses: [covered("2025-06-01", "2028-06-01", "DE")],
      samples: [{ drawnOn: "2026-10-01", result: 3 }],
      records: [on("identity_verification", "2026-10-01"), on("identity_verification", "2026-09-30")],
    });
  const earliest = (code: string, destination: string, more: Partial<Journey> = {}) =>
    assess(all(code), to(destination, "2027-02-01", { origin: "DE", ...more }), "2027-01-05")
      .earliestDeparture;

  test("999 into New Zealand: chip, dose and six months more", () => {
    expect(earliest("999000000123456", "NZ")).toBe("2027-07-05");
    // Another chip waits for six months from the check of identity alone.
    expect(earliest("276000000123456", "NZ")).toBe("2027-03-30");
  });

  test.each(["27600000012345", "2760000001234567"])("%s is no number: 21 days more into the EU", (code) => {
    const found = assess(all(code), to("FR", "2027-01-10", { origin: "US" }), "2027-01-05");
    expect([found.verdict, found.earliestDeparture]).toEqual(["may_not_on_this_date", "2027-01-26"]);
  });
});

describe("[RULE-11] what others issue takes its time", () => {
  test("South Africa tomorrow with certificate and rabies alone", () => {
    const found = assess(
      pet({
        rabiesDoses: [covered("2026-09-01", "2027-09-01", "DE")],
        records: [on("health_certificate", "2026-11-26")],
      }),
      to("ZA", "2026-11-28", { origin: "DE", stays: lived("DE") }),
      "2026-11-27",
    );
    expect(found.verdict).toBe("may_not_on_this_date");
    expect(step(found, "ZA-permit")?.isPossible).toBe(false);
    expect(step(found, "ZA-tests")?.isPossible).toBe(false);
  });

  test("a permit of New Zealand or Australia that is not at hand moves the earliest date", () => {
    for (const [destination, id, days] of [
      ["NZ", "NZ-permit", 42],
      ["AU", "AU-7", 56],
    ] as const) {
      const found = assess(pet(), to(destination, "2027-01-10"), "2027-01-05");
      expect(step(found, id)).toMatchObject({
        isPossible: false,
        possibleFrom: addDays("2027-01-05", days),
        lead: { days },
      });
    }
  });

  test("where nobody tells a time the date holds if it is at hand, and says so", () => {
    const found = assess(
      pet({ rabiesDoses: [covered("2026-06-01", "2028-06-01", "US")] }),
      to("DE", "2027-01-10"),
      "2027-01-05",
    );
    expect(found.earliestDeparture).toBe("2027-01-05");
    expect(found.earliestIfAtHand).toEqual(expect.arrayContaining(["EU-4", "EU-5"]));
  });
});

test("[RULE-11] a destination without rules gets no date and no source", () => {
  for (const destination of ["KZ", "AR", "ZZ"]) {
    const found = assess(pet(), to(destination, "2027-03-16"), "2027-01-05");
    expect([found.verdict, found.hasRules, found.earliestDeparture]).toEqual(["needs_review", false, null]);
    expect(found.steps.map(({ source }) => source)).toEqual([null]);
    expect(found.steps[0]?.reason).toContain("We hold no rules for");
  }
});

describe("[RULE-11] what an origin frees from has conditions of its own", () => {
  const asked = (origin: string, destination: string, id: string, more: Partial<Pet> = {}) =>
    step(assess(pet(more), to(destination, "2027-03-16", { origin }), "2027-03-01"), id)?.state;

  test("from Australia to New Zealand: a chip, and the conditions of category 1 that are not held", () => {
    expect(asked("AU", "NZ", "NZ-1-conditions")).toBe("needs_review");
    expect(asked("AU", "NZ", "NZ-chip", { microchips: [] })).not.toBe("done");
  });

  test("from Svalbard to Great Britain a dog is treated for the tapeworm, from Norway it is not", () => {
    expect([asked("NO", "GB", "GB-5"), asked("SJ", "GB", "GB-5")]).toEqual([undefined, "due"]);
  });

  test("an exempt origin frees from the vaccination, not from the chip", () => {
    for (const [destination, id] of [
      ["ZA", "ZA-chip"],
      ["GU", "GU-chip"],
    ] as const)
      expect([destination, asked("GB", destination, id, { microchips: [] })]).toEqual([destination, "due"]);
  });

  test("a rabies certificate of Canada is for a dose that is valid on arrival", () => {
    const records = [on("rabies_certificate", "2021-01-01")];
    const rabiesDoses = [covered("2026-06-01", "2029-06-01")];
    expect(asked("US", "CA", "CA-1-certificate", { rabiesDoses, records })).not.toBe("done");
  });
});
