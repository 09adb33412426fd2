import { existsSync, readFileSync } from "node:fs";

import { expect, test } from "vitest";

const [header = "", ...lines] = readFileSync("tests/traps.tsv", "utf8").trimEnd().split("\n");
const rows = lines.map((line) => line.split("\t"));

/** A test's title as it stands in its file, and the word before it: `test(`, `test.skip(`, `])(` of a table. */
function callsOf(file: string, title: string): string[] {
  const text = readFileSync(file, "utf8");
  const calls: string[] = [];
  for (let at = text.indexOf(title); at >= 0; at = text.indexOf(title, at + 1)) {
    const before = text.slice(0, at);
    const quote = Math.max(before.lastIndexOf('"'), before.lastIndexOf("`"));
    const call = /([\w.]*\(|\)\()\s*$/.exec(before.slice(0, quote))?.[1];
    if (call !== undefined && !before.slice(quote).includes("\n")) calls.push(call);
  }
  return calls;
}

test("every failure of another product that is told of has a test, which stands where it is said to and runs", () => {
  expect(header).toBe("report\tright\tfile\ttest");
  expect(rows.length).toBeGreaterThan(50);
  for (const [report = "", right = "", file = "", title = ""] of rows) {
    expect([report, right, title].every((text) => text.trim() !== "")).toBe(true);
    expect([file, existsSync(file)]).toEqual([file, true]);
    const runs = callsOf(file, title).filter((call) => /^(?:test\(|\)\($)/.test(call));
    expect([file, title, runs.length > 0]).toEqual([file, title, true]);
  }
});

test("a title that is only spoken of, or whose test is skipped, is none", () => {
  expect(callsOf("tests/architecture/traps.test.ts", "no test is called like " + "this")).toEqual([]);
  expect(callsOf("tests/architecture/traps.test.ts", "every failure of another product")).toContain("test(");
});
