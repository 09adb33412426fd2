import { describe, expect, test } from "vitest";

import { assess } from "#contracts/rules/assess.ts";
import { COUNTRY_LISTS, type CountryListName, standsOn } from "#contracts/rules/countries.ts";
import { DESTINATIONS } from "#contracts/rules/destinations/all.ts";
import { pet, to } from "#contracts/rules/made-cases.ts";
import { PLACE_CODE } from "#contracts/rules/types.ts";

import type { CountryList } from "./list.ts";

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
      const asked = rules.flatMap(({ applies: { origin, anyStay, everyStay, someStayOff } }) =>
        [origin?.list, anyStay?.list, everyStay, someStayOff].flatMap((list) => list ?? []),
      );
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

  test("every approved country of New Zealand stands in one category", () => {
    for (const code of COUNTRY_LISTS.nz_approved.on.filter((one) => one !== "NZ")) {
      const standing = (["nz_category_1", "nz_category_2", "nz_category_3"] as const).filter(
        (name) => standsOn(name, code) === "on",
      );
      expect([code, standing.length]).toEqual([code, 1]);
    }
  });
});
