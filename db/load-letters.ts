import { createHash } from "node:crypto";

import { eq, sql } from "drizzle-orm";

import { fold } from "#contracts/core/fold.ts";

import type { Db } from "./client.ts";
import { letters, settings } from "./schema.ts";

const SETTING = "letters_edition";

/** From, to and beyond which no letter changes: Han outside the plane's compatibility forms, Hangul, private use. */
const RANGES = [
  [0x1, 0x3400],
  [0xa000, 0xac00],
  [0xf900, 0x20000],
  [0x2f800, 0x2fa20],
  [0xe0000, 0xe01f0],
] as const;

/**
 * Fills the table of letters where it was made by another `fold`, and folds anew what was kept by it. What the Worker
 * folds itself (`search_text` of papers and articles) needs a migration then.
 */
export async function loadLetters(db: Db): Promise<void> {
  const rows = foldedLetters();
  const edition = createHash("sha256").update(JSON.stringify(rows)).digest("hex");
  const [loaded] = await db.select().from(settings).where(eq(settings.key, SETTING));
  if (loaded?.value === edition) return;
  const renewals = loaded ? await keptByLetters(db) : [];
  const now = { value: edition, updatedAt: new Date() };
  await db.batch([
    db.delete(letters),
    db.run(
      sql`insert into letters (at, letter, folded) select key + 1, value ->> 0, value ->> 1 from json_each(${JSON.stringify(rows)})`,
    ),
    db.delete(settings).where(eq(settings.key, "airports_edition")),
    ...renewals.map(({ table, column }) =>
      db.run(sql`update ${sql.identifier(table)} set ${sql.identifier(column)} = ${sql.identifier(column)}`),
    ),
    db
      .insert(settings)
      .values({ key: SETTING, ...now })
      .onConflictDoUpdate({ target: settings.key, set: now }),
  ]);
}

/** Every letter that is compared as another text, but capitals of ASCII: the database knows those itself. */
export function foldedLetters(): [string, string][] {
  const rows: [string, string][] = [];
  for (const [from, to] of RANGES) {
    for (let point = from; point < to; point += 1) {
      const letter = String.fromCodePoint(point);
      if (/[A-Z\ud800-\udfff]/.test(letter) && letter.length === 1) continue;
      const folded = fold(letter);
      if (folded !== letter) rows.push([letter, folded]);
    }
  }
  return rows;
}

/** The tables whose triggers fold, each with the first column whose writing makes them do it. */
async function keptByLetters(db: Db): Promise<{ table: string; column: string }[]> {
  const triggers = await db.all<{ table: string; sql: string }>(
    sql`select tbl_name as "table", sql from sqlite_master where type = 'trigger' and name like '%\\_folded' escape '\\'`,
  );
  return triggers.map(({ table, sql: text }) => ({
    table,
    column: /UPDATE OF (\w+)/.exec(text)?.[1] ?? "id",
  }));
}
