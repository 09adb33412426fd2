import { describe, expect, test } from "vitest";

import { addDays } from "#contracts/core/dates.ts";

import { assess } from "./assess.ts";
import { spanInWords } from "./calendar.ts";
import { DESTINATIONS } from "./destinations/all.ts";
import { CHIP, covered, pet, stateOf, step, to } from "./made-cases.ts";
import type { Requirement, Rule } from "./rule.ts";
import type { Journey, Span, Step } from "./types.ts";

/** What RULES.md names of faults, conventions and destinations and the other files here do not. */
describe("[RULE-05] section 0", () => {
  test("the EU regime of 22 April 2026: an arrival before it is a question, one on it is judged", () => {
    const ids = (arrival: string) => assess(pet(), to("FR", arrival), "2026-01-05").steps.map(({ id }) => id);
    expect(ids("2026-04-21")).toContain("rules-of-that-day");
    expect(ids("2026-04-22")).not.toContain("rules-of-that-day");
    expect(ids("2026-04-22")).toContain("EU-2");
    expect(assess(pet(), to("FR", "2026-04-21"), "2026-01-05").verdict).not.toBe("may_travel");
  });

  test("a relocated pet without its owner, or one for sale, is often commercial for the EU", () => {
    const on = (more: Partial<Journey>) => stateOf(pet(), to("DE", "2027-06-01", more), "2027-01-01", "EU-6");
    expect([
      on({}),
      on({ escort: "unaccompanied" }),
      on({ isForSale: true }),
      on({ escort: "unknown" }),
    ]).toEqual(["done", "needs_review", "needs_review", "needs_review"]);
  });

  test("anchors: the EU, Britain, the USA, Canada, Japan and the UAE count to entry, Australia, New Zealand and Singapore to export", () => {
    const anchors = (countries: readonly string[]) =>
      new Set(
        DESTINATIONS.filter(({ countries: all }) => all.some((one) => countries.includes(one)))
          .flatMap(({ rules }) => rules)
          .flatMap(({ requirement }) => (requirement.kind === "rabies-chain" ? requirement.anchor : [])),
      );
    expect([...anchors(["DE", "FR", "GB", "US", "CA", "JP"])]).toEqual(["entry"]);
    expect([...anchors(["AU", "NZ", "SG"])]).toEqual(["export"]);
  });

  test("a country on no list is a question for every destination that asks for a list", () => {
    for (const destination of ["GB", "DE", "AU"])
      expect([
        destination,
        assess(pet(), to(destination, "2027-06-01", { origin: "XK" }), "2026-12-01").toReview.length > 0,
      ]).toEqual([destination, true]);
  });

  test("fault: a lead time in words that contradicts the days computed", () => {
    for (const { rules } of DESTINATIONS)
      for (const rule of rules)
        for (const days of daysIn(rule.title))
          expect([rule.id, spansOf(rule)]).toEqual([rule.id, expect.arrayContaining([days])]);
  });

  test("fault: the EU's certificate and APHIS 7001 are two papers, and no rule takes one for the other", () => {
    const words = DESTINATIONS.flatMap(({ rules }) =>
      rules.map(({ title, source }) => `${title} ${source.name}`),
    );
    expect(words.filter((text) => /7001/.test(text))).toEqual([]);
    const withForm = pet({ records: [{ kind: "health_certificate", on: "2027-05-30" }] });
    expect(stateOf(withForm, to("DE", "2027-06-01"), "2027-05-31", "EU-4")).not.toBe("done");
  });
});

/** Spans that a title names in days, as `21 days`. */
const daysIn = (title: string) => [...title.matchAll(/(\d+) days/g)].map(([text]) => text);

function spansOf(rule: Rule): string[] {
  const spans = (requirement: Requirement): (Span | undefined)[] => {
    switch (requirement.kind) {
      case "rabies-chain":
        return [requirement.dose.wait, ...(requirement.sample?.waits.map(({ span }) => span) ?? [])];
      case "event":
        return [requirement.within, requirement.before];
      case "identity":
        return [requirement.before];
      case "residence":
      case "age":
        return [requirement.least];
      case "breed":
      case "escort":
      case "origin":
      case "category":
      case "nothing":
      case "hours":
      case "port":
      case "review":
        return [];
    }
  };
  const said = spans(rule.requirement).flatMap((span) => (span ? spanInWords(span) : []));
  // What quarantine lasts is no window of the plan.
  return rule.requirement.kind === "event" && rule.requirement.record === "quarantine_reservation"
    ? daysIn(rule.title)
    : said;
}

