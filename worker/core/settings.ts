import { eq, type SQL, sql } from "drizzle-orm";

import type { Db } from "#db/client.ts";
import { settings } from "#db/schema.ts";

/** What is kept under a key; no row until somebody has chosen. */
export function settingQuery(db: Db, key: string) {
  return db.select({ value: settings.value }).from(settings).where(eq(settings.key, key));
}

/** True in SQL while what is kept under a key is of this version, 0 until somebody has chosen. */
export function isSettingAt(key: string, version: number): SQL {
  return sql`ifnull((select cast(value ->> '$.version' as integer) from settings where key = ${key}), 0) = ${version}`;
}

/** Keeps a value in place of the one before. */
export function keepSetting({ now }: { readonly now: Date }, db: Db, key: string, value: unknown) {
  const row = { value, updatedAt: now };
  return db
    .insert(settings)
    .values({ key, ...row })
    .onConflictDoUpdate({ target: settings.key, set: row });
}
