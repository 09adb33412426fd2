import { and, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import { getTableConfig, type SQLiteTable } from "drizzle-orm/sqlite-core";

import type { RemovedKey } from "#contracts/removed/shapes.ts";
import type { Db } from "#db/client.ts";
import { removedThings } from "#db/schema.ts";
import type { By } from "#worker/core/record.ts";
import { onlyIf, type Statement } from "#worker/core/writing.ts";

/** Rows of one table that go with a thing, or by their ids alone those that stay and only lose it. */
type Part = { readonly table: SQLiteTable; readonly where: SQL; readonly stays?: boolean };

type Going = RemovedKey & {
  readonly name: string | SQL;
  readonly workspaceId: number | null;
  /** The thing's own row first: what refers to it is brought back after it. */
  readonly parts: readonly Part[];
};

export type KeptThing = typeof removedThings.$inferSelect;

const named = (text: string): SQL => sql.raw(`"${text}"`);
const quoted = (text: string): SQL => sql.raw(`'${text}'`);
const columnsOf = (table: SQLiteTable) =>
  Object.values(getTableColumns(table)).filter((column) => column.generated === undefined);

/** The statement that keeps what is deleted after it in the same batch. */
export function keepRemoved(by: By, db: Db, { kind, thingId, name, workspaceId, parts }: Going): Statement {
  const rows = parts.map(({ table, where, stays }) => {
    const columns = columnsOf(table).filter((column) => !stays || column.name === "id");
    const fields = columns.map((column) => sql`${quoted(column.name)}, ${named(column.name)}`);
    const all = sql`select json_group_array(json_object(${sql.join(fields, sql`, `)})) from ${table} where ${where}`;
    return sql`${quoted(getTableConfig(table).name)}, (${all})`;
  });
  return db.run(
    sql`insert or replace into removed_things (kind, thing_id, workspace_id, name, rows, removed_by_id, removed_at) values (${kind}, ${thingId}, ${workspaceId}, ${name}, json_object(${sql.join(rows, sql`, `)}), ${by.circumstances.claims?.userId ?? null}, ${by.now.getTime()})`,
  );
}

/**
 * The statement that writes rows of a kept thing again.
 * @param changed columns that are not what they were
 * @param isCertain false where another row may have come in their place, which then stays
 */
export function bringBack(
  db: Db,
  thing: RemovedKey,
  table: SQLiteTable,
  { changed = {}, isCertain = true }: { changed?: Record<string, SQL>; isCertain?: boolean } = {},
): Statement {
  const columns = columnsOf(table);
  const values = columns.map(
    ({ name }) => changed[name] ?? sql`json_extract(kept.value, ${quoted(`$."${name}"`)})`,
  );
  const list = sql.join(
    columns.map(({ name }) => named(name)),
    sql`, `,
  );
  return db.run(
    sql`insert ${isCertain ? sql`` : sql`or ignore`} into ${table} (${list}) select ${sql.join(values, sql`, `)} ${keptOf(thing, table)}`,
  );
}

/** The ids of the rows that stayed and lost the thing, as a subquery. */
export const idsThatStayed = (thing: RemovedKey, table: SQLiteTable): SQL =>
  sql`(select json_extract(kept.value, '$.id') ${keptOf(thing, table)})`;

const keptOf = (thing: RemovedKey, table: SQLiteTable): SQL =>
  sql`from removed_things, json_each(removed_things.rows, ${quoted(`$."${getTableConfig(table).name}"`)}) as kept where ${isThing(thing)}`;

const isThing = ({ kind, thingId }: RemovedKey) =>
  and(eq(removedThings.kind, kind), eq(removedThings.thingId, thingId));

/** Calls the batch off where somebody else has brought it back by now. */
export const ifStillKept = (db: Db, { kind, thingId }: RemovedKey): Statement =>
  onlyIf(db, sql`exists (select 1 from removed_things where kind = ${kind} and thing_id = ${thingId})`);

/** It is back: nothing is kept of it any more. */
export const noLongerKept = (db: Db, thing: RemovedKey): Statement =>
  db.delete(removedThings).where(isThing(thing));

/** What is kept of a thing, as a statement of a batch. */
export const keptThing = (db: Db, thing: RemovedKey) => db.select().from(removedThings).where(isThing(thing));
