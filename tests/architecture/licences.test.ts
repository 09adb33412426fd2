import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

test("[TRUST-90] the build names what its pages are made with, each with its licence", () => {
  const notices = readFileSync("dist/web/licences.txt", "utf8");
  for (const [name, licence] of [
    ["heic-to", "LGPL-3.0"],
    ["@cantoo/pdf-lib", "MIT"],
    ["react", "MIT"],
    ["tesseract.js-core", "Apache-2.0"],
  ]) {
    expect(notices).toMatch(new RegExp(`^${name} [\\d.]+ \\(${licence}\\)$`, "m"));
  }
  expect(notices).toContain("GNU LESSER GENERAL PUBLIC LICENSE");
});
