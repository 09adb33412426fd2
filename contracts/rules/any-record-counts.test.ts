import { describe, expect, test } from "vitest";

import { assess } from "./assess.ts";
import { CHIP, covered, lived, pet, stateOf, step, to } from "./made-cases.ts";
import type { Pet, PetRecord } from "./types.ts";

const on = (kind: PetRecord["kind"], day: string, more: Partial<PetRecord> = {}): PetRecord => ({
  kind,
  on: day,
  ...more,
});

describe("[RULE-12] any qualifying record counts, not the newest", () => {
  test("of two samples the older one serves", () => {
    const subject = pet({
      rabiesDoses: [covered("2026-01-01", "2029-01-01", "TH")],
      samples: [
        { drawnOn: "2026-06-01", result: 1.2 },
        { drawnOn: "2027-01-03", result: 1.4 },
      ],
    });
    const found = assess(subject, to("GB", "2027-02-01", { origin: "TH" }), "2027-01-05");
    expect(step(found, "GB-4")).toMatchObject({
      state: "done",
      evidence: [{ kind: "sample", on: "2026-06-01" }],
    });
  });

  test("a second chip, a second notice and second vaccinations take nothing away", () => {
    const chips = pet({
      microchips: [CHIP, { code: "276000000000001", on: "2027-01-01" }],
      rabiesDoses: [covered("2026-06-01", "2028-06-01")],
    });
    expect(stateOf(chips, to("FR", "2027-01-10"), "2027-01-05", "EU-2")).toBe("done");
    const notices = pet({
      records: [on("advance_notification", "2026-12-01"), on("advance_notification", "2027-01-04")],
    });
    expect(stateOf(notices, to("JP", "2027-01-20"), "2027-01-05", "JP-7")).toBe("done");
    for (const [kind, id] of [
      ["leptospira_vaccine_or_test", "AU-10-leptospira"],
      ["canine_influenza_course", "AU-11"],
      ["external_parasites_start", "AU-9"],
    ] as const)
      expect(
        stateOf(
          pet({ records: [on(kind, "2026-11-01"), on(kind, "2027-01-04")] }),
          to("AU", "2027-01-10"),
          "2027-01-05",
          id,
        ),
      ).toBe("done");
  });

  test("an examination counts to any certificate that it was in time for, and to none from after the entry", () => {
    const judged = (...records: PetRecord[]) =>
      stateOf(pet({ records }), to("BR", "2026-12-09"), "2026-11-28", "BR-exam");
    const examined = on("final_examination", "2026-12-01");
    const issued = (day: string) => on("health_certificate", day);
    expect(judged(examined, issued("2026-11-21"), issued("2026-12-05"))).toBe("planned");
    expect(judged(examined, issued("2026-11-21"))).toBe("wrongly_timed");
    expect(judged(on("final_examination", "2026-11-15"), issued("2026-12-30"))).toBe("wrongly_timed");
    expect(judged(on("final_examination", "2026-11-25"), issued("2026-12-30"))).toBe("done");
  });

  test("an examination of before is told its days by a certificate that is on record already", () => {
    const found = assess(
      pet({ records: [on("health_certificate", "2026-11-21")] }),
      to("BR", "2026-12-09"),
      "2026-11-28",
    );
    expect(step(found, "BR-exam")?.window).toMatchObject({ earliest: "2026-11-11", latest: "2026-12-09" });
  });

  test("a positive test is a bad record, whatever else is there", () => {
    const subject = pet({
      records: [
        on("leishmania_test", "2027-01-01"),
        on("leishmania_test", "2027-01-02", { isPositive: true }),
      ],
    });
    expect(stateOf(subject, to("AU", "2027-01-20"), "2027-01-05", "AU-10")).toBe("needs_review");
  });
});

test("[RULE-12] a three-year first dose from the USA serves Canada as printed, and the EU for a year", () => {
  const subject = pet({ rabiesDoses: [covered("2025-06-01", "2028-06-01", "US")] });
  expect(stateOf(subject, to("CA", "2027-01-10"), "2027-01-05", "CA-1")).toBe("done");
  expect(stateOf(subject, to("FR", "2027-01-10"), "2027-01-05", "EU-2")).not.toBe("done");
});

