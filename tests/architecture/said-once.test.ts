import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { sourceFiles } from "./files.ts";

const ours = sourceFiles(/\.(?:tsx?|mjs)$/).map((file) => ({ file, source: readFileSync(file, "utf8") }));

const naming = (words: RegExp) => ours.filter(({ source }) => words.test(source)).map(({ file }) => file);

test("[HOUSE-07] hours and days in milliseconds are written in one file; SQL repeats a day where its index has it", () => {
  const hour = 60 * 60 * 1_000;
  const digits = (ms: number) =>
    String(ms)
      .replaceAll(/(?<=\d)(?=(?:\d{3})+$)/g, "_")
      .replaceAll("_", "_?");
  const written = new RegExp(String.raw`(?<![\d_])(?:${digits(hour)}|${digits(24 * hour)})(?![\d_])`);
  expect(naming(written)).toEqual(["db/schema/schedule.ts", "worker/domains/schedule/internal/scope.ts"]);
  expect(naming(/\* 60 \* 60\b|\b60 \* 60 \*/)).toEqual(["tests/architecture/said-once.test.ts"]);
});

test("[HOUSE-08] what the company chooses is kept under keys of one registry, by one write", () => {
  const writers = naming(/\.(?:insert|update|delete)\(settings\)/).filter((file) =>
    file.startsWith("worker/"),
  );
  // The number of the next invoice is counted in the batch that issues it.
  expect(writers.toSorted()).toEqual(["worker/core/settings.ts", "worker/domains/billing/issue-invoice.ts"]);
  expect(naming(/\bkeepSetting\(/).toSorted()).toEqual([
    "worker/core/change-setting.ts",
    "worker/core/settings.ts",
    // How far the sweep has come, which nobody chooses.
    "worker/domains/documents/clear-unfinished-uploads.ts",
  ]);
});

test("[RPT-11] a day stands in a sentence in words: by dayInWords, or by dayWords in SQL", () => {
  const bare =
    /\b(?:of|on|by|until|from|before|after|since|to) \$\{(?:[\w?]+\.)*(?:\w*[dD]ate|\w*On|on|from|until|day)\}|' \|\| \w+\.\w+_(?:on|date)\b/;
  const inSql = /sql`|\binsert into\b/;
  const said = ours
    .filter(({ file }) => /^worker\/(?:core|domains|ports\/mail)\//.test(file) && !file.endsWith(".test.ts"))
    .flatMap(({ file, source }) =>
      source.split("\n").flatMap((line) => {
        const found = bare.exec(line)?.[0] ?? "";
        const isSentence = found !== "" && (found.startsWith("'") || !inSql.test(line));
        return isSentence ? [`${file}: ${line.trim()}`] : [];
      }),
    );
  expect(said).toEqual([]);
});

test("[RPT-11] dates are read and written as the account says, never as the browser does", () => {
  expect(naming(/navigator\.languages?\b/)).toEqual([]);
});