describe("[RULE-05] section 0, fault: ready that can never be reached", () => {
  const TODAY = "2027-01-05";
  const ORIGINS = { AU: "NZ", NZ: "AU", JP: "US" } as const;

  test.for(DESTINATIONS.map(({ name, countries }) => [name, countries[0] ?? ""] as const))(
    "%s: a dog with everything on record leaves no step open",
    ([, destination]) => {
      const journey = to(destination, "2027-02-10", {
        origin: (ORIGINS as Record<string, string>)[destination] ?? "CA",
        departure: "2027-02-09",
        port: { AU: "MEL", NZ: "AKL", US: "JFK" }[destination],
      });
      let subject = pet({
        isEntire: false,
        rabiesDoses: [covered("2026-03-01", "2028-03-01", "CA"), covered("2026-04-15", "2028-04-15", "CA")],
        samples: [
          { drawnOn: "2026-06-01", receivedByLabOn: "2026-06-05", result: 2 },
          { drawnOn: "2026-11-01", receivedByLabOn: "2026-11-05", result: 2 },
        ],
      });
      // Each paper is had on a day of its own window.
      for (const { papers, window } of assess(subject, journey, TODAY).steps)
        for (const kind of papers) {
          const last = window?.latest ?? journey.departure;
          const on = last < journey.departure ? last : journey.departure;
          const at = window?.fromInstant;
          subject = { ...subject, records: [...subject.records, { kind, on, ...(at && { at }) }] };
        }
      const closed = (state: Step["state"]) =>
        ["done", "needs_review", "at_risk", "not_needed"].includes(state);
      const left = assess(subject, journey, "2027-02-09").steps.filter(({ state }) => !closed(state));
      expect(left.map(({ id, reason }) => [id, reason])).toEqual([]);
    },
  );
});

describe("[RULE-05] section 1, conventions", () => {
  test("twenty-one days: a dose on 1 January admits the 22nd and not the 21st", () => {
    const subject = pet({ rabiesDoses: [covered("2027-01-01", "2028-01-01")] });
    const on = (arrival: string) => stateOf(subject, to("FR", arrival), "2027-01-02", "EU-2");
    expect([on("2027-01-21"), on("2027-01-22")]).toEqual(["missing", "done"]);
  });

  test("Australia: 180 days count from the laboratory to export, and a year from the draw is the end", () => {
    const subject = pet({
      rabiesDoses: [covered("2026-01-01", "2029-01-01")],
      samples: [{ drawnOn: "2026-06-01", receivedByLabOn: "2026-06-10", result: 1 }],
    });
    const on = (departure: string) =>
      stateOf(subject, to("AU", addDays(departure, 1), { departure }), "2026-11-01", "AU-5");
    expect([on("2026-12-06"), on("2026-12-07"), on("2027-06-01")]).toEqual(["missing", "done", "done"]);
    expect(on("2027-06-02")).not.toBe("done");
  });

  test("a vaccine counts on its last printed day, at risk, and not on the next", () => {
    const subject = pet({ rabiesDoses: [covered("2026-01-01", "2027-01-01")] });
    const on = (arrival: string) => stateOf(subject, to("FR", arrival), "2026-12-01", "EU-2");
    expect([on("2026-12-31"), on("2027-01-01")]).toEqual(["done", "at_risk"]);
    expect(on("2027-01-02")).not.toBe("done");
  });

  test("chip and dose on one day count; a dose the day before the chip does not", () => {
    const on = (chip: string) =>
      stateOf(
        pet({ microchips: [{ ...CHIP, on: chip }], rabiesDoses: [covered("2026-05-01", "2027-05-01")] }),
        to("GB", "2026-08-01"),
        "2026-06-01",
        "GB-3",
      );
    expect(on("2026-05-01")).toBe("done");
    expect(on("2026-05-02")).not.toBe("done");
  });
});

