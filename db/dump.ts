import { is, sql } from "drizzle-orm";
import { getTableConfig, SQLiteTable } from "drizzle-orm/sqlite-core";

import type { Db } from "./client.ts";
import * as schema from "./schema.ts";

/** Rows of one question to the database: few enough to be held, many enough to be quick. */
const ROWS_A_PAGE = 1_000;

/** What lets somebody in, or proves that they may: it leaves the database in no file. */
const SECRET = /token|secret|password|_hash/;
/** Tables that are nothing but that, and mails whose words may hold a secret link. */
const SECRET_TABLES = new Set([
  "sessions",
  "attempts",
  "outbox",
  "sign_ins",
  "provider_returns",
  "second_steps",
  "authenticators",
  "recovery_codes",
  "passwords",
  "set_up_codes",
  "fresh_proofs",
  "address_changes",
]);
/** Whatever migrating makes of the code alone. */
const MADE_TABLES = new Set(["letters"]);

export type DumpTable = { readonly name: string; readonly columns: readonly string[] };
export type DumpPage = { readonly table: DumpTable; readonly rows: readonly Record<string, unknown>[] };

/** The tables and columns that may be handed out, in the order of the schema. */
export const DUMP_TABLES: readonly DumpTable[] = Object.values(schema)
  .filter((table) => is(table, SQLiteTable))
  .map((table) => getTableConfig(table))
  .filter(({ name }) => !SECRET_TABLES.has(name) && !MADE_TABLES.has(name))
  .map(({ name, columns }) => ({
    name,
    columns: columns
      .filter((column) => column.generated === undefined && !SECRET.test(column.name))
      .map((column) => column.name),
  }));

/** Every row of a table in pages, without what is secret; each page is one trip. */
export async function* dumpTable(db: Db, table: DumpTable): AsyncGenerator<DumpPage> {
  const columns = sql.raw(table.columns.map((name) => `"${name}"`).join(", "));
  let after = -1;
  for (;;) {
    const rows = await db.all<Record<string, unknown>>(
      sql`select rowid as "_place", ${columns} from ${sql.raw(`"${table.name}"`)} where rowid > ${after} order by rowid limit ${ROWS_A_PAGE}`,
    );
    if (rows.length > 0) {
      yield {
        table,
        rows: rows.map((row) => Object.fromEntries(table.columns.map((name) => [name, row[name] ?? null]))),
      };
    }
    const last = Number(rows.at(-1)?.["_place"]);
    if (rows.length < ROWS_A_PAGE || Number.isNaN(last)) return;
    after = last;
  }
}
