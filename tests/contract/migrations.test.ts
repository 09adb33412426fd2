import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { createClient } from "@libsql/client/web";
import { sql } from "drizzle-orm";
import { migrate } from "drizzle-orm/libsql/migrator";
import { afterAll, beforeAll, expect, test } from "vitest";

import type { Db } from "#db/client.ts";
import { migrateDb } from "#db/migrate.ts";
import { aDatabase, type Database, startDatabase } from "#tests/support/database.ts";
import { freePort, run } from "#tests/support/processes.ts";
import { columnOf, rowsOf } from "#tests/support/rows.ts";

const dir = mkdtempSync(path.join(tmpdir(), "portal-migrations-"));
let demo: Database;
beforeAll(async () => {
  demo = await aDatabase("demo");
});
afterAll(async () => {
  await demo.stop();
  rmSync(dir, { recursive: true, force: true });
});

/** The migrations as they were before the newest was added; the baseline alone, while it is the only one. */
function migrationsBefore(): string {
  const folder = path.join(dir, "migrations");
  cpSync("db/migrations", folder, { recursive: true });
  const file = path.join(folder, "meta/_journal.json");
  const journal = JSON.parse(readFileSync(file, "utf8")) as { entries: unknown[] };
  const entries = journal.entries.slice(0, Math.max(1, journal.entries.length - 1));
  writeFileSync(file, JSON.stringify({ ...journal, entries }));
  return folder;
}

/** The columns that can be written, by table, without those that a search keeps for itself. */
async function columnsOf(db: Db): Promise<Map<string, string[]>> {
  const rows = await rowsOf(
    db,
    sql`select m.name, c.name as "column" from pragma_table_list m, pragma_table_xinfo(m.name) c
        where m.type = 'table' and m.name not like 'sqlite\\_%' escape '\\' and m.name not like '\\_\\_%' escape '\\'
          and c.hidden = 0
        order by m.name, c.cid`,
  );
  const columns = new Map<string, string[]>();
  for (const [table, column] of rows as [string, string][]) {
    columns.set(table, [...(columns.get(table) ?? []), column]);
  }
  return columns;
}

/** Every row of these tables, in the order of its columns. */
async function contentsOf(db: Db, columns: Map<string, string[]>): Promise<Record<string, unknown[][]>> {
  const contents: Record<string, unknown[][]> = {};
  for (const [table, names] of columns) {
    const list = names.map((name) => `"${name}"`).join(", ");
    contents[table] = await rowsOf(db, sql.raw(`select ${list} from "${table}" order by rowid`));
  }
  return contents;
}

/** Writes the rows as they are, past the triggers and whatever refers to what. */
async function fill(
  { db, url }: Database,
  columns: Map<string, string[]>,
  contents: Record<string, unknown[][]>,
): Promise<void> {
  const triggers = await rowsOf(
    db,
    sql`select name, sql from sqlite_master where type = 'trigger' order by rowid`,
  );
  const rows = [...columns].flatMap(([table, names]) => {
    const list = names.map((name) => `"${name}"`).join(", ");
    const marks = names.map(() => "?").join(", ");
    return (contents[table] ?? []).map((args) => ({
      sql: `insert into "${table}" (${list}) values (${marks})`,
      args: args as (string | number | null)[],
    }));
  });
  await createClient({ url }).migrate([
    ...triggers.map(([name]) => `drop trigger "${String(name)}"`),
    ...rows,
    ...triggers.map(([, statement]) => String(statement)),
  ]);
}

