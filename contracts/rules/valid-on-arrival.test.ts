import { describe, expect, test } from "vitest";

import { addDays } from "#contracts/core/dates.ts";

import { assess } from "./assess.ts";
import { DESTINATIONS } from "./destinations/all.ts";
import { covered, lived, pet, step, to } from "./made-cases.ts";
import { RECORD_KINDS } from "./record-kinds.ts";
import type { Journey, Pet } from "./types.ts";

const DEPARTURE = "2027-03-14";
const ON_THE_WAY = "2027-03-15";
const ARRIVAL = "2027-03-16";
const TODAY = "2027-03-13";

/** Ready for Singapore and for the UAE alike, but for the day on which its vaccination ends. */
const ready = (validUntil: string, more: Partial<Pet> = {}): Pet =>
  pet({
    breed: "Labrador Retriever",
    rabiesDoses: [covered("2026-04-01", validUntil)],
    samples: [{ drawnOn: "2026-11-01", result: 2 }],
    records: [
      { kind: "import_permit", on: "2027-03-01", until: "2027-03-31" },
      { kind: "quarantine_reservation", on: "2027-01-01" },
      { kind: "core_vaccines", on: "2027-01-01", until: "2027-12-31" },
      { kind: "internal_parasites_second", on: "2027-03-10" },
      { kind: "health_certificate", on: "2027-03-12" },
    ],
    ...more,
  });
const journey = (destination: string, origin: string): Journey =>
  to(destination, ARRIVAL, { origin, departure: DEPARTURE, stays: lived(origin) });

describe("[RULE-11] the vaccination is valid on the day of arrival", () => {
  test.for([
    ["SG", "ZA", "SG-dose"],
    ["SG", "DE", "SG-2-dose"],
    ["AE", "US", "AE-4-dose"],
    ["AE", "GB", "AE-3"],
  ] as const)("%s from %s: one that ends on the way does not serve", ([destination, origin, id]) => {
    const found = (until: string) => assess(ready(until), journey(destination, origin), TODAY);
    // What the sources leave open is all that is left where nothing lapses.
    expect(found("2027-06-01").verdict).toBe("needs_review");
    expect([step(found("2027-06-01"), id)?.state, step(found("2027-03-17"), id)?.state]).toEqual([
      "done",
      "done",
    ]);
    expect([found(ON_THE_WAY).verdict, step(found(ON_THE_WAY), id)?.state]).toEqual([
      "may_travel_if",
      "at_risk",
    ]);
    expect(step(found(ON_THE_WAY), id)?.reason).toContain("a booster by then");
    expect([found(ARRIVAL).verdict, step(found(ARRIVAL), id)?.state]).toEqual(["may_travel_if", "at_risk"]);
  });

  test("a booster before it ends keeps it, and one that begins anew after it waits", () => {
    const boosted = ready("2027-03-13", {
      rabiesDoses: [covered("2026-04-01", "2027-03-13"), covered("2027-03-13", "2028-03-13")],
    });
    expect(step(assess(boosted, journey("SG", "ZA"), TODAY), "SG-dose")?.state).toBe("done");
    const late = ready("2027-03-01", {
      rabiesDoses: [covered("2026-04-01", "2027-03-01"), covered("2027-03-13", "2028-03-13")],
    });
    expect(assess(late, journey("AE", "GB"), TODAY).verdict).toBe("may_not_on_this_date");
  });

  test.for(DESTINATIONS.map(({ name, countries }) => [name, countries[0] ?? ""] as const))(
    "to %s no vaccination that ends between departure and arrival is taken for done",
    ([, destination]) => {
      const everything = (validUntil: string) =>
        ready(validUntil, {
          rabiesDoses: [covered("2026-04-01", validUntil), covered("2026-05-15", validUntil)],
          samples: [{ drawnOn: "2026-06-20", receivedByLabOn: "2026-06-20", result: 2 }],
          records: RECORD_KINDS.map((kind) => ({ kind, on: "2027-03-10" })),
        });
      const done = (validUntil: string) =>
        ["US", "DE", "TH", "ZA", "JP"]
          .filter((origin) => origin !== destination)
          .flatMap((origin) =>
            assess(everything(validUntil), journey(destination, origin), TODAY)
              .steps.filter(({ asks, state }) => asks === "vaccination" && state === "done")
              .filter(({ evidence = [] }) => evidence.length > 1)
              .map(({ id }) => `${origin} ${id}`),
          );
      expect(done(ON_THE_WAY)).toEqual([]);
    },
  );

  test("nor does a paper serve that ends before the pet arrives, whatever it is counted to", () => {
    const permit = (until: string) =>
      step(
        assess(
          pet({ records: [{ kind: "import_permit", on: "2027-01-01", until }] }),
          to("AU", ARRIVAL, { departure: DEPARTURE }),
          TODAY,
        ),
        "AU-7",
      )?.state;
    expect([permit(ARRIVAL), permit(ON_THE_WAY)]).toEqual(["done", "missing"]);
    const core = (until: string) => {
      const { records } = ready("2027-06-01");
      const others = records.filter(({ kind }) => kind !== "core_vaccines");
      return assess(
        ready("2027-06-01", { records: [...others, { kind: "core_vaccines", on: "2027-01-01", until }] }),
        journey("SG", "ZA"),
        TODAY,
      ).verdict;
    };
    expect([core(ARRIVAL), core(addDays(ARRIVAL, -1))]).toEqual(["needs_review", "may_not_on_this_date"]);
  });

  test("Singapore vaccinates on arrival, but not from schedule I", () => {
    const says = (origin: string) =>
      step(assess(ready("2027-06-01"), journey("SG", origin), TODAY), "SG-vaccination")?.reason;
    expect([says("ZA"), says("DE")]).toEqual([says("ZA"), says("ZA")]);
    expect(says("ZA")).toContain("vaccinated against rabies once more");
    expect(says("GB")).toBeUndefined();
  });
});
