import { sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";

import type { Db } from "./client.ts";

/** A database that the migrations in db/migrations did not make; migrating it would break what is in it. */
export class ForeignDatabase extends Error {}

/**
 * Whether the database is empty or has come part of the way that these migrations go.
 * @throws ForeignDatabase with the predicate of a sentence about the database
 */
export async function checkHistory(db: Db, migrationsFolder: string): Promise<void> {
  const tables = await db.all<{ name: string }>(
    sql`select name from sqlite_master
      where type = 'table' and name not like 'sqlite\\_%' escape '\\' and name not like 'libsql\\_%' escape '\\'`,
  );
  if (tables.length === 0) return;
  const isTold = tables.some(({ name }) => name === "__drizzle_migrations");
  const applied = isTold
    ? await db.all<{ hash: string }>(sql`select hash from __drizzle_migrations order by created_at, rowid`)
    : [];
  if (applied.length === 0 && tables.length > (isTold ? 1 : 0)) {
    throw new ForeignDatabase("holds tables that no migration of this portal has made");
  }
  const known = knownMigrations(migrationsFolder);
  if (applied.slice(0, known.length).some(({ hash }, at) => hash !== known[at])) {
    throw new ForeignDatabase("comes from another history of migrations than this version has");
  }
  if (applied.length > known.length) {
    throw new ForeignDatabase("has been brought further by a newer version than this one");
  }
}

/** What this version of the portal has of migrations, each by the hash of its text, oldest first. */
export function knownMigrations(migrationsFolder: string): string[] {
  return readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash);
}
