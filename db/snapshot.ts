import { createHash } from "node:crypto";

import { createClient, type Transaction } from "@libsql/client/web";
import { is } from "drizzle-orm";
import { getTableConfig, SQLiteTable } from "drizzle-orm/sqlite-core";

import type { Connection } from "./client.ts";
import * as schema from "./schema.ts";

/** Rows of one question, and letters of one page that is handed on: few enough to be held, many enough to be quick. */
const ROWS_A_PAGE = 1_000;
const LETTERS_A_PAGE = 1_000_000;

/** What migrating fills from the installed packages. */
const MADE_TABLES = new Set(["letters", "airports"]);
const MADE_SEARCH = "airports_search";
/** Which keys were ever given, so that none is given twice; the database writes it too, as tables are filled. */
export const GIVEN_KEYS = { name: "sqlite_sequence", columns: ["name", "seq"] };

export type SnapshotTable = { readonly name: string; readonly columns: readonly string[] };
/** Some rows of a table, each a JSON array of its columns. */
export type SnapshotPage = { readonly table: SnapshotTable; readonly rows: readonly string[] };
export type TableCount = SnapshotTable & { readonly rows: number; readonly sha256: string };
export type SearchCount = { readonly name: string; readonly rows: number };

/** Every table with every column that can be written, in the order of the schema; `rowid` where no column is it. */
export const SNAPSHOT_TABLES: readonly SnapshotTable[] = [
  ...Object.values(schema)
    .filter((table) => is(table, SQLiteTable))
    .map((table) => getTableConfig(table))
    .filter(({ name }) => !MADE_TABLES.has(name))
    .map(({ name, columns }) => {
      const kept = columns.filter((column) => column.generated === undefined);
      const hasKey = kept.some((column) => column.primary && column.getSQLType() === "integer");
      return { name, columns: [...(hasKey ? [] : ["rowid"]), ...kept.map((column) => column.name)] };
    }),
  GIVEN_KEYS,
];

export type Snapshot = {
  readonly migrations: readonly string[];
  readonly tables: readonly TableCount[];
  readonly search: readonly SearchCount[];
};

/**
 * Reads the database as it is at one moment, however long that takes and whatever is written meanwhile.
 * @param take is given every row in pages, one page after the other
 */
export async function readSnapshot(
  { url, authToken }: Connection,
  take: (page: SnapshotPage) => Promise<void>,
): Promise<Snapshot> {
  const client = createClient({ url, intMode: "bigint", ...(authToken ? { authToken } : {}) });
  const moment = await client.transaction("read");
  try {
    const tables: TableCount[] = [];
    for (const table of SNAPSHOT_TABLES) {
      const hash = createHash("sha256");
      let count = 0;
      for await (const rows of rowsOf(moment, table)) {
        for (const row of rows) hash.update(`${row}\n`);
        count += rows.length;
        for (const part of inPages(rows)) await take({ table, rows: part });
      }
      tables.push({ ...table, rows: count, sha256: hash.digest("hex") });
    }
    return { migrations: await appliedMigrations(moment), tables, search: await searchOf(moment) };
  } finally {
    moment.close();
    client.close();
  }
}

async function* rowsOf(moment: Transaction, table: SnapshotTable): AsyncGenerator<string[]> {
  const columns = table.columns.map((name) => `"${name}"`).join(", ");
  let after = -1n;
  let limit = ROWS_A_PAGE;
  for (;;) {
    const sql = `select rowid as "_place", ${columns} from "${table.name}" where rowid > ${after} order by rowid limit ${limit}`;
    const answer = await moment.execute(sql).catch((error: unknown) => {
      if (limit > 1 && String(error).includes("RESPONSE_TOO_LARGE")) return null;
      throw error;
    });
    if (!answer) {
      limit = Math.ceil(limit / 4);
      continue;
    }
    if (answer.rows.length > 0)
      yield answer.rows.map((row) => `[${table.columns.map((_, at) => jsonOf(row[at + 1])).join(",")}]`);
    if (answer.rows.length < limit) return;
    after = answer.rows.at(-1)?.[0] as bigint;
    limit = ROWS_A_PAGE;
  }
}

/** Whole numbers of any length stay what they are; JSON of JavaScript would round them. */
function jsonOf(value: unknown): string {
  if (typeof value === "bigint") return value.toString();
  if (value instanceof ArrayBuffer) throw new Error("a column holds bytes, for which a backup has no word");
  return JSON.stringify(value ?? null);
}

/** What a question about the database's own tables is answered with. */
export const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

function* inPages(rows: readonly string[]): Generator<string[]> {
  let page: string[] = [];
  let letters = 0;
  for (const row of rows) {
    if (page.length > 0 && letters + row.length > LETTERS_A_PAGE) {
      yield page;
      [page, letters] = [[], 0];
    }
    page.push(row);
    letters += row.length;
  }
  if (page.length > 0) yield page;
}

/** The migrations that a database has come through, each by the hash of its text, oldest first. */
async function appliedMigrations(moment: Transaction): Promise<string[]> {
  const { rows } = await moment.execute("select hash from __drizzle_migrations order by created_at, rowid");
  return rows.map((row) => textOf(row[0]));
}

/** How many rows each search knows: what it knows of them it does not tell. */
async function searchOf(moment: Transaction): Promise<SearchCount[]> {
  const { rows } = await moment.execute(
    "select name from sqlite_master where sql like 'create virtual table % using fts5(%' order by name",
  );
  const counts: SearchCount[] = [];
  for (const name of rows.map((row) => textOf(row[0])).filter((each) => each !== MADE_SEARCH)) {
    const { rows: count } = await moment.execute(`select count(*) from "${name}_docsize"`);
    counts.push({ name, rows: Number(count[0]?.[0]) });
  }
  return counts;
}
