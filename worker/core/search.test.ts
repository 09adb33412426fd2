import { expect, test } from "vitest";

import { phrase, wantedOf } from "./search.ts";

test("a blank text looks for nothing", () => {
  expect(wantedOf("  \n ")).toBeNull();
});

test("what is looked for is folded in every script", () => {
  expect(wantedOf(" E\u0301LODIE ")).toEqual({ folded: "elodie", isIndexed: true });
  expect(wantedOf("ΣΑΣ")).toEqual({ folded: "σασ", isIndexed: true });
});

test("letters are counted as people see code points, not as UTF-16 counts them", () => {
  expect(wantedOf("🐶🐶")?.isIndexed).toBe(false);
  expect(wantedOf("🐶🐶🐶")?.isIndexed).toBe(true);
});

test("quotes in a phrase are ordinary characters", () => {
  expect(phrase('a "b" OR c*')).toBe('"a ""b"" OR c*"');
});

test("a NUL, which would end the phrase early, is no part of it", () => {
  expect(wantedOf("ab\0c")?.folded).not.toContain("\0");
});
