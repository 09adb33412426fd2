import { describe, expect, test } from "vitest";

import { assess } from "./assess.ts";
import { covered, lived, pet, stateOf, step, to } from "./made-cases.ts";
import type { Journey, Pet, PetRecord } from "./types.ts";

const on = (kind: PetRecord["kind"], day: string): PetRecord => ({ kind, on: day });

describe("[RULE-08] CA-3: residence in a rabies-free country does in place of the vaccination", () => {
  const states = (subject: Pet, more: Partial<Journey> = {}) =>
    ["CA-1", "CA-1-certificate", "CA-3"].map((id) =>
      stateOf(
        subject,
        to("CA", "2027-03-16", { origin: "AU", stays: lived("AU"), ...more }),
        "2027-03-12",
        id,
      ),
    );
  const resident = pet({ records: [on("residence_certificate", "2027-03-10")] });

  test("the vaccination is asked for until the certificate is on record, then nothing of it is", () => {
    expect(states(pet())).toEqual(["at_risk", "at_risk", "not_needed"]);
    expect(states(resident)).toEqual(["not_needed", "not_needed", "done"]);
    const journey = to("CA", "2027-03-16", { origin: "AU", stays: lived("AU") });
    expect(assess(resident, journey, "2027-03-12").verdict).toBe("may_travel");
  });

  test("a pet that is vaccinated needs no certificate", () => {
    const vaccinated = pet({
      rabiesDoses: [covered("2026-06-01", "2029-06-01")],
      records: [on("rabies_certificate", "2026-06-01")],
    });
    expect(states(vaccinated)).toEqual(["done", "done", "not_needed"]);
  });

  test("one that was elsewhere in the last six months, or comes from elsewhere, has no such way", () => {
    expect(states(resident, { stays: lived("AU", ["TH", "2026-12-01", "2026-12-20"]) })).toEqual([
      "at_risk",
      "at_risk",
      undefined,
    ]);
    expect(states(resident, { origin: "US" })).toEqual(["at_risk", "at_risk", undefined]);
  });

  test("the certificate is asked for before the arrival", () => {
    const late = pet({ records: [on("residence_certificate", "2027-03-17")] });
    expect(states(late)).toEqual(["at_risk", "at_risk", "not_needed"]);
  });
});

describe("[RULE-08] AU-2: the identity is verified before the sample, at another visit", () => {
  const sampled = (...records: PetRecord[]) =>
    pet({
      rabiesDoses: [covered("2026-01-01", "2029-01-01")],
      samples: [{ drawnOn: "2026-06-10", receivedByLabOn: "2026-06-12", result: 1.2 }],
      records,
    });
  const found = (subject: Pet, today = "2026-07-01") => {
    const assessment = assess(subject, to("AU", "2027-03-15"), today);
    return { identity: step(assessment, "AU-2"), quarantine: step(assessment, "AU-7-quarantine") };
  };

  test("verified the day before: ten days at Mickleham", () => {
    const { identity, quarantine } = found(sampled(on("identity_verification", "2026-06-09")));
    expect(identity?.state).toBe("done");
    expect(quarantine?.reason).toMatch(/10 days: /);
  });

  test("on the day of the draw a person asks whether it was another visit", () => {
    const { identity, quarantine } = found(sampled(on("identity_verification", "2026-06-10")));
    expect(identity?.state).toBe("needs_review");
    expect(quarantine?.reason).toMatch(/else at least 30/);
  });

  test("never, or after the draw: it cannot be made up for, blocks nothing, and the quarantine is thirty days", () => {
    for (const subject of [sampled(), sampled(on("identity_verification", "2026-06-11"))]) {
      const { identity, quarantine } = found(subject);
      expect([identity?.state, identity?.isPossible]).toEqual(["not_needed", true]);
      expect(quarantine?.reason).toMatch(/At least 30 days: /);
    }
  });

  test("before any sample it is to be done by the day before the last day of the draw", () => {
    const { identity } = found(pet());
    expect([identity?.state, identity?.window?.latest]).toEqual(["due", "2026-09-15"]);
  });

  test("a sample that is too old by then does not count: verify before the next one", () => {
    const old = pet({
      rabiesDoses: [covered("2025-01-01", "2029-01-01")],
      samples: [{ drawnOn: "2026-01-10", receivedByLabOn: "2026-01-12", result: 1.2 }],
      records: [on("identity_verification", "2026-01-11")],
    });
    expect(found(old).identity?.state).toBe("done");
    expect(found({ ...old, records: [] }).identity?.state).toBe("due");
  });
});

