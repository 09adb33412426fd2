import type { SQL } from "drizzle-orm";

import type { Db } from "#db/client.ts";

/** The rows of a query, each as the list of its values. */
export async function rowsOf(db: Db, query: SQL): Promise<unknown[][]> {
  return (await db.all<Record<string, unknown>>(query)).map((row) => Object.values(row));
}

/** The first value of every row of a query. */
export async function columnOf(db: Db, query: SQL): Promise<unknown[]> {
  return (await rowsOf(db, query)).map(([value]) => value);
}
