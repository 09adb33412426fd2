import { readFileSync } from "node:fs";
import path from "node:path";

import { describe, expect, test } from "vitest";

import { assess } from "#contracts/rules/assess.ts";
import { covered, pet, to } from "#contracts/rules/made-cases.ts";
import { RECORD_KINDS } from "#contracts/rules/record-kinds.ts";
import { CONFIDENCES } from "#contracts/rules/types.ts";

import { DESTINATIONS, destinationOf } from "./all.ts";
import { HELD_DESTINATIONS } from "./by-place.ts";
import * as onDemand from "./on-demand.ts";

const TODAY = "2027-02-09";
const ARRIVAL = "2027-02-10";
const ORIGINS = ["US", "DE", "GB", "JP", "TH", "CN", "US-HI"];

/** A pet with every paper there is, on each day of the last weeks. */
const withEverything = (species: "dog" | "cat") =>
  pet({
    species,
    breed: species === "dog" ? "Beagle" : "Siamese",
    isEntire: false,
    rabiesDoses: [covered("2026-03-01", "2028-03-01", "US"), covered("2026-04-15", "2028-04-15", "US")],
    samples: [{ drawnOn: "2026-06-01", receivedByLabOn: "2026-06-05", result: 2 }],
    records: RECORD_KINDS.flatMap((kind) =>
      ["2026-12-28", "2027-01-20", "2027-02-01", "2027-02-08"].map((on) => ({ kind, on })),
    ),
  });

describe("[RULE-63] a destination of which only the outline is certain", () => {
  const outlined = DESTINATIONS.filter(({ isOutline }) => isOutline);

  test.for(outlined.map(({ name, countries }) => [name, countries[0] ?? ""] as const))(
    "%s never lets a pet travel without a person's look",
    ([, destination]) => {
      for (const species of ["dog", "cat"] as const)
        for (const origin of ORIGINS.filter((one) => one !== destination)) {
          const { verdict, steps } = assess(
            withEverything(species),
            to(destination, ARRIVAL, { origin, departure: TODAY }),
            TODAY,
          );
          expect([origin, verdict]).not.toEqual([origin, "may_travel"]);
          expect([origin, steps.some(({ id }) => id.endsWith("-outline"))]).toEqual([origin, true]);
        }
    },
  );

  test("and one that says nothing of it has no such step", () => {
    for (const { isOutline, rules, name } of DESTINATIONS)
      expect([name, rules.some(({ id }) => id.endsWith("-outline"))]).toEqual([name, isOutline === true]);
  });
});

describe("[RULE-63] regions", () => {
  test.for(["US-HI", "GU", "GB-NIR"])("%s has rules of its own", (place) => {
    expect(destinationOf(place)?.countries).toContain(place);
  });

  test("a region without rules of its own has those of its country", () => {
    expect(destinationOf("PR")).toBe(destinationOf("US"));
    expect(destinationOf("ES-CN")).toBe(destinationOf("ES"));
    expect(destinationOf("XK")).toBeUndefined();
  });

  test("from the mainland to Hawaii the island's rules hold, and from abroad those of the States as well", () => {
    const ids = (origin: string) =>
      assess(pet(), to("US-HI", ARRIVAL, { origin, port: "HNL" }), "2026-12-01").steps.map(({ id }) => id);
    expect(ids("US")).not.toContain("US-3");
    expect(ids("DE")).toContain("US-3");
    expect(ids("US")).toContain("HI-papers");
  });
});

describe("[RULE-70] what to do next", () => {
  const ALL = DESTINATIONS.map(({ countries }) => countries[0] ?? "");
  const FROM = ["US", "DE", "IN", "JP", "AU", "NZ", "CN", "BR", "GB", "TH"];

  test.for(ALL)("%s: every step that keeps a pet from travelling says what to do about it", (destination) => {
    const without = FROM.flatMap((origin) =>
      (["dog", "cat"] as const).flatMap((species) =>
        (["accompanied", "unaccompanied"] as const).flatMap((escort) =>
          assess(
            pet({ species, microchips: [], isEntire: true, birthDate: "2026-11-01" }),
            to(destination, "2027-02-10", {
              origin,
              escort,
              transport: "air",
              port: "XXX",
              stays: [{ country: origin, from: "2026-11-01", to: null }],
            }),
            "2026-12-01",
          )
            .steps.filter(({ state }) => ["due", "missing", "at_risk", "wrongly_timed"].includes(state))
            .flatMap(({ id, guidance }) => (guidance === undefined ? id : [])),
        ),
      ),
    );
    expect([...new Set(without)]).toEqual([]);
  });

  test("guidance is of a step that its destination asks for, and is a sentence", () => {
    for (const { name, rules, guidance = {} } of DESTINATIONS) {
      const ids = rules.flatMap(({ id, requirement }) => [
        id,
        ...(requirement.kind === "rabies-chain" ? Object.values(requirement.ids) : []),
        ...(requirement.kind === "identity" && requirement.quarantine ? [requirement.quarantine.id] : []),
      ]);
      // Whoever keeps the rules of the Union shares its table.
      expect([
        name,
        Object.keys(guidance).filter((id) => !ids.includes(id) && !/^(EU|CH|NI|GI|MC|SM)-/.test(id)),
      ]).toEqual([name, []]);
      for (const { next } of Object.values(guidance)) expect(next).toMatch(/^[A-Z].*\.$/);
    }
  });
});