describe("[RULE-08] NZ: the identity check", () => {
  const state = (drawnOn: string | null, ...checks: string[]) =>
    stateOf(
      pet({
        rabiesDoses: [covered("2026-01-01", "2029-01-01")],
        samples: drawnOn === null ? [] : [{ drawnOn, result: 1.2 }],
        records: checks.map((day) => on("identity_verification", day)),
      }),
      to("NZ", "2027-03-15"),
      "2026-12-20",
      "NZ-identity",
    );

  test("on the day of the draw is early enough, six months before shipment is the last day", () => {
    expect(state("2026-08-01", "2026-08-01")).toBe("done");
    expect(state("2026-09-15", "2026-09-15")).toBe("done");
    expect(state("2026-09-16", "2026-09-16")).toBe("missing");
    expect(state("2026-08-01", "2026-08-02")).toBe("missing");
  });

  test("a sample three to six months before asks for a second check", () => {
    expect(state("2026-11-01", "2026-08-01")).toBe("needs_review");
    expect(state("2026-11-01", "2026-08-01", "2026-11-01")).toBe("done");
  });
});

describe("[RULE-08] EU-C: the commercial route", () => {
  const ids = (more: Partial<Journey>, arrival = "2027-03-16") =>
    assess(pet(), to("DE", arrival, more), "2026-05-05")
      .steps.map(({ id }) => id)
      .filter((id) => /^EU-(4|C)|rules-of/.test(id));

  test("without the owner, for sale, or more than five: its own certificate, examination and border post", () => {
    const route = ["EU-C", "EU-C-examination", "EU-C-border"];
    expect(ids({ escort: "unaccompanied" })).toEqual(route);
    expect(ids({ isForSale: true })).toEqual(route);
    expect(ids({ petCount: 6 })).toEqual(route);
    expect(ids({ petCount: 5 })).toEqual(["EU-4"]);
    // The step of the owner within five days asks who travels.
    expect(ids({ escort: "unknown" })).toEqual(["EU-4"]);
  });

  test("the examination lies within two days of departure, and never makes anything ready", () => {
    const journey = to("DE", "2027-03-16", { escort: "unaccompanied", departure: "2027-03-15" });
    const examined = (day: string) =>
      stateOf(pet({ records: [on("final_examination", day)] }), journey, "2027-03-14", "EU-C-examination");
    expect([examined("2027-03-12"), examined("2027-03-13")]).toEqual(["wrongly_timed", "done"]);
    const all = pet({
      rabiesDoses: [covered("2026-06-01", "2029-06-01")],
      records: [
        on("commercial_certificate", "2027-03-13"),
        on("final_examination", "2027-03-14"),
        on("border_notification", "2027-03-14"),
        on("usda_endorsement", "2027-03-14"),
      ],
    });
    const { verdict, toReview } = assess(all, journey, "2027-03-14");
    expect(verdict).toBe("needs_review");
    expect(toReview).toEqual(["EU-C-examination", "EU-6"]);
  });

  test("its certificate has two models, the second from 17 October 2026", () => {
    const title = (arrival: string) =>
      step(assess(pet(), to("FR", arrival, { escort: "unaccompanied" }), "2026-05-05"), "EU-C")?.title;
    expect(title("2026-10-16")).not.toMatch(/17 October/);
    expect(title("2026-10-17")).toMatch(/17 October/);
    expect(ids({ escort: "unaccompanied" }, "2026-10-16")).not.toContain("rules-of-that-day");
  });
});

describe("[RULE-08] how long papers serve for the way onward or back", () => {
  const reason = (destination: string, until: string) =>
    step(
      assess(
        pet({
          rabiesDoses: [covered("2025-06-01", until)],
          records: [on("animal_health_certificate", "2027-03-10")],
        }),
        to(destination, "2027-03-16"),
        "2027-03-12",
      ),
      destination === "GB" ? "GB-6" : "EU-4",
    )?.reason;

  test("six months from the certificate's issue in the EU, four in Great Britain", () => {
    expect(reason("DE", "2028-06-01")).toMatch(/until 2027-09-10, 6 months/);
    expect(reason("GB", "2028-06-01")).toMatch(/until 2027-07-10, 4 months/);
  });

  test("or until the rabies cover ends", () => {
    expect(reason("DE", "2027-05-01")).toMatch(/until 2027-05-01, when the rabies cover ends/);
  });
});

test("[RULE-08] AE-1: more than two pets a person are a question", () => {
  const asked = (petCount?: number) =>
    stateOf(
      pet(),
      to("AE", "2027-03-16", petCount === undefined ? {} : { petCount }),
      "2027-01-05",
      "AE-1-pets",
    );
  expect([asked(), asked(2), asked(3)]).toEqual([undefined, undefined, "needs_review"]);
});

