import { readFileSync } from "node:fs";

import { is } from "drizzle-orm";
import { getTableConfig, SQLiteTable } from "drizzle-orm/sqlite-core";
import { expect, test } from "vitest";

import { handMade } from "#db/schema-text.ts";
import * as schema from "#db/schema.ts";

import { sourceFiles } from "./files.ts";

/** The one fold, and a file's name for what reads nothing but ASCII. */
const APART = /contracts\/core\/fold\.ts|worker\/http\/content-disposition\.ts/;

/** Where a file says what `what` matches, but for lines that are about something else. */
function said(files: RegExp, what: RegExp, besides = /(?!)/): string[] {
  return sourceFiles(files)
    .filter((file) => !/\.test\.tsx?$/.test(file) && !APART.test(file))
    .flatMap((file) =>
      readFileSync(file, "utf8")
        .replaceAll(/\n\s*\./g, ".")
        .split("\n")
        .flatMap((line) => (what.test(line) && !besides.test(line) ? [`${file}: ${line.trim()}`] : [])),
    );
}

test("[RPT-21] names are looked for in one way: contracts/core/fold.ts", () => {
  const compared =
    /to(?:Locale)?LowerCase\(\)\s*\.(?:includes|startsWith|indexOf|match)\(|normalize\("NFK?D"\)/;
  // Keys of DNS.
  const others = /`\$\{name\}=`/;
  expect(said(/^(?:contracts|worker|web)\//, compared, others)).toEqual([]);
  expect(said(/^(?:worker|db\/schema)\/.*\.ts$/, /\blower\(|\bcollate\b/i)).toEqual([]);
  const pickers = sourceFiles(/^web\/.*\.tsx$/).filter((file) => {
    const text = readFileSync(file, "utf8");
    return /^\s*searchable\b/m.test(text) && !/^\s*filter=/m.test(text);
  });
  expect(pickers, "a picker that filters as Mantine does folds nothing").toEqual([]);
});

test("[RPT-21] names stand in one order: by their folded keys, or by compareNames", () => {
  expect(said(/^(?:contracts|worker|web)\//, /localeCompare|Intl\.Collator/, /Date\b|NEVER/)).toEqual([]);
  expect(
    said(
      /^worker\/.*\.ts$/,
      /(?:asc|desc)\(\w+\.(?:name|fullName|title)\)|\bkey: \w+\.(?:name|fullName|title)\b|order by (?:\w+\.)?(?:name|full_name|title)\b/i,
    ),
  ).toEqual([]);
  expect(said(/^db\/schema\/.*\.ts$/, /\.on\((?:[^)]*, )?t\.(?:name|fullName|title), /)).toEqual([]);
});

/** Folded by the Worker: longer than what a trigger can take apart. The type `Folded` of the column holds it to that. */
const FOLDED_BY_THE_WORKER = new Set(["help_articles.search_text", "document_texts.search_text"]);

test("[RPT-21] every folded column is kept by a trigger of its table, whoever writes the row", () => {
  const statements = new Map(handMade().map(({ name, statement }) => [name, statement]));
  const kept = Object.values(schema)
    .filter((table) => is(table, SQLiteTable))
    .map((table) => getTableConfig(table))
    .flatMap(({ name: table, columns }) =>
      columns
        .filter(
          ({ name, generated }) =>
            !generated && /^(?:name|title|workspace|assignee|destination)_key$|^search_text$/.test(name),
        )
        .map(({ name }) => ({ table, name })),
    )
    .filter(({ table, name }) => !FOLDED_BY_THE_WORKER.has(`${table}.${name}`));
  expect(kept.length).toBeGreaterThan(15);
  for (const { table, name } of kept) {
    const statement = statements.get(`${table}_folded`) ?? "";
    expect(statement.replaceAll(/\s+/g, " "), `${table}.${name}`).toMatch(
      new RegExp(`[ ,(]${name} = (?:ifnull\\()?\\( SELECT replace`),
    );
  }
});
