import { expect, test } from "vitest";

import { toCsv } from "./csv.ts";
import { readCsv, textOf } from "./read-csv.ts";

const fields = (text: string) => readCsv(text).map((record) => record.fields);

test("quoted fields keep separators, quotes and line breaks, and rows are numbered as a spreadsheet does", () => {
  const text = 'name,note\r\n"O""Neill, Grace","one\r\ntwo"\r\n\r\nŁucja,x';
  expect(readCsv(text)).toEqual([
    { row: 1, fields: ["name", "note"] },
    { row: 2, fields: ['O"Neill, Grace', "one\ntwo"] },
    { row: 4, fields: ["Łucja", "x"] },
  ]);
});
test("a mark at the beginning, semicolons and tabs are understood", () => {
  expect(fields("\u{FEFF}a;b\nx,y;z")).toEqual([
    ["a", "b"],
    ["x,y", "z"],
  ]);
  expect(fields("a\tb\rc\td\r")).toEqual([
    ["a", "b"],
    ["c", "d"],
  ]);
  expect(fields("a;b\r\nc;d\ne;f\rg;h")).toEqual([
    ["a", "b"],
    ["c", "d"],
    ["e", "f"],
    ["g", "h"],
  ]);
  expect(fields("")).toEqual([]);
  expect(fields("\u{FEFF}")).toEqual([]);
});
test("ten thousand rows are read at once", () => {
  expect(readCsv("a,b\n".repeat(10_000))).toHaveLength(10_000);
});
test("UTF-8, UTF-16 and the old Windows encoding all give their letters", async () => {
  expect(await textOf(new Blob(["\u{FEFF}Żółć"]))).toBe("Żółć");
  expect(await textOf(new Blob([new Uint8Array([0xff, 0xfe, 0x7b, 0x01])]))).toBe("Ż");
  expect(await textOf(new Blob([new Uint8Array([0x52, 0x65, 0x6e, 0xe9, 0x65])]))).toBe("Renée");
});
test.each([
  "=1+1",
  "'=1+1",
  "''@x",
  " +49 30 1234",
  "-",
  "＝1",
  "\t=1",
  "O'Neill",
  "'quoted'",
  "0012345",
  "985141004417722",
  "12E5",
  '="0012345"',
  'say "hi"; a,b',
  "\u{feff}Ann",
])("[RPT-33] %j is read from our own file as what was written into it", (text) => {
  expect(fields(toCsv(["a", "b"], [["x", text]]))[1]).toEqual(["x", text]);
});
test.each([
  ["sep=;\r\nname;note\r\nReed, Ann;a,b,c", ["Reed, Ann", "a,b,c"]],
  ["\u{feff}SEP=|\nname|note\nReed, Ann|a;b", ["Reed, Ann", "a;b"]],
  ['"sep=,",\nname,note\nAnn;Reed;x,y', ["Ann;Reed;x", "y"]],
  ["sep=\t\nname\tnote\nAnn,Reed\ty", ["Ann,Reed", "y"]],
])("[RPT-33] the separator that a file names, %j, is heeded and its line is no row", (text, last) => {
  expect(readCsv(text)).toEqual([
    { row: 2, fields: ["name", "note"] },
    { row: 3, fields: last },
  ]);
});
test("[RPT-33] a file that only names its separator is empty", () => {
  expect(readCsv("sep=;")).toEqual([]);
});
