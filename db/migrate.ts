import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

import { is, sql } from "drizzle-orm";
import { migrate } from "drizzle-orm/libsql/migrator";
import { getTableConfig, SQLiteTable } from "drizzle-orm/sqlite-core";

import { loadAirports } from "./airports/load-airports.ts";
import { type Db, openDb } from "./client.ts";
import * as schema from "./schema.ts";

const MIGRATIONS = fileURLToPath(new URL("migrations", import.meta.url));

/**
 * What stands in the database and in no schema any more: until the new Worker is up, the release before reads every
 * column it knows. Each goes with the next release, by hand.
 */
const LEFT_BEHIND = new Set([
  "workspaces.internal_notes",
  // A constraint of the table names it, with `template_steps`: SQLite drops it in a rebuild of `tasks` only, and dropping
  // the old `tasks` would take its assignees, drafts and reminders along.
  "tasks.template_step_id",
]);

/**
 * Brings a database to the newest migration and its table of airports to the installed data; one that is there already
 * is left alone.
 * @throws Error with one sentence when the server cannot be reached, a migration fails, or the tables are not the ones
 * the code was written for.
 */
export async function migrateDb(url: string, authToken?: string): Promise<void> {
  const db = openDb({ url, authToken }, "deferred");
  await migrate(db, { migrationsFolder: MIGRATIONS });
  const missing = await findMissing(db);
  if (missing.length > 0) {
    throw new Error(`the migrations do not make what db/schema describes: ${missing.join(", ")}`);
  }
  await loadAirports(db);
}

/** Columns and indexes of db/schema that the database does not have, and columns it has beyond them. */
async function findMissing(db: Db): Promise<string[]> {
  const [columns, indexes] = await db.batch([
    db.all<{ name: string }>(
      sql`select m.name || '.' || c.name as name from sqlite_master m, pragma_table_xinfo(m.name) c where m.type = 'table'`,
    ),
    db.all<{ name: string }>(sql`select name from sqlite_master where type = 'index'`),
  ]);
  const there = new Set([...columns, ...indexes].map((row) => row.name));
  const described = Object.values(schema)
    .filter((table) => is(table, SQLiteTable))
    .map((table) => getTableConfig(table));
  const wanted = described.flatMap((table) => [
    ...table.columns.map((column) => `${table.name}.${column.name}`),
    ...table.indexes.map((index) => index.config.name),
  ]);
  const known = new Set(wanted);
  const tables = new Set(described.map((table) => table.name));
  return [
    ...wanted.filter((name) => !there.has(name)),
    ...columns
      .map((row) => row.name)
      .filter(
        (name) => tables.has(name.slice(0, name.indexOf("."))) && !known.has(name) && !LEFT_BEHIND.has(name),
      )
      .map((name) => `${name} is not described`),
  ];
}

/** The innermost reason of a failure: drizzle and the client wrap it in the whole statement. */
export function reasonOf(error: unknown): string {
  let reason = error;
  while (reason instanceof Error && reason.cause instanceof Error) reason = reason.cause;
  return reason instanceof Error ? reason.message : String(reason);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({ options: { url: { type: "string" } } });
  const url = values.url ?? process.env["LIBSQL_URL"];
  if (!url) {
    process.stderr.write("Say which database: node db/migrate.ts --url http://127.0.0.1:8080\n");
    process.exit(1);
  }
  try {
    await migrateDb(url, process.env["LIBSQL_AUTH_TOKEN"]);
  } catch (error) {
    process.stderr.write(`The database at ${url} could not be migrated: ${reasonOf(error)}\n`);
    process.exit(1);
  }
}
