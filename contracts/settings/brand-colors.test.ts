import { describe, expect, test } from "vitest";

import {
  accentContrast,
  accentStyle,
  CONTRAST_AA,
  contrastOf,
  darkAccentOf,
  isReadable,
  nearestReadable,
} from "./brand-colors.ts";

/** Every hue, pale and strong, light and dark, with the ends. */
const COLORS = [
  "#000000",
  "#ffffff",
  "#808080",
  ...["00", "55", "aa", "ff"].flatMap((r) =>
    ["00", "55", "aa", "ff"].flatMap((g) => ["00", "55", "aa", "ff"].map((b) => `#${r}${g}${b}`)),
  ),
];

const tokensOf = (style: string) =>
  Object.fromEntries(
    style.split(";").map((line) => {
      const [name = "", value = ""] = line.split(":");
      const both = /^light-dark\((#[0-9a-f]{6}),(#[0-9a-f]{6})\)$/.exec(value);
      return [name, both ? { light: both[1] ?? "", dark: both[2] ?? "" } : { light: value, dark: value }];
    }),
  );

test("contrast is what WCAG says it is", () => {
  expect(contrastOf("#000000", "#ffffff")).toBeCloseTo(21, 5);
  expect(contrastOf("#767676", "#ffffff")).toBeCloseTo(4.54, 2);
  expect(contrastOf("#0b6577", "#0b6577")).toBe(1);
});

describe("[ADMIN-17] an accent", () => {
  test("that can be read stays as it is, and any other one has a nearest that can be", () => {
    expect([isReadable("#0b6577", "light"), nearestReadable("#0b6577", "light")]).toEqual([true, "#0b6577"]);
    expect([isReadable("#ffd400", "light"), isReadable("#0b6577", "dark")]).toEqual([false, false]);
    for (const color of COLORS) {
      for (const scheme of ["light", "dark"] as const) {
        expect(accentContrast(nearestReadable(color, scheme), scheme)).toBeGreaterThanOrEqual(CONTRAST_AA);
      }
      expect(isReadable(darkAccentOf(color), "dark")).toBe(true);
    }
  });

  test("leaves every word readable that is written in it or on it, in both schemes", () => {
    for (const color of COLORS) {
      const light = nearestReadable(color, "light");
      const tokens = tokensOf(accentStyle({ light, dark: darkAccentOf(color) }));
      for (const scheme of ["light", "dark"] as const) {
        const of = (name: string) => tokens[name]?.[scheme] ?? "";
        for (const [text, ground] of [
          [of("--on-primary"), of("--primary")],
          [of("--on-primary"), of("--primary-hover")],
          [of("--ocean"), of("--ocean-bg")],
          [of("--link"), of("--selected")],
          ["#ffffff", of("--ocean-7")],
          ["#ffffff", of("--ocean-8")],
          ["#ffffff", of("--ocean-9")],
        ] as const) {
          expect([color, scheme, text, ground, contrastOf(text, ground) >= CONTRAST_AA]).toEqual([
            color,
            scheme,
            text,
            ground,
            true,
          ]);
        }
      }
    }
  });
});
