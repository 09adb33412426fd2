import { eq, sql } from "drizzle-orm";

import type { Db } from "#db/client.ts";
import { settings } from "#db/schema.ts";

/** Where it is kept what the company has chosen for everybody, which every call is answered by. */
export const BRANDING_KEY = "branding";

export type Company = { readonly branding: unknown };

/** All of it as one column of a query, so that it takes no trip and no statement of its own. */
export const companyColumn = sql<string>`(select json_group_object(key, json(value)) from settings where key = ${BRANDING_KEY})`;

export const NO_COMPANY: Company = { branding: undefined };

export function companyOf(column: string): Company {
  const kept = JSON.parse(column) as Record<string, unknown>;
  return { branding: kept[BRANDING_KEY] };
}

/** The brand for a call that proves no session. */
export function brandingQuery(db: Db) {
  return db.select({ value: settings.value }).from(settings).where(eq(settings.key, BRANDING_KEY));
}
