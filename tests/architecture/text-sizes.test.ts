import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { sourceFiles } from "./files.ts";

/** Where a file of the client says `what`, one line each. */
const said = (files: RegExp, what: RegExp): string[] =>
  sourceFiles(files).flatMap((file) =>
    readFileSync(file, "utf8")
      .split("\n")
      .flatMap((line) => (what.test(line) ? [`${file}: ${line.trim()}`] : [])),
  );

test("[OWN-14] text and the widths that a page changes at are measured in the reader's own text size", () => {
  expect(said(/^web\/.*\.css$/, /(?:font-size|line-height|--(?:fs|lh)-\w+):[^;]*\dpx/)).toEqual([]);
  expect(said(/^web\/.*\.css$/, /@media.*\dpx/)).toEqual([]);
  expect(
    said(/^web\/.*\.tsx?$/, /(?:fontSize|lineHeight)\w*"?:[^;]*\dpx|\bwidth(?: [<>]=?|:) [\d.]+px\)/),
  ).toEqual([]);
});

test("every size that a button or a field is given has its token", () => {
  const tokens = readFileSync("web/theme/tokens.css", "utf8");
  const given = (tag: RegExp) =>
    sourceFiles(/^web\/.*\.tsx$/).flatMap((file) =>
      [...readFileSync(file, "utf8").matchAll(tag)].map(([, size = ""]) => size),
    );
  const buttons = given(/<Button\b[^>]*?\ssize="([\w-]+)"/g);
  const fields = given(/<(?:TextInput|Textarea|Select|NativeSelect|PasswordInput)\b[^>]*?\ssize="([\w-]+)"/g);
  expect(buttons).toContain("compact-sm");
  expect(fields).toContain("lg");
  const missing = [
    ...[...buttons, ...fields].map((size) => `--control-${size}:`),
    ...fields.map((size) => `--fs-field-${size}:`),
  ].filter((token) => !tokens.includes(token));
  expect(missing).toEqual([]);
});
