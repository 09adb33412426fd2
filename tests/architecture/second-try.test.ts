import path from "node:path";
import { pathToFileURL } from "node:url";

import { expect, test } from "vitest";

type Tally = { passed: number; failed: number; skipped: number; late?: string[]; broken?: string[] };
type Report = { testResults: { name: string; status: string; assertionResults: Result[] }[] };
type Result = { ancestorTitles: string[]; title: string; status: string; failureMessages?: string[] };
type SecondTry = {
  failuresOf: (report: Report | undefined) => { file: string; tests: string[] }[];
  withSecondTry: (
    tally: Tally,
    failures: { file: string; tests: string[] }[],
    runAlone: (file: string) => Promise<Report | undefined>,
  ) => Promise<Tally>;
};

// What the commands run has no types, since it starts before anything is installed.
const { failuresOf, withSecondTry } = (await import(
  pathToFileURL(path.resolve("tests/runner/second-try.mjs")).href
)) as SecondTry;

const file = (name: string, results: Record<string, string>) => ({
  name,
  status:
    Object.values(results).every((status) => status === "passed") && Object.keys(results).length > 0
      ? "passed"
      : "failed",
  assertionResults: Object.entries(results).map(([name, status]) => {
    const titles = name.split(" > ");
    const failureMessages = status === "failed" ? ["Error: expected 1 to be 2\n    at somewhere"] : [];
    return { ancestorTitles: titles.slice(0, -1), title: titles.at(-1) ?? "", status, failureMessages };
  }),
});
const FIRST: Report = {
  testResults: [
    file("a.test.ts", { good: "passed", "group > slow": "failed", wrong: "failed" }),
    file("b.test.ts", { good: "passed" }),
    file("c.test.ts", {}),
  ],
};
const TALLY = { passed: 2, failed: 3, skipped: 0 };

test("what has failed is known by file, and a file that could not be loaded is one of them", () => {
  expect(failuresOf(FIRST)).toEqual([
    { file: "a.test.ts", tests: ["group > slow", "wrong"] },
    { file: "c.test.ts", tests: [] },
  ]);
  expect(failuresOf(undefined)).toEqual([]);
});

test("[HOUSE-06] what passes at the second try counts as passed and is named; what fails twice stays failed", async () => {
  const second: Record<string, Report> = {
    "a.test.ts": {
      testResults: [file("a.test.ts", { good: "passed", "group > slow": "passed", wrong: "failed" })],
    },
    "c.test.ts": { testResults: [file("c.test.ts", { one: "passed", two: "passed" })] },
  };
  const asked: string[] = [];
  const total = await withSecondTry(TALLY, failuresOf(FIRST), async (name) => {
    asked.push(name);
    return second[name];
  });
  expect(asked).toEqual(["a.test.ts", "c.test.ts"]);
  const late = ["group > slow", "c.test.ts"];
  expect(total).toEqual({
    passed: 5,
    failed: 1,
    skipped: 0,
    late,
    broken: ["wrong\n    Error: expected 1 to be 2"],
  });
});

test("[HOUSE-06] a second try that ends without a report changes nothing", async () => {
  const total = await withSecondTry(TALLY, failuresOf(FIRST), async () => undefined);
  expect(total).toEqual({ ...TALLY, late: [], broken: ["group > slow", "wrong", "c.test.ts"] });
});