test(
  "a filled database of the release before keeps every row when it is migrated, and once more changes nothing",
  { timeout: 90_000 },
  async () => {
    const database = await startDatabase(path.join(dir, "before"));
    const { db, url } = database;
    try {
      await migrate(db, { migrationsFolder: migrationsBefore() });
      const [then, now] = [await columnsOf(db), await columnsOf(demo.db)];
      const kept = new Map(
        [...then].flatMap(([table, names]) => {
          const still = names.filter((name) => now.get(table)?.includes(name));
          return still.length > 0 ? [[table, still] as const] : [];
        }),
      );
      const rows = await contentsOf(demo.db, kept);
      expect(Object.values(rows).filter((table) => table.length > 0).length).toBeGreaterThan(40);
      await fill(database, kept, rows);

      await migrateDb(url);
      expect(await contentsOf(db, kept)).toEqual(rows);
      expect(await columnsOf(db)).toEqual(now);
      expect(await rowsOf(db, sql`pragma foreign_key_check`)).toEqual([]);
      const names = sql`select name from sqlite_master order by name`;
      expect(await columnOf(db, names)).toEqual(await columnOf(demo.db, names));

      const all = async () => [
        await contentsOf(db, now),
        await rowsOf(db, sql`select * from __drizzle_migrations`),
      ];
      const first = await all();
      await migrateDb(url);
      expect(await all()).toEqual(first);
    } finally {
      await database.stop();
    }
  },
);

/** What a data folder of before the first release holds: a row, and the word of a migration that is gone. */
const OLD = [
  "create table pets (id integer primary key, name text)",
  "insert into pets values (1, 'Bella')",
  "create table __drizzle_migrations (id serial primary key, hash text not null, created_at numeric)",
];
const told = (hash: string) => `insert into __drizzle_migrations (hash, created_at) values ('${hash}', 1)`;

test.each([
  [
    "of another history",
    [...OLD, told("gone")],
    "comes from another history of migrations than this version has",
  ],
  ["of no history", OLD.slice(0, 2), "holds tables that no migration of this portal has made"],
])("a database %s is refused with one sentence, and nothing in it changes", async (_, statements, why) => {
  const database = await startDatabase(mkdtempSync(path.join(dir, "foreign-")));
  const { db, url } = database;
  try {
    for (const statement of statements) await db.run(sql.raw(statement));
    const all = async () => [
      await rowsOf(db, sql`select * from sqlite_master`),
      await rowsOf(db, sql`select * from pets`),
    ];
    const before = await all();
    const failed = run("node", ["db/migrate.ts", "--url", url]);
    await expect(failed).rejects.toThrow(
      `The database at ${url} ${why}, so nothing in it was changed: keep it with the version that made it, ` +
        "and give this one an empty database.\n",
    );
    expect(await all()).toEqual(before);
  } finally {
    await database.stop();
  }
});

test("a database that a newer version has brought further is refused by this one", async () => {
  const database = await aDatabase("blank");
  try {
    await database.db.run(
      sql`insert into __drizzle_migrations (hash, created_at) values ('newer', 9999999999999)`,
    );
    await expect(migrateDb(database.url)).rejects.toThrow("has been brought further by a newer version");
  } finally {
    await database.stop();
  }
});

test("npm start says how to keep or renew a data folder of another history, and leaves it as it was", async () => {
  const dataDir = mkdtempSync(path.join(dir, "data-"));
  const made = await startDatabase(path.join(dataDir, "database"));
  for (const statement of [...OLD, told("gone")]) await made.db.run(sql.raw(statement));
  await made.stop();

  const start = run("node", ["worker/local/start.mjs", "--dev"], {
    DATA_DIR: dataDir,
    PORT: String(await freePort()),
  });
  const folder = path.relative(".", dataDir);
  await expect(start).rejects.toThrow(
    `The data in ${folder} comes from another history of migrations than this version has, so nothing in it was ` +
      `changed: to keep it, start beside it with DATA_DIR=${folder}-new npm start; to renew it, delete ${folder} ` +
      "and start again.",
  );

  const still = await startDatabase(path.join(dataDir, "database"));
  try {
    expect(await columnOf(still.db, sql`select name from pets`)).toEqual(["Bella"]);
    expect(await columnOf(still.db, sql`select name from sqlite_master where type = 'table'`)).toEqual([
      "pets",
      "__drizzle_migrations",
    ]);
  } finally {
    await still.stop();
  }
});
