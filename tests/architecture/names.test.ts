import { readdirSync, readFileSync } from "node:fs";

import { expect, test } from "vitest";

const foldersOf = (folder: string) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
const domains = foldersOf("worker/domains");

test("[HOUSE-20] tables stand in files that are named as the domains are", () => {
  const files = readdirSync("db/schema").map((file) => file.replace(/\.ts$/, ""));
  expect(files.filter((name) => name !== "core" && !domains.includes(name))).toEqual([]);
});

test("[HOUSE-20] a domain has the same folder in contracts and in the Worker", () => {
  const rooms = foldersOf("contracts").filter((name) => name !== "core");
  expect(domains.length).toBeGreaterThan(30);
  expect(rooms.toSorted()).toEqual(domains.toSorted());
});

test("[HOUSE-21] the glossary names tables and domains that there are, in at most 40 lines", () => {
  const glossary = readFileSync("contracts/GLOSSARY.md", "utf8");
  const rows = glossary
    .split("\n")
    .filter((line) => line.startsWith("| ") && !line.startsWith("| a person reads"))
    .map((line) => line.split("|").map((cell) => cell.trim()));
  const tables = readdirSync("db/schema")
    .map((file) => readFileSync(`db/schema/${file}`, "utf8"))
    .join("\n");
  const named = (cell = "") => [...cell.matchAll(/`([a-z_]+)/g)].map(([, name = ""]) => name);
  expect(rows.length).toBeGreaterThan(20);
  expect(glossary.trimEnd().split("\n").length).toBeLessThanOrEqual(40);
  expect(
    rows.flatMap(([, , , table]) => named(table)).filter((name) => !tables.includes(`"${name}"`)),
  ).toEqual([]);
  expect(rows.flatMap(([, , , , domain]) => named(domain)).filter((name) => !domains.includes(name))).toEqual(
    [],
  );
});