describe("[RULE-08] what the shorter tables ask", () => {
  const ids = (subject: Pet, journey: Journey) =>
    assess(subject, journey, "2027-01-05").steps.map(({ id }) => id);

  test("US-9, US-10 and CA-6: what rests on common knowledge is a question, never ready by silence", () => {
    const cat = pet({ species: "cat" });
    expect(assess(cat, to("US", "2027-03-16", { origin: "GB", port: "JFK" }), "2027-01-05").verdict).toBe(
      "may_travel",
    );
    expect(ids(cat, to("US", "2027-03-16", { origin: "GB", port: "HNL" }))).toEqual(["US-9", "US-9-islands"]);
    const ferret = pet({ species: "ferret" });
    expect(assess(ferret, to("US", "2027-03-16", { origin: "GB" }), "2027-01-05").verdict).toBe(
      "needs_review",
    );
    expect(ids(ferret, to("CA", "2027-03-16"))).toContain("CA-6");
  });

  test("JP-9: chip and residence from a designated region, with a person's eye on it", () => {
    const journey = to("JP", "2027-03-16", { origin: "AU" });
    expect(ids(pet(), journey)).toEqual(["JP-region", "JP-7", "JP-port", "JP-8", "JP-9", "JP-9-chip"]);
    const { toReview } = assess(pet(), journey, "2027-01-05");
    expect(toReview).toEqual(expect.arrayContaining(["JP-9", "JP-9-chip"]));
    expect(
      stateOf(
        pet(),
        { ...journey, stays: lived("AU", ["TH", "2026-12-01", "2026-12-20"]) },
        "2027-01-05",
        "JP-9",
      ),
    ).toBe("missing");
  });

  test("NZ: lungworm and heartworm within five days, external parasites within sixteen, blood tests within thirty", () => {
    const window = (id: string) =>
      step(assess(pet(), to("NZ", "2027-12-15"), "2027-01-05"), id)?.window?.earliest;
    expect([window("NZ-lungworm"), window("NZ-external"), window("NZ-tests")]).toEqual([
      "2027-12-10",
      "2027-11-29",
      "2027-11-15",
    ]);
  });

  test("BR: parasites and the examination are counted to the certificate's issue, sixty days before entry at most", () => {
    const subject = (exam: string, parasites: string) =>
      pet({
        records: [
          on("health_certificate", "2027-02-01"),
          on("final_examination", exam),
          on("internal_parasites_second", parasites),
        ],
      });
    const states = (exam: string, parasites: string) =>
      ["BR-exam", "BR-parasites"].map((id) =>
        stateOf(subject(exam, parasites), to("BR", "2027-03-16"), "2027-02-02", id),
      );
    expect(states("2027-01-22", "2027-01-17")).toEqual(["done", "done"]);
    // Too early for that certificate: both again, and the certificate with them.
    expect(states("2027-01-21", "2027-01-16")).toEqual(["wrongly_timed", "wrongly_timed"]);
    expect(states("2027-02-02", "2027-02-02")).toEqual(["wrongly_timed", "wrongly_timed"]);
  });

  test("ZA: six months in the country of origin; CH: breeds that are often cropped are a question", () => {
    const journey = (stays: Journey["stays"]) => to("ZA", "2027-03-16", { origin: "DE", stays });
    expect(stateOf(pet(), journey(lived("DE")), "2027-01-05", "ZA-residence")).toBe("done");
    expect(
      stateOf(pet(), journey(lived("DE", ["FR", "2026-12-01", "2026-12-20"])), "2027-01-05", "ZA-residence"),
    ).toBe("missing");
    expect(stateOf(pet(), journey(undefined), "2027-01-05", "ZA-residence")).toBe("needs_review");
    expect(ids(pet({ breed: "Dobermann" }), to("CH", "2027-03-16"))).toContain("CH-cropped");
    expect(ids(pet({ breed: "Beagle" }), to("CH", "2027-03-16"))).not.toContain("CH-cropped");
  });

  test("GB-4 and EU-3: a sample that a passport shows from before the pet left waits for nothing, once a person has looked", () => {
    const back = pet({
      rabiesDoses: [covered("2026-01-01", "2029-01-01")],
      samples: [{ drawnOn: "2026-12-20", result: 1.2 }],
    });
    const passport = { ...back, records: [on("eu_pet_passport", "2026-01-01")] };
    for (const [country, id] of [
      ["GB", "GB-4"],
      ["DE", "EU-3"],
    ] as const) {
      const journey = to(country, "2027-01-20", { origin: "TH" });
      expect(stateOf(back, journey, "2027-01-05", id)).toBe("missing");
      expect(stateOf(passport, journey, "2027-01-05", id)).toBe("needs_review");
    }
  });
});

test("[RULE-08] a journey within a country is asked for no paper of entry, and a person looks", () => {
  const home = assess(pet(), to("US", "2027-03-16"), "2027-01-05");
  expect(home.steps.map(({ id }) => id)).toEqual(["no-border"]);
  expect([home.verdict, home.earliestDeparture]).toEqual(["needs_review", null]);
  // Whoever changes planes abroad comes back in.
  const around = assess(pet(), to("US", "2027-03-16", { transits: ["CA"] }), "2027-01-05");
  expect(around.steps.map(({ id }) => id)).toContain("US-3");
});