describe("[RULE-66] sources", () => {
  const rules = DESTINATIONS.flatMap(({ rules: all }) => all);

  test("every rule says where it was read, by whom it is, of what day and how surely", () => {
    for (const { id, source } of rules) {
      expect([id, source.authority.length > 3, /^https?:\/\/[^/]+\./.test(source.url)]).toEqual([
        id,
        true,
        true,
      ]);
      expect([id, source.verifiedOn >= "2026-11-27"]).toEqual([id, true]);
      expect([id, source.dated === null || source.dated <= source.verifiedOn]).toEqual([id, true]);
    }
  });

  test("the README says which destinations are held, how surely and of what day", () => {
    const rows = DESTINATIONS.map(({ name, rules: all, isOutline }) => {
      const told = all.filter(({ applies }) => applies.species.some((one) => one === "dog" || one === "cat"));
      const sure = CONFIDENCES.filter((one) => told.some(({ source }) => source.confidence === one)).join(
        ", ",
      );
      const read = told.map(({ source }) => source.verifiedOn).toSorted()[0] ?? "";
      return `| ${name} | ${isOutline ? "outline: a person looks" : "rules"} | ${sure} | ${read} |`;
    });
    const readme = readFileSync(path.join(import.meta.dirname, "README.md"), "utf8");
    const words = (line: string) => line.replaceAll(/\s+/g, " ").trim();
    expect(
      readme
        .split("\n")
        .filter((line) => line.startsWith("| "))
        .slice(2)
        .map(words),
    ).toEqual(rows);
  });

  test("no destination stands twice", () => {
    const all = DESTINATIONS.flatMap(({ countries }) => countries);
    expect(all.filter((one, at) => all.indexOf(one) !== at)).toEqual([]);
  });
});

describe("[RULE-67] the rules come by destination", () => {
  test("what there is to choose from is what is held, by the same names and places", async () => {
    const told = (all: readonly { name: string; countries: readonly string[] }[]) =>
      all.map(({ name, countries }) => [name, countries.toSorted()]);
    expect(told(HELD_DESTINATIONS)).toEqual(told(DESTINATIONS));
    expect(await Promise.all(HELD_DESTINATIONS.map(({ load }) => load()))).toEqual([...DESTINATIONS]);
  });

  test("a place is held once its rules have come, a region with those of its country, and no other is", async () => {
    expect(onDemand.destinationOf("JP")).toBeUndefined();
    const coming = onDemand.rulesFor(["JP", "PR"]);
    expect(onDemand.rulesFor(["JP", "PR"])).toBe(coming);
    await coming;
    expect(onDemand.destinationOf("JP")).toBe(destinationOf("JP"));
    expect(onDemand.destinationOf("PR")).toBe(destinationOf("US"));
    expect(onDemand.destinationOf("AU")).toBeUndefined();
    await onDemand.rulesFor(["XK"]);
    expect(onDemand.destinationOf("XK")).toBeUndefined();
  });
});

test("[RULE-04] no two steps of a journey are called the same", () => {
  const twice = DESTINATIONS.flatMap(({ countries: [destination = ""] }) =>
    ORIGINS.filter((one) => one !== destination).flatMap((origin) =>
      [withEverything("dog"), withEverything("cat"), pet()].flatMap((subject) => {
        const titles = assess(subject, to(destination, ARRIVAL, { origin }), TODAY).steps.map(
          ({ title }) => title,
        );
        return titles
          .filter((title, at) => titles.indexOf(title) !== at)
          .map((title) => `${destination}: ${title}`);
      }),
    ),
  );
  expect([...new Set(twice)]).toEqual([]);
});
