import { sql } from "drizzle-orm";
import { type AnySQLiteColumn, check, integer, text } from "drizzle-orm/sqlite-core";

/** The kinds of column this schema is made of. SQL names stand in the table, so a rename is seen in one place. */
export const key = () => integer("id").primaryKey({ autoIncrement: true });

/** An instant, in milliseconds since 1970 UTC. */
export const instant = (name: string) => integer(name, { mode: "timestamp_ms" });

export const createdAt = () =>
  instant("created_at")
    .notNull()
    .$defaultFn(() => new Date());

/** A date without time, `YYYY-MM-DD`. */
export const calendarDate = (name: string) => text(name);

/** A text as it is compared (contracts/core/fold.ts), kept beside it by the triggers of `triggers/folded.sql`. */
export const foldedText = (name: string) => text(name).notNull().default("");

export const flag = (name: string) => integer(name, { mode: "boolean" }).notNull().default(false);

/** Raised by every edit; `UPDATE … WHERE version = ?` refuses a stale one. */
export const version = () => integer("version").notNull().default(0);

/** JSON with a known shape. */
export const json = <T>(name: string) => text(name, { mode: "json" }).$type<T>();

/** A check that holds a column to an enumeration; null passes where the column may be null. */
export function oneOf(name: string, column: AnySQLiteColumn, values: readonly string[]) {
  const list = sql.raw(values.map((value) => `'${value.replaceAll("'", "''")}'`).join(", "));
  return check(name, sql`${column} in (${list})`);
}

export function isDate(name: string, column: AnySQLiteColumn) {
  return check(name, sql`${column} is null or ${column} glob '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'`);
}

export function atLeast(name: string, column: AnySQLiteColumn, least: number) {
  return check(name, sql`${column} >= ${sql.raw(String(least))}`);
}
