import { type Client, createClient, type InStatement } from "@libsql/client/web";

import type { Connection } from "./client.ts";
import { migrateDb } from "./migrate.ts";
import {
  GIVEN_KEYS,
  readSnapshot,
  SNAPSHOT_TABLES,
  type Snapshot,
  type SnapshotPage,
  textOf,
} from "./snapshot.ts";

const ROWS_A_STEP = 1_000;

/** @returns the name of a table with rows in it, but for those that migrating makes; null where there is none. */
export async function filledTable({ url, authToken }: Connection): Promise<string | null> {
  const client = createClient({ url, ...(authToken ? { authToken } : {}) });
  const { rows: tables } = await client.execute(
    `select name from sqlite_master where type = 'table' and name not like '\\_\\_%' escape '\\'
      and name not like 'libsql\\_%' escape '\\' and name not like 'sqlite\\_%' escape '\\'`,
  );
  const ours = new Set(SNAPSHOT_TABLES.map(({ name }) => name));
  for (const name of tables.map((row) => textOf(row[0]))) {
    if (name === "settings" || (!ours.has(name) && /^letters$|^airports|_search/.test(name))) continue;
    const { rows } = await client.execute(`select 1 from "${name}" limit 1`);
    if (rows.length > 0) return name;
  }
  return null;
}

/**
 * Brings rows into an empty database as they were, past the triggers, and makes its searches anew. Until all of it is
 * done the database has no history of migrations, so that nothing takes one that is half full.
 * @returns what the database then holds, and the rows that refer to what is not there
 */
export async function loadSnapshot(
  connection: Connection,
  pages: AsyncIterable<SnapshotPage>,
): Promise<Snapshot & { readonly lost: readonly string[] }> {
  const { url, authToken } = connection;
  await migrateDb(url, authToken);
  const client = createClient({ url, ...(authToken ? { authToken } : {}) });
  const triggers = await triggersOf(client);
  const history = await client.execute("select hash, created_at from __drizzle_migrations order by rowid");
  await client.migrate([
    ...triggers.map(({ name }) => `drop trigger "${name}"`),
    "delete from __drizzle_migrations",
    "delete from settings",
  ]);
  for await (const page of pages) {
    const isWrittenAlready = page.table.name === GIVEN_KEYS.name;
    // Not held to what they refer to, which may come later.
    await client.migrate([...(isWrittenAlready ? [`delete from ${GIVEN_KEYS.name}`] : []), insertion(page)]);
  }
  for (const search of await searchesOf(client)) await fillSearch(client, search, triggers);
  const lost = await client.execute(
    `select distinct "table" || ' refers to ' || parent from pragma_foreign_key_check`,
  );
  const loaded = await readSnapshot(connection, () => Promise.resolve());
  await client.migrate([
    ...triggers.map(({ sql }) => sql),
    ...history.rows.map((row) => ({
      sql: "insert into __drizzle_migrations (hash, created_at) values (?, ?)",
      args: [row[0] ?? null, row[1] ?? null],
    })),
  ]);
  client.close();
  // Letters and airports of another edition than the rows were made with.
  await migrateDb(url, authToken);
  return { ...loaded, lost: lost.rows.map((row) => textOf(row[0])) };
}

function insertion({ table, rows }: SnapshotPage): InStatement {
  const columns = table.columns.map((name) => `"${name}"`).join(", ");
  const values = table.columns.map((_, at) => `value ->> ${at}`).join(", ");
  return {
    sql: `insert into "${table.name}" (${columns}) select ${values} from json_each(?)`,
    args: [`[${rows.join(",")}]`],
  };
}

type Trigger = { readonly name: string; readonly table: string; readonly sql: string };

async function triggersOf(client: Client): Promise<Trigger[]> {
  const { rows } = await client.execute(
    "select name, tbl_name, sql from sqlite_master where type = 'trigger' order by rowid",
  );
  return rows.map((row) => ({ name: textOf(row[0]), table: textOf(row[1]), sql: textOf(row[2]) }));
}

type Search = { readonly name: string; readonly sql: string };

async function searchesOf(client: Client): Promise<Search[]> {
  const { rows } = await client.execute(
    `select name, sql from sqlite_master
      where sql like 'create virtual table % using fts5(%' and name <> 'airports_search'`,
  );
  return rows.map((row) => ({ name: textOf(row[0]), sql: textOf(row[1]) }));
}

/**
 * A search that keeps no text is filled by the trigger that renews it, the only one there at that time, as every row is
 * written as it is.
 */
async function fillSearch(client: Client, search: Search, triggers: readonly Trigger[]): Promise<void> {
  if (/content='\w/.test(search.sql)) {
    await client.execute(`insert into ${search.name} (${search.name}) values ('rebuild')`);
    return;
  }
  const renewing = triggers.find(
    ({ sql }) => sql.includes(`INSERT INTO ${search.name} `) && /UPDATE OF/.test(sql),
  );
  const column = /UPDATE OF (\w+)/.exec(renewing?.sql ?? "")?.[1];
  if (!renewing || !column) throw new Error(`no trigger renews ${search.name}`);
  await client.execute(renewing.sql);
  for (let after = -1; ;) {
    const { rows } = await client.execute(
      `select max(place), count(*) from (select rowid as place from ${renewing.table} where rowid > ${after} order by rowid limit ${ROWS_A_STEP})`,
    );
    const last = Number(rows[0]?.[0] ?? after);
    await client.execute(
      `update ${renewing.table} set ${column} = ${column} where rowid > ${after} and rowid <= ${last}`,
    );
    if (Number(rows[0]?.[1]) < ROWS_A_STEP) break;
    after = last;
  }
  await client.execute(`drop trigger ${renewing.name}`);
}
