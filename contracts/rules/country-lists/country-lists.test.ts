import { describe, expect, test } from "vitest";

import { COUNTRY_LISTS, type CountryListName, standsOn } from "#contracts/rules/countries.ts";
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

  test("every approved country of New Zealand stands in one category", () => {
    for (const code of COUNTRY_LISTS.nz_approved.on.filter((one) => one !== "NZ")) {
      const standing = (["nz_category_1", "nz_category_2", "nz_category_3"] as const).filter(
        (name) => standsOn(name, code) === "on",
      );
      expect([code, standing.length]).toEqual([code, 1]);
    }
  });
});
