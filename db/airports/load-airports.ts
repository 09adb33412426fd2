import { eq, sql } from "drizzle-orm";

import { fold } from "#contracts/core/fold.ts";
import type { Db } from "#db/client.ts";
import { airports, settings } from "#db/schema.ts";

import { AIRPORTS_EDITION, knownAirports } from "./known-airports.ts";

const SETTING = "airports_edition";
const ROWS_A_STATEMENT = 1_000;

/** Fills the table of airports where it was made of other data than the installed package holds; in one batch. */
export async function loadAirports(db: Db): Promise<void> {
  const [loaded] = await db.select().from(settings).where(eq(settings.key, SETTING));
  if (loaded?.value === AIRPORTS_EDITION) return;
  const rows = knownAirports().map((airport, at) => ({ id: at + 1, ...airport }));
  const parts = Array.from({ length: Math.ceil(rows.length / ROWS_A_STATEMENT) }, (_, part) =>
    db.insert(airports).values(rows.slice(part * ROWS_A_STATEMENT, (part + 1) * ROWS_A_STATEMENT)),
  );
  const words = JSON.stringify(
    rows.map(({ code, city, name, country }) => [code, city, name, country].map(fold)),
  );
  const now = { value: AIRPORTS_EDITION, updatedAt: new Date() };
  await db.batch([
    db.delete(airports),
    ...parts,
    db.run(sql`insert into airports_search(airports_search) values ('delete-all')`),
    db.run(
      sql`insert into airports_search(rowid, code, city, name, country) select key + 1, value ->> 0, value ->> 1, value ->> 2, value ->> 3 from json_each(${words})`,
    ),
    db
      .insert(settings)
      .values({ key: SETTING, ...now })
      .onConflictDoUpdate({ target: settings.key, set: now }),
  ]);
}