describe("[RULE-12] a passport does in place of the certificate", () => {
  const withPassport = (country: string, doseIn = country) =>
    pet({
      rabiesDoses: [covered("2026-01-01", "2029-01-01", doseIn)],
      records: [on("eu_pet_passport", "2024-05-01", { country })],
    });

  test("of a resident of the EU coming home, while the dose that is written in it is valid", () => {
    const home = (ownerResidence?: string) => to("DE", "2027-01-10", { origin: "US", ownerResidence });
    expect(stateOf(withPassport("DE"), home("DE"), "2027-01-05", "EU-4")).toBe("done");
    expect(stateOf(withPassport("DE", "US"), home("DE"), "2027-01-05", "EU-4")).toBe("at_risk");
    expect(stateOf(withPassport("DE"), home("US"), "2027-01-05", "EU-4")).toBe("at_risk");
    expect(stateOf(withPassport("DE"), home(), "2027-01-05", "EU-4")).toBe("needs_review");
  });

  test("of Switzerland and Norway into the EU, and of an Irish dog home from Great Britain", () => {
    for (const [origin, destination] of [
      ["CH", "DE"],
      ["NO", "FR"],
      ["GB", "IE"],
    ] as const) {
      const resident = origin === "GB" ? "IE" : origin;
      const journey = to(destination, "2027-01-10", { origin, ownerResidence: resident });
      expect(stateOf(withPassport(resident), journey, "2027-01-05", "EU-4")).toBe("done");
    }
  });
});

describe("[RULE-12] chips", () => {
  const dose = { rabiesDoses: [covered("2026-06-01", "2028-06-01")] };
  const state = (chip: Partial<typeof CHIP> & Record<string, unknown>, id: string, destination = "FR") =>
    stateOf(
      pet({ ...dose, microchips: [{ ...CHIP, on: null, ...chip }] }),
      to(destination, "2027-01-10"),
      "2027-01-05",
      id,
    );

  test("a day that is not known is a question; proof that it was read before the dose saves it", () => {
    expect([state({}, "EU-1"), state({}, "EU-2")]).toEqual(["needs_review", "needs_review"]);
    expect([state({ readOn: "2026-06-01" }, "EU-1"), state({ readOn: "2026-06-01" }, "EU-2")]).toEqual([
      "done",
      "done",
    ]);
    expect(state({ readOn: "2026-06-02" }, "EU-2")).not.toBe("done");
  });

  test("a second one that came after the dose leaves the question of the first as it is", () => {
    const subject = pet({
      ...dose,
      microchips: [
        { ...CHIP, on: null },
        { code: "276000000000001", on: "2027-01-01" },
      ],
    });
    const found = step(assess(subject, to("FR", "2027-01-10"), "2027-01-05"), "EU-2");
    expect(found).toMatchObject({ state: "needs_review", isPossible: true });
  });

  test("a chip of another system counts with its reader", () => {
    const other = { code: "123456789", on: "2024-01-01" };
    expect(state(other, "EU-1")).toBe("needs_review");
    expect(state({ ...other, readability: "own_reader" }, "EU-1")).toBe("done");
  });

  test("one that fell silent and was read before the dose, and the one that took its place: both numbers", () => {
    const subject = pet({
      ...dose,
      microchips: [
        { ...CHIP, readOn: "2026-06-01", readability: "unreadable" },
        { code: "276000000000001", on: "2026-12-01" },
      ],
    });
    const found = assess(subject, to("FR", "2027-01-10"), "2027-01-05");
    expect(step(found, "EU-1")?.reason).toContain("Both numbers go on the certificate");
    expect(step(found, "EU-2")?.state).toBe("done");
  });
});

