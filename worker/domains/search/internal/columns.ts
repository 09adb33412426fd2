import { type SQL, sql } from "drizzle-orm";

import type { FoundKind } from "#contracts/search/shapes.ts";
import type { Act } from "#worker/core/act.ts";

export const kindOf = <const K extends FoundKind>(name: K) => sql<K>`${name}`.as("kind");

export const nowhere = sql<number | null>`null`.as("workspace_id");

/** The whole company's to look up, and no owner's. */
export function onlyForStaff(act: Act): SQL | undefined {
  return act.isStaff ? undefined : sql`false`;
}
