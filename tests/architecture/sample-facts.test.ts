import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { sourceFiles } from "./files.ts";

/** What the demo company alone may say: somewhere else it would stand in the place of what a real one has not set. */
const SAMPLES: readonly (readonly [string, RegExp])[] = [
  ["an account's number", /\b[A-Z]{2}\d{2}[ ]?(?:[A-Z]{4}|\d{4})(?:[ ]?\d{4}){2,}/],
  ["a sample bank or company", /sample bank|portal ltd\b/i],
  ["a sort code", /"\d{2}-\d{2}-\d{2}"/],
  ["a telephone number", /\+\d{1,3}[ (]\d{2,4}[ )]*\d{3,4}[ -]?\d{3,4}/],
  ["an address for mail", /"[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|example|io)"/],
  ["a price", /amount: [1-9]\d*_?000\b|Pet Travel Service|Documentation Processing/],
];

/** Words that show how something is written, and the made-up papers that the reader of papers is held to. */
const SHOWS_HOW: ReadonlySet<string> = new Set(["contracts/settings/contact-shapes.ts"]);
const MADE_UP = /^worker\/ports\/analysis\/embedded\/corpus\/|^db\/seed\/|^tests\/|\.test\.tsx?$/;

test("[TRUST-52] no sample account, number, address or price stands outside the demo seed and the tests", () => {
  const files = sourceFiles(/\.(?:tsx?|mjs|sql)$/).filter(
    (file) => !MADE_UP.test(file) && !SHOWS_HOW.has(file),
  );
  expect(files.length).toBeGreaterThan(500);
  const found = files.flatMap((file) => {
    const lines = readFileSync(file, "utf8").split("\n");
    return lines.flatMap((line, at) =>
      SAMPLES.filter(([, sample]) => sample.test(line)).map(
        ([what]) => `${file}:${at + 1}: ${what}: ${line.trim()}`,
      ),
    );
  });
  expect(found).toEqual([]);
});
