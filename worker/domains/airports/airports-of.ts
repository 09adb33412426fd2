import { eq, getTableColumns, inArray, sql } from "drizzle-orm";

import type { Airport } from "#contracts/airports.ts";
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

/** The airports at both ends of a journey, where they are given by a code; as a statement. */
export function airportsOfJourney(db: Db, workspaceId: number) {
  const { departureAirport, arrivalAirport } = workspaces;
  return db
    .select(COLUMNS)
    .from(workspaces)
    .innerJoin(
      airports,
      sql`${airports.code} in (upper(trim(${departureAirport})), upper(trim(${arrivalAirport})))`,
    )
    .where(eq(workspaces.id, workspaceId));
}

/** Both ends of a journey by the airports that were found for them; null for an end that is no code. */
export function placesOf(
  found: readonly Airport[],
  { departureAirport, arrivalAirport }: { departureAirport: string | null; arrivalAirport: string | null },
): { departurePlace: Airport | null; arrivalPlace: Airport | null } {
  const place = (text: string | null) =>
    found.find(({ code }) => text !== null && code === codeIn(text)) ?? null;
  return { departurePlace: place(departureAirport), arrivalPlace: place(arrivalAirport) };
}

function codeIn(text: string): string {
  return text.trim().toUpperCase();
}
