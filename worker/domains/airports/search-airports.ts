import { asc, eq, getTableColumns, sql } from "drizzle-orm";

import type { Airport } from "#contracts/airports/shapes.ts";
import { AIRPORTS_OFFERED } from "#contracts/airports/terms.ts";
import { fold } from "#contracts/core/fold.ts";
import { airports } from "#db/schema.ts";
import type { Act } from "#worker/core/act.ts";
import { phrase } from "#worker/core/search.ts";

const { id: _, ...COLUMNS } = getTableColumns(airports);

/** Letters and digits in a row, of any script. */
const WORD = /[\p{L}\p{N}]+/gu;

/** Each word has to begin a word of the airport; a blank text finds none. */
export async function searchAirports(act: Act, { q }: { q: string }): Promise<Airport[]> {
  const words = fold(q).match(WORD) ?? [];
  if (words.length === 0) {
    await act.prove();
    return [];
  }
  const [exact, found] = await act.read((db) => [
    db.select(COLUMNS).from(airports).where(eq(airports.code, q.trim().toUpperCase())),
    db
      .select(COLUMNS)
      .from(sql`airports_search`)
      .crossJoin(airports)
      .where(
        sql`airports_search match ${words.map((word) => `${phrase(word)}*`).join(" ")} and ${airports.id} = airports_search.rowid`,
      )
      .orderBy(asc(sql`airports_search.rowid`))
      .limit(AIRPORTS_OFFERED),
  ]);
  const others = found.filter(({ code }) => code !== exact[0]?.code);
  return [...exact, ...others].slice(0, AIRPORTS_OFFERED);
}
