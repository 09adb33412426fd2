import { expect, test } from "vitest";

import { toCsv } from "./csv.ts";

const body = (cell: string | number | null | undefined) =>
  toCsv(["a"], [[cell]]).slice('\u{FEFF}"a"\r\n'.length, -2);

test("[EXP-01] a table begins with the mark of UTF-8 and ends every line with both signs", () => {
  expect(toCsv(["Name", "Due"], [["สมชาย 🐶", "2026-12-01"]])).toBe(
    '\u{FEFF}"Name","Due"\r\n"สมชาย 🐶","2026-12-01"\r\n',
  );
});

test.each([
  ['say "hi", Bob', '"say ""hi"", Bob"'],
  ["two\nlines", '"two\nlines"'],
  [" lead", '" lead"'],
  ["a;=1+1", '"a;=1+1"'],
  ["", ""],
  [null, ""],
  [undefined, ""],
  [-5, "-5"],
  [0, "0"],
])("[TRUST-54] %j is written as %s", (cell, text) => {
  expect(body(cell)).toBe(text);
});

test.each(["=1+1", "+1", "-1", "@sum", "\tx", "\r=1", "＝1", " =1+1", "\n@sum", '=HYPERLINK("x","y")'])(
  "[EXP-03] a text that a spreadsheet would run, %j, is defused",
  (cell) => {
    expect(body(cell).replace(/^"/, "")).toMatch(/^'/);
  },
);

test.each(["985141004417722", "0012345", "12E5"])(
  "[EXP-02] %s is a name and no number, and stays what it is",
  (digits) => {
    expect(body(digits)).toBe(`"=""${digits}"""`);
  },
);

test.each(["0", "12345678901", "2026-12-01", "12E", "E5"])("%s needs no more to stay what it is", (text) => {
  expect(body(text)).toBe(`"${text}"`);
});
