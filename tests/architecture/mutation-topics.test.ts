import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { PROCEDURES } from "#tests/support/procedures.ts";
import { CALLS_OF } from "#web/core/live-topics.ts";
import { TOPICS_OF } from "#web/core/mutation-topics.ts";

import { sourceFiles } from "./files.ts";

const domainOf = (path: string) => path.split(".")[0] ?? "";
const pathsOf = (kind: "query" | "mutation") =>
  PROCEDURES.filter(({ route }) => route.kind === kind).map(({ path }) => path);
const mutations = pathsOf("mutation");
const named = new Set(Object.keys(TOPICS_OF));

test("[HOUSE-05] every mutation says in web/core/mutation-topics.ts what it changes, or that nothing shows it", () => {
  expect(mutations.length).toBeGreaterThan(100);
  expect(mutations.filter((path) => !named.has(path) && !named.has(domainOf(path)))).toEqual([]);
});

test("[HOUSE-05] no line of that table is about a mutation that is gone, or that all have a line of their own", () => {
  const used = new Set(mutations.map((path) => (named.has(path) ? path : domainOf(path))));
  expect([...named].filter((name) => !used.has(name))).toEqual([]);
});

test("no topic concerns a call that is gone", () => {
  const reads = pathsOf("query");
  const known = new Set([...reads, ...reads.map(domainOf)]);
  expect(
    Object.values(CALLS_OF)
      .flat()
      .filter((name) => !known.has(name)),
  ).toEqual([]);
});

/** These do what no table can say: read again what a person asks to, or mark as old without reading. */
const BY_THEMSELVES = [
  "web/features/help/use-articles.ts",
  "web/features/status/status-screen.tsx",
  "web/features/templates/use-drawn-template.ts",
];

test("[HOUSE-05] no screen says once more what its mutation changes", () => {
  const files = sourceFiles(/^web\/(?:features|shell|ui|routes)\/.*\.tsx?$/).filter((file) =>
    /\.invalidate\(/.test(readFileSync(file, "utf8")),
  );
  expect(files.filter((file) => !file.startsWith("web/features/rules/")).toSorted()).toEqual(BY_THEMSELVES);
});
