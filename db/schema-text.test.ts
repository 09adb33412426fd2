import { isDeepStrictEqual } from "node:util";

import { expect, test } from "vitest";

import { describeSchema, handMade, statementsOf, toText } from "./schema-text.ts";

const PETS =
  "CREATE TABLE `pets` (`id` integer PRIMARY KEY, `name` text NOT NULL, CONSTRAINT \"c\" CHECK(name <> ''))";
const TRIGGER = "CREATE TRIGGER named AFTER UPDATE ON pets BEGIN SELECT 'A  b'; END";
const isSame = (a: string[], b: string[]) => isDeepStrictEqual(describeSchema(a), describeSchema(b));

test.each([
  [
    [PETS, TRIGGER],
    [PETS, "create trigger \"named\"\n  AFTER UPDATE ON `pets`\nBEGIN -- why\n  SELECT 'A  b';\nEND"],
  ],
  [
    ["CREATE TABLE a (x text, y integer REFERENCES b(id))"],
    ["CREATE TABLE a (y integer, x text, FOREIGN KEY (y) REFERENCES b(id))"],
  ],
  [["CREATE TABLE a (x text, y text)"], ["CREATE TABLE a (x text)", "ALTER TABLE a ADD y text"]],
])("spaces, quotes, upper case, comments and the order of columns make no difference: %s", (one, other) => {
  expect(isSame(one, other)).toBe(true);
});

test.each([
  [
    [PETS, TRIGGER],
    [PETS, TRIGGER.replace("A  b", "a b")],
  ],
  [[PETS], [PETS.replace("<> ''", "<> 'x'")]],
  [["CREATE TABLE a (x text)"], ["CREATE TABLE a (x text DEFAULT '')"]],
  [["CREATE TABLE a (x integer)"], ["CREATE TABLE a (x integer REFERENCES b(id))"]],
  [[PETS, TRIGGER], [PETS]],
])("words within quotes, checks, defaults, references and missing triggers do: %s", (one, other) => {
  expect(isSame(one, other)).toBe(false);
});

test("db/triggers names each of its objects once, a file for the table it belongs to", () => {
  const names = handMade().map(({ kind, name }) => `${kind} ${name}`);
  expect(names.length).toBeGreaterThan(100);
  expect(new Set(names).size).toBe(names.length);
});

test("a migration's text and its statements lead to one another", () => {
  expect(statementsOf(toText([PETS, TRIGGER])).map((statement) => statement.trim())).toEqual([PETS, TRIGGER]);
});
