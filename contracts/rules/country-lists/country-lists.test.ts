import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import { describe, expect, test } from "vitest";

import { assess } from "#contracts/rules/assess.ts";
import { type CountryListName, standsOn } from "#contracts/rules/countries.ts";
import { DESTINATIONS } from "#contracts/rules/destinations/all.ts";
import { pet, to } from "#contracts/rules/made-cases.ts";
import { countryOf } from "#contracts/rules/places.ts";
import type { Rule } from "#contracts/rules/rule.ts";
import { PLACE_CODE } from "#contracts/rules/types.ts";

import { COUNTRY_LISTS } from "./all.ts";
import type { CountryList } from "./list.ts";

const scopes = ({ origin, anyStay, everyStay, someStayOff }: Rule["applies"]): CountryListName[] =>
  [origin?.list, anyStay?.list, everyStay, someStayOff].flatMap((list) => list ?? []);
const LISTS = Object.entries(COUNTRY_LISTS) as [CountryListName, CountryList][];

describe("[RULE-62] lists of countries", () => {
  test.for(LISTS)("%s says what holds of the rest, by whom, where and of what day", ([, list]) => {
    expect(["on", "off", "asked"]).toContain(list.rest);
    expect(list.restSays.length).toBeGreaterThan(10);
    expect(list.source.length).toBeGreaterThan(3);
    expect(list.url).toMatch(/^https?:\/\/[a-z0-9.-]+\.[a-z]+\//);
    expect(list.asOf).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(list.dated === null || /^\d{4}-\d{2}-\d{2}$/.test(list.dated)).toBe(true);
  });

  test.for(LISTS)("%s names each place once, on one side", ([, { on, off }]) => {
    const all = [...on, ...off];
    expect(all.filter((code) => !PLACE_CODE.test(code))).toEqual([]);
    expect(all.filter((code, at) => all.indexOf(code) !== at)).toEqual([]);
  });

  test.for(LISTS)("%s answers its rest rule for a country that it does not name", ([name, list]) => {
    expect(standsOn(name, "XK")).toBe(list.rest === "asked" ? "unknown" : list.rest);
  });

  test("nobody stands on a list by a place that is not known", () => {
    for (const [name] of LISTS) expect([name, standsOn(name, "ZZ")]).toEqual([name, "unknown"]);
  });

  test("a region stands by its own name first, then with its country", () => {
    expect([standsOn("au_group_2", "US-HI"), standsOn("au_group_3", "US")]).toEqual(["on", "on"]);
    expect(standsOn("jp_designated", "US")).toBe("off");
    expect(standsOn("eu_listed", "US-HI")).toBe("on");
    expect([standsOn("tw_rabies_free", "NO"), standsOn("tw_rabies_free", "SJ")]).toEqual(["on", "off"]);
    expect([standsOn("gb_listed", "GB-NIR"), standsOn("eu_members", "GB")]).toEqual(["on", "off"]);
  });

  test.for(LISTS)("Svalbard stands on %s by its own name alone", ([name, list]) => {
    const rest = list.rest === "asked" ? "unknown" : list.rest;
    expect(standsOn(name, "SJ")).toBe(list.off.includes("SJ") ? "off" : rest);
  });

  test("a region that its country's standing may not be good for is off, or asks", () => {
    const standing = (name: CountryListName, ...places: string[]) =>
      places.map((place) => standsOn(name, place));
    expect(standing("au_approved", "FR", "RE", "GP", "GF", "EA", "PR", "AX")).toEqual([
      "on",
      "on",
      "off",
      "off",
      "unknown",
      "on",
      "on",
    ]);
    expect(standing("nz_category_3", "US", "AS", "MP", "MQ")).toEqual(["on", "off", "on", "off"]);
    expect(standing("hk_group_3", "US", "US-HI", "PR", "VI", "GP")).toEqual([
      "off",
      "off",
      "on",
      "off",
      "on",
    ]);
    expect(standing("us_screwworm", "FR", "GF")).toEqual(["off", "unknown"]);
    expect(standing("us_high_risk", "ES", "EA")).toEqual(["off", "on"]);
    expect(standing("eu_listed", "PR", "VI", "AS", "MP", "GP", "AX")).toEqual([
      "on",
      "on",
      "on",
      "on",
      "on",
      "on",
    ]);
  });

  test("Australia's approved countries: Switzerland, Norway, Israel, Qatar and Kuwait are, India is not", () => {
    expect(
      ["CH", "NO", "IL", "QA", "KW", "CC", "IN", "TH"].map((code) => standsOn("au_approved", code)),
    ).toEqual(["on", "on", "on", "on", "on", "on", "off", "off"]);
  });

  test("the CDC's list is closed: what it does not name is not of high risk", () => {
    expect(["AE", "PH", "TR", "CN", "HK", "CR", "XK"].map((code) => standsOn("us_high_risk", code))).toEqual([
      "on",
      "on",
      "on",
      "on",
      "off",
      "off",
      "off",
    ]);
  });

  test("[RULE-68] a rule that goes by a list has a step beside it that says where the origin stands on it", () => {
    for (const { name, rules } of DESTINATIONS) {
      const told = rules.flatMap(({ requirement }) =>
        requirement.kind === "category" ? requirement.of.map(({ list }) => list) : [],
      );
      const asked = rules.flatMap(({ applies }) => scopes(applies));
      expect([name, asked.filter((list) => !told.includes(list))]).toEqual([name, []]);
    }
  });

  test("[RULE-68] the step names the category, the list and the day it was read, or asks", () => {
    const step = (destination: string, origin: string, id: string) =>
      assess(pet(), to(destination, "2027-03-16", { origin }), "2027-03-01").steps.find(
        (one) => one.id === id,
      );
    expect(step("AU", "JP", "AU-group")).toMatchObject({
      state: "done",
      reason: expect.stringMatching(/^Japan: group 2, free of rabies, by “DAFF.*read on 2026-11-28\.$/),
      source: { url: COUNTRY_LISTS.au_group_2.url },
    });
    expect(step("AU", "IN", "AU-group")?.reason).toBe(
      "India: in none of Australia's groups, so not approved.",
    );
    expect(step("FR", "XK", "EU-list")).toMatchObject({ state: "needs_review", asks: "travel" });
  });

  test("only the countries of its own that a rule names go past the lists, and no list is among them", () => {
    const key = (places: readonly (string | undefined)[]) =>
      [...new Set(places)].toSorted((a = "", b = "") => a.localeCompare(b)).join();
    const sides = LISTS.flatMap(([name, { on, off }]) => [
      [name, key(on)],
      [name, key(off)],
    ]);
    for (const { rules } of DESTINATIONS)
      for (const { id, applies } of rules)
        for (const named of [applies.fromCountries, applies.notFromCountries]) {
          const same = sides.filter(([, side]) => named !== undefined && side === key(named));
          // One country alone is also the whole of a list that has but one.
          expect([id, named && named.length > 1 ? same.map(([name]) => name) : []]).toEqual([id, []]);
        }
  });

  test("the names on a list are read by what asks it alone", () => {
    const files = (folder: string): string[] =>
      readdirSync(folder, { withFileTypes: true }).flatMap((one) =>
        one.isDirectory() ? files(path.join(folder, one.name)) : [path.join(folder, one.name)],
      );
    const readers = ["contracts", "web", "worker"]
      .flatMap((folder) => files(path.resolve(import.meta.dirname, "../../..", folder)))
      .filter((file) => /\.tsx?$/.test(file) && !file.endsWith(".test.ts"))
      .filter((file) => path.dirname(file) !== import.meta.dirname)
      .filter((file) => readFileSync(file, "utf8").includes("country-lists/"));
    expect(readers.map((file) => path.basename(file))).toEqual(["countries.ts"]);
  });

  test.for(["GG", "JE", "IM"])("%s stands with the United Kingdom only where a list says so", (island) => {
    const named = ({ on, off, asked = [] }: CountryList, place: string) =>
      [on, off, asked].some((side) => side.includes(place));
    const meant = LISTS.filter(([, list]) => named(list, "GB") && !named(list, island));
    expect(meant.map(([name]) => [name, standsOn(name, island)])).toEqual(
      meant.map(([name]) => [name, "unknown"]),
    );
    expect([standsOn("hk_group_1", "GB"), standsOn("za_exempt", "GB-NIR")]).toEqual(["on", "on"]);
    expect([standsOn("hawaii_exempt", island), standsOn("au_group_3", island)]).toEqual(["on", "on"]);
  });

  test("from a place of which a list does not say where it stands nobody may travel unseen", () => {
    for (const { countries, rules } of DESTINATIONS) {
      const [destination = ""] = countries;
      for (const list of new Set(rules.flatMap(({ applies }) => scopes(applies)))) {
        const origins = ["XK", "GG", "IM", "JE", "EA", "GF", "PR"].filter(
          (place) => standsOn(list, place) === "unknown" && !countries.includes(countryOf(place)),
        );
        for (const one of origins) {
          const { steps } = assess(pet(), to(destination, "2027-03-16", { origin: one }), "2027-03-01");
          const isAsked = steps.some(({ state, source }) => state === "needs_review" && source !== null);
          expect([destination, list, one, isAsked]).toEqual([destination, list, one, true]);
        }
      }
    }
  });

  test("every approved country of New Zealand stands in one category", () => {
    for (const code of COUNTRY_LISTS.nz_approved.on.filter((one) => one !== "NZ")) {
      const standing = (["nz_category_1", "nz_category_2", "nz_category_3"] as const).filter(
        (name) => standsOn(name, code) === "on",
      );
      expect([code, standing.length]).toEqual([code, 1]);
    }
  });
});