describe("[RULE-12] a chip that came after the dose, where the rules let it", () => {
  const late = { microchips: [{ code: "276000000000001", on: "2026-08-15" }] };
  const doses = [covered("2026-04-08", "2028-04-07"), covered("2026-05-20", "2028-05-19")];
  const earliest = (subject: Pet, destination: string) =>
    assess(subject, to(destination, "2027-06-01", { origin: "ZA" }), "2026-11-28").earliestDeparture;
  const state = (subject: Pet, destination: string, id: string) =>
    stateOf(subject, to(destination, "2027-06-01", { origin: "ZA" }), "2026-11-28", id);

  test("takes nothing from a dose that no chip is asked for, or none before it", () => {
    for (const [destination, id] of [
      ["BR", "BR-rabies"],
      ["TH", "TH-rabies"],
      ["GU", "GU-rabies-dose"],
    ] as const) {
      const [without, withIt] = [{ microchips: [] }, late].map((chips) =>
        pet({ species: "cat", rabiesDoses: doses, ...chips }),
      ) as [Pet, Pet];
      expect([destination, state(withIt, destination, id)]).toEqual([destination, "done"]);
      expect((earliest(withIt, destination) ?? "9999") <= (earliest(without, destination) ?? "")).toBe(true);
    }
  });

  test("is there before the sample all the same, which is nobody's without it", () => {
    const sampled = (drawnOn: string, microchips: Pet["microchips"]) =>
      pet({
        rabiesDoses: doses,
        microchips,
        samples: [{ drawnOn, receivedByLabOn: drawnOn, result: 1.2 }],
      });
    const found = (subject: Pet) => state(subject, "GU", "GU-rabies-sample");
    expect(found(sampled("2026-08-15", late.microchips))).toBe("done");
    expect(found(sampled("2026-08-14", late.microchips))).not.toBe("done");
    expect(found(sampled("2026-08-14", []))).not.toBe("done");
    expect(found(sampled("2026-08-14", [{ ...CHIP, on: null }]))).toBe("needs_review");
  });

  test("a sample without a chip takes no date away", () => {
    const bare = { rabiesDoses: doses, microchips: [] };
    const before = earliest(pet(bare), "US-HI");
    expect(before).not.toBeNull();
    expect(earliest(pet({ ...bare, samples: [{ drawnOn: "2026-08-12", result: 2 }] }), "US-HI")).toBe(before);
  });
});

test("[RULE-12] what is on record sets the earliest departure, not the day on which it could be had anew", () => {
  const cat = (records: PetRecord[]) =>
    pet({
      species: "cat",
      rabiesDoses: [covered("2026-09-07", "2029-09-06")],
      records,
    });
  const found = assess(
    cat([on("core_vaccines", "2026-11-21")]),
    to("TH", "2027-06-01", { origin: "CH" }),
    "2026-11-28",
  );
  expect(found).toMatchObject({
    earliestDeparture: "2026-12-12",
    settingSteps: ["TH-core"],
  });
});

describe("[RULE-12] residence has dates", () => {
  test("two months in the UAE towards Australia: the day on which 180 are full", () => {
    const stays = [
      { country: "IN", from: "2020-01-01", to: "2026-11-05" },
      { country: "AE", from: "2026-11-05", to: null },
    ];
    const found = assess(pet(), to("AU", "2027-02-01", { origin: "AE", stays }), "2027-01-05");
    expect(step(found, "AU-12-residence")).toMatchObject({ isPossible: false, possibleFrom: "2027-05-04" });
    const onTime = (today: string) =>
      stateOf(pet(), to("AU", "2027-05-04", { origin: "AE", stays }), today, "AU-12-residence");
    // It may still leave before.
    expect([onTime("2027-01-05"), onTime("2027-05-03"), onTime("2027-05-04")]).toEqual([
      "planned",
      "planned",
      "done",
    ]);
  });

  test("a South African pet on its way home has lived there", () => {
    const stays = [
      { country: "ZA", from: "2020-01-01", to: "2026-12-20" },
      { country: "GB", from: "2026-12-20", to: null },
    ];
    const home = to("ZA", "2027-02-01", { origin: "GB", stays });
    expect(stateOf(pet(), home, "2027-01-05", "ZA-residence")).toBe("done");
  });

  test("six months in New Zealand's own list of countries", () => {
    const state = (from: string) =>
      stateOf(
        pet(),
        to("NZ", "2027-12-15", { stays: [{ country: "US", from, to: null }] }),
        "2027-01-05",
        "NZ-residence",
      );
    expect([state("2027-06-15"), state("2027-06-16")]).toEqual(["planned", "missing"]);
  });
});

test("[RULE-12] exempt origins: ZA from GB, AU and NZ, MX from US and CA; heartworm is a thing of dogs", () => {
  const ids = (destination: string, origin: string, species: "dog" | "cat" = "dog") =>
    assess(
      pet({ species }),
      to(destination, "2027-12-15", { origin, stays: lived(origin) }),
      "2027-01-05",
    ).steps.map(({ id }) => id);
  for (const origin of ["GB", "AU", "NZ", "GB-NIR"]) expect(ids("ZA", origin)).not.toContain("ZA-rabies");
  expect(ids("ZA", "DE")).toContain("ZA-rabies");
  expect(ids("MX", "US")).toEqual(["MX-list", "MX-exempt"]);
  expect(ids("NZ", "US", "cat")).not.toContain("NZ-lungworm");
});