describe("[RULE-05] section 2, destinations", () => {
  test("US-6a: the certification is issued before the dog leaves the USA, and not afterwards", () => {
    const subject = pet({ rabiesDoses: [covered("2026-06-01", "2027-06-01", "US")] });
    const home = assess(subject, to("US", "2027-01-10", { origin: "IN" }), "2026-12-20");
    // Without it the way of dogs that were vaccinated elsewhere is the only one.
    expect(step(home, "US-6a")).toBeUndefined();
    expect(step(home, "US-6b-form")?.state).toBe("due");
    expect(home.verdict).not.toBe("may_travel");
    const withPaper = {
      ...subject,
      records: [{ kind: "cdc_us_vaccination_certification" as const, on: "2026-09-01" }],
    };
    expect(stateOf(withPaper, to("US", "2027-01-10", { origin: "IN" }), "2026-12-20", "US-6a")).toBe("done");
  });

  test("US-9: nothing federal is asked of a cat", () => {
    const cat = pet({ species: "cat", microchips: [] });
    const found = assess(cat, to("US", "2027-01-10", { origin: "IN" }), "2026-12-20");
    expect(found.verdict).toBe("may_travel");
    // The verdict rests on somebody's word that nothing is asked for.
    expect(found.steps.map(({ id, state }) => [id, state])).toEqual([["US-9", "not_needed"]]);
  });

  test("CA-1 and CA-2: no wait after the dose, and no certificate below three months", () => {
    const subject = pet({ microchips: [], rabiesDoses: [covered("2027-01-09", "2028-01-09")] });
    expect(stateOf(subject, to("CA", "2027-01-10"), "2027-01-09", "CA-1")).toBe("done");
    const young = pet({ birthDate: "2026-11-01", microchips: [] });
    const ids = assess(young, to("CA", "2027-01-10"), "2027-01-05").steps.map(({ id }) => id);
    expect(ids.filter((id) => id.startsWith("CA-1"))).toEqual([]);
  });

  test("GB-6: a pet passport of the EU's kind does instead of the certificate, whenever it was issued", () => {
    const withPassport = pet({
      rabiesDoses: [covered("2026-06-01", "2027-06-01", "FR")],
      records: [{ kind: "eu_pet_passport", on: "2022-05-01", country: "FR" }],
    });
    expect(stateOf(withPassport, to("GB", "2027-01-10", { origin: "FR" }), "2026-12-20", "GB-6")).toBe(
      "done",
    );
    expect(stateOf(pet(), to("GB", "2027-01-10", { origin: "FR" }), "2026-12-20", "GB-6")).toBe("due");
  });

  test("GB-10: cats from Australia and pets from Malaysia need a certificate more", () => {
    const cat = pet({ species: "cat" });
    expect(stateOf(cat, to("GB", "2027-01-10", { origin: "AU" }), "2026-12-20", "GB-10")).toBe(
      "needs_review",
    );
    const malay = to("GB", "2027-01-10", { origin: "MY" });
    expect(stateOf(pet(), malay, "2026-12-20", "GB-10-malaysia")).toBe("needs_review");
    expect(stateOf(cat, to("GB", "2027-01-10"), "2026-12-20", "GB-10")).toBeUndefined();
  });

  test("EU-7: dogs on their way to Finland, Ireland, Malta and Norway are treated, to Germany and France they are not", () => {
    const asked = (destination: string) =>
      stateOf(pet(), to(destination, "2027-01-10"), "2026-12-01", "EU-7");
    for (const destination of ["FI", "IE", "MT", "NO"]) expect(asked(destination)).toBe("due");
    for (const destination of ["DE", "FR"]) expect(asked(destination)).toBeUndefined();
  });

  test("AU-12: from a country that is not approved 180 days in an approved one come first", () => {
    const found = assess(pet(), to("AU", "2027-03-01", { origin: "IN" }), "2027-01-01");
    expect(step(found, "AU-12-residence")?.isPossible).toBe(false);
    expect(found.verdict).toBe("may_not_on_this_date");
  });

  test("AU-13: a Bengal cat is refused since 1 March 2026", () => {
    const bengal = pet({ species: "cat", breed: "Bengal" });
    expect(stateOf(bengal, to("AU", "2027-03-01"), "2027-01-01", "AU-13-cat")).toBe("missing");
  });

  test("JP-7: the notice goes forty days before arrival at the latest", () => {
    const told = (on: string) =>
      stateOf(
        pet({ records: [{ kind: "advance_notification", on }] }),
        to("JP", "2027-03-16"),
        "2027-02-10",
        "JP-7",
      );
    expect([told("2027-02-04"), told("2027-02-05")]).toEqual(["done", "missing"]);
  });

  test("ZA: a rabies dose counts for twelve months, whatever it says itself", () => {
    const subject = pet({ rabiesDoses: [covered("2025-06-01", "2028-06-01")] });
    expect(stateOf(subject, to("ZA", "2026-06-01"), "2026-05-01", "ZA-rabies")).not.toBe("missing");
    expect(stateOf(subject, to("ZA", "2026-06-02"), "2026-05-01", "ZA-rabies")).not.toBe("done");
  });

  test("a Sydney arrival is a finding of its own: pets land in Melbourne", () => {
    expect(stateOf(pet(), to("AU", "2027-03-01", { port: "SYD" }), "2027-01-01", "AU-7-port")).toBe(
      "at_risk",
    );
  });
});
