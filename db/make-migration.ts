import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

import { generateSQLiteDrizzleJson, generateSQLiteMigration } from "drizzle-kit/api";

import { describeSchema, handMade, statementsOf, toText } from "./schema-text.ts";
import * as schema from "./schema.ts";

type Journal = { entries: JournalEntry[] };
type Snapshot = Awaited<ReturnType<typeof generateSQLiteDrizzleJson>>;
type JournalEntry = { idx: number; version: string; when: number; tag: string; breakpoints: boolean };

const FOLDER = fileURLToPath(new URL("migrations", import.meta.url));
const JOURNAL = path.join(FOLDER, "meta/_journal.json");
/** What db/schema was at the newest migration; the next is the difference from it. */
const SNAPSHOT = path.join(FOLDER, "meta/snapshot.json");

const BASELINE = "0000_baseline";
/** Fixed, so that whoever makes the baseline of the same schema gets the same files. */
const BASELINE_AT = Date.UTC(2026, 10, 28);
const SNAPSHOT_ID = "00000000-0000-0000-0000-000000000001";

/** Writes the migration that leads from the ones there are to db/schema and db/triggers. @returns its name */
async function makeMigration(name: string): Promise<string | undefined> {
  const { entries } = JSON.parse(readFileSync(JOURNAL, "utf8")) as Journal;
  const before = JSON.parse(readFileSync(SNAPSHOT, "utf8")) as Snapshot;
  const { statements: all, snapshot } = await wanted();
  const tables = await generateSQLiteMigration(before, snapshot);
  const drops = outdated(describeSchema(committed()), describeSchema(all), before, tables);
  const there = describeSchema([...committed(), ...drops, ...tables]);
  const missing = handMade().filter(({ kind, name: its }) => !there.has(`${kind} ${its}`));
  const statements = [...drops, ...tables, ...missing.map(({ statement }) => statement)];
  if (statements.length === 0) return undefined;
  const idx = entries.length;
  const tag = `${String(idx).padStart(4, "0")}_${name}`;
  write([...entries, entryOf(idx, tag, Date.now())], statements, snapshot);
  return tag;
}

/** Writes the first migration anew. */
async function makeBaseline(): Promise<string> {
  const { statements, snapshot } = await wanted();
  write([entryOf(0, BASELINE, BASELINE_AT)], statements, snapshot);
  return BASELINE;
}

/** Where the migrations lead elsewhere than db/schema and db/triggers, by kind and name. */
async function differences(): Promise<string[]> {
  const { statements, snapshot } = await wanted();
  const [are, ought] = [describeSchema(committed()), describeSchema(statements)];
  const names = [...new Set([...are.keys(), ...ought.keys()])];
  const differing = names.filter((name) => are.get(name) !== ought.get(name));
  return readFileSync(SNAPSHOT, "utf8") === toJson(snapshot) ? differing : [...differing, "snapshot.json"];
}

/** The whole of db/schema and db/triggers, as one migration from nothing. */
async function wanted(): Promise<{ statements: string[]; snapshot: Snapshot }> {
  const snapshot = { ...(await generateSQLiteDrizzleJson(schema)), id: SNAPSHOT_ID };
  const tables = await generateSQLiteMigration(await generateSQLiteDrizzleJson({}), snapshot);
  return { statements: [...tables, ...handMade().map(({ statement }) => statement)], snapshot };
}

/**
 * Drops what was made by hand and is now another, gone, or in the way of a table that is made anew; before the tables
 * change, since SQLite refuses to take away what a trigger names.
 */
function outdated(
  are: Map<string, string>,
  ought: Map<string, string>,
  before: Snapshot,
  tables: string[],
): string[] {
  const drizzles = new Set(
    Object.values<{ indexes: object }>(before.tables).flatMap(({ indexes }) => Object.keys(indexes)),
  );
  const renewed = [...tables.join("\n").matchAll(/RENAME TO `(\w+)`/g)].map(([, table = ""]) => table);
  return [...are]
    .filter(([key, text]) => {
      const [kind = "", name = ""] = key.split(" ");
      if (kind === "trigger" || kind === "view") {
        if (renewed.some((table) => new RegExp(`\\b${table}\\b`).test(text))) return true;
      }
      if (ought.get(key) === text) return false;
      return kind === "table" ? text.startsWith("create virtual table") : !drizzles.has(name);
    })
    .map(([key]) => `DROP ${key.replace(/^\w+/, (kind) => kind.toUpperCase())};`);
}

function migrationFiles(): string[] {
  return existsSync(FOLDER)
    ? readdirSync(FOLDER)
        .filter((file) => file.endsWith(".sql"))
        .toSorted()
    : [];
}

/** The statements of the migrations that are there. */
function committed(): string[] {
  return migrationFiles().flatMap((file) => statementsOf(readFileSync(path.join(FOLDER, file), "utf8")));
}

function entryOf(idx: number, tag: string, when: number): JournalEntry {
  return { idx, version: "6", when, tag, breakpoints: true };
}

function write(entries: JournalEntry[], statements: string[], snapshot: Snapshot): void {
  mkdirSync(path.dirname(JOURNAL), { recursive: true });
  writeFileSync(path.join(FOLDER, `${entries.at(-1)?.tag}.sql`), toText(statements));
  writeFileSync(JOURNAL, `${JSON.stringify({ version: "7", dialect: "sqlite", entries }, null, 2)}\n`);
  writeFileSync(SNAPSHOT, toJson(snapshot));
}

/** A line a table, so that a difference shows which. */
function toJson({ tables, ...rest }: Snapshot): string {
  const lines = Object.entries(tables).map(([name, table]) => `    "${name}": ${JSON.stringify(table)}`);
  return `${JSON.stringify({ ...rest, tables: {} }, null, 2).replace(/\{\}(?=\n\}$)/, `{\n${lines.join(",\n")}\n  }`)}\n`;
}

const { values, positionals } = parseArgs({
  options: { baseline: { type: "boolean" }, check: { type: "boolean" } },
  allowPositionals: true,
});
const [name = ""] = positionals;
const say = (sentence: string) => process.stdout.write(`${sentence}\n`);
const fail = (sentence: string) => {
  say(sentence);
  process.exitCode = 1;
};
if (values.check) {
  const names = await differences();
  if (names.length > 0) {
    fail(
      `db/migrations do not make what db/schema and db/triggers describe: ${names.join(", ")}.\n` +
        "Write the next one: npm run migration -- what_it_is_for (before the first release: -- --baseline).",
    );
  }
} else if (values.baseline) {
  const added = migrationFiles().find((file) => file !== `${BASELINE}.sql`);
  if (added) fail(`${added} builds on the baseline, which is therefore never written again.`);
  else say(`Wrote db/migrations/${await makeBaseline()}.sql.`);
} else if (/^[a-z0-9_]+$/.test(name)) {
  const made = await makeMigration(name);
  say(
    made ? `Wrote db/migrations/${made}.sql; read it before you commit it.` : "There is nothing to migrate.",
  );
} else {
  fail("Say what it is for: npm run migration -- pets_have_two_owners");
}
