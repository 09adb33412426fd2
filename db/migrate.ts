import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

import { is, sql } from "drizzle-orm";
import { migrate } from "drizzle-orm/libsql/migrator";
import { getTableConfig, SQLiteTable } from "drizzle-orm/sqlite-core";

import { loadAirports } from "./airports/load-airports.ts";
import { type Db, openDb } from "./client.ts";
import { checkHistory, ForeignDatabase } from "./history.ts";
import { loadLetters } from "./load-letters.ts";
import * as schema from "./schema.ts";

export const MIGRATIONS = fileURLToPath(new URL("migrations", import.meta.url));

/**
 * Brings a database to the newest migration and its tables of letters and airports to what is installed; one that is there already
 * is left alone.
 * @throws ForeignDatabase, having changed nothing; Error with one sentence when the server cannot be reached, a migration fails, or the tables are not the ones
 * the code was written for.
 */
export async function migrateDb(url: string, authToken?: string): Promise<void> {
  const db = openDb({ url, authToken }, "deferred");
  await checkHistory(db, MIGRATIONS);
  await migrate(db, { migrationsFolder: MIGRATIONS });
  const missing = await findMissing(db);
  if (missing.length > 0) {
    throw new Error(`the migrations do not make what db/schema describes: ${missing.join(", ")}`);
  }
  await loadLetters(db);
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
      .filter((name) => tables.has(name.slice(0, name.indexOf("."))) && !known.has(name))
      .map((name) => `${name} is not described`),
  ];
}

/** The innermost reason of a failure: drizzle and the client wrap it in the whole statement. */
export function reasonOf(error: unknown): string {
  let reason = error;
  while (reason instanceof Error && reason.cause instanceof Error) reason = reason.cause;
  return reason instanceof Error ? reason.message : String(reason);
}

/** What went wrong and what to do about it. @param folder of the database, where it is one on this machine */
function sentenceOf(error: unknown, url: string, folder: string | undefined): string {
  const what = folder ? `The data in ${folder}` : `The database at ${url}`;
  if (!(error instanceof ForeignDatabase)) return `${what} could not be migrated: ${reasonOf(error)}`;
  const way = folder
    ? `to keep it, start beside it with DATA_DIR=${folder}-new npm start; to renew it, delete ${folder} and start again.`
    : "keep it with the version that made it, and give this one an empty database.";
  return `${what} ${error.message}, so nothing in it was changed: ${way}`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({ options: { url: { type: "string" }, folder: { type: "string" } } });
  const url = values.url ?? process.env["LIBSQL_URL"];
  if (!url) {
    process.stderr.write("Say which database: node db/migrate.ts --url http://127.0.0.1:8080\n");
    process.exit(1);
  }
  try {
    await migrateDb(url, process.env["LIBSQL_AUTH_TOKEN"]);
  } catch (error) {
    process.stderr.write(`${sentenceOf(error, url, values.folder)}\n`);
    process.exit(1);
  }
}
