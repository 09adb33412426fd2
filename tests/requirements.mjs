// `npm run requirements`: for each area of tests/requirements.tsv, how many promises a test names, and which none does.
// A test names a promise by its id in brackets, `[DOCS-11]`, or as a row of its cases, `"DOCS-11"`.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const NAMED = /(?<=[["'`][^\]"'`\n]*)\b[A-Z]+(?:-[A-Z]+)*-\d+\b/g;

const print = (line) => process.stdout.write(`${line}\n`);

function readPromises() {
  const [header = "", ...lines] = readFileSync(path.join(ROOT, "tests/requirements.tsv"), "utf8")
    .trim()
    .split("\n");
  const columns = header.split("\t");
  const rows = lines.map((line) =>
    Object.fromEntries(line.split("\t").map((cell, at) => [columns[at], cell])),
  );
  return rows.filter((row) => row.kind !== "note");
}

function namedInTests() {
  const files = ["contracts", "db", "tests", "web", "worker"].flatMap((area) =>
    readdirSync(path.join(ROOT, area), { recursive: true })
      .filter((name) => /\.test\.tsx?$/.test(name))
      .map((name) => path.join(ROOT, area, name)),
  );
  return new Set(files.flatMap((file) => readFileSync(file, "utf8").match(NAMED) ?? []));
}

const promises = readPromises();
const named = namedInTests();
const areas = new Map();
for (const { id } of promises) {
  const area = id.slice(0, id.lastIndexOf("-"));
  areas.set(area, [...(areas.get(area) ?? []), id]);
}
for (const [area, ids] of areas) {
  const missing = ids.filter((id) => !named.has(id));
  const count = `${ids.length - missing.length} of ${ids.length}`;
  print(
    `${area.padEnd(10)} ${count.padStart(10)}${missing.length > 0 ? `   none for ${missing.join(" ")}` : ""}`,
  );
}
const done = promises.filter(({ id }) => named.has(id)).length;
print(`${"all".padEnd(10)} ${`${done} of ${promises.length}`.padStart(10)}`);
