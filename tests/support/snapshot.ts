import { createHash } from "node:crypto";

import { sql } from "drizzle-orm";

import type { Db } from "#db/client.ts";

/** A hash over every row of every table but the sessions: two are equal when nothing has been written in between. */
export async function snapshot(db: Db): Promise<string> {
  const tables = await db.all<{ name: string }>(
    sql`select name from sqlite_master where type = 'table' and name not like 'sqlite_%' and name not in ('sessions') and sql not like 'CREATE VIRTUAL%' order by name`,
  );
  const hash = createHash("sha256");
  for (const { name } of tables) {
    const rows = await db.all(sql`select * from ${sql.identifier(name)} order by 1, 2`);
    hash.update(name).update(JSON.stringify(rows));
  }
  return hash.digest("hex");
}
