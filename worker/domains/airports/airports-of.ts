import { getTableColumns, inArray, type SQL, sql } from "drizzle-orm";

import type { Airport } from "#contracts/airports/shapes.ts";
import type { Db } from "#db/client.ts";
import { airports, workspaces } from "#db/schema.ts";

const { id: _, ...COLUMNS } = getTableColumns(airports);

/** The airports that these texts name by their code, in any case and with white space around; as a statement. */
export function airportsNamed(db: Db, texts: readonly string[]) {
  return db
    .select(COLUMNS)
    .from(airports)
    .where(inArray(airports.code, texts.map(codeIn)));
}

/** The airports of a journey, both ends and every stop, where they are given by a code; as a statement. */
export function airportsOfJourney(db: Db, workspaceId: number | SQL) {
  const { departureAirport, arrivalAirport, stops } = workspaces;
  return db
    .select(COLUMNS)
    .from(workspaces)
    .innerJoin(
      airports,
      sql`${airports.code} in (select upper(trim(${departureAirport})) union all select upper(trim(${arrivalAirport})) union all select upper(trim(value)) from json_each(${stops}))`,
    )
    .where(sql`${workspaces.id} = ${workspaceId}`);
}

/** Both ends of a journey by the airports that were found for them; null for an end that is no code. */
export function placesOf(
  found: readonly Airport[],
  { departureAirport, arrivalAirport }: { departureAirport: string | null; arrivalAirport: string | null },
): { departurePlace: Airport | null; arrivalPlace: Airport | null } {
  return { departurePlace: placeIn(found, departureAirport), arrivalPlace: placeIn(found, arrivalAirport) };
}

/** The airport that a text names by its code, of those that were found. */
export function placeIn(found: readonly Airport[], text: string | null): Airport | null {
  return found.find(({ code }) => text !== null && code === codeIn(text)) ?? null;
}

function codeIn(text: string): string {
  return text.trim().toUpperCase();
}
