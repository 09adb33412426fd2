import { asc } from "drizzle-orm";

import type { CompanyTag } from "#contracts/tags/shapes.ts";
import { tags } from "#db/schema.ts";
import type { Act } from "#worker/core/act.ts";

/** The company's tags by name; it has a handful. */
export async function listTags(act: Act): Promise<CompanyTag[]> {
  const [rows] = await act.read((db) => [db.select().from(tags).orderBy(asc(tags.nameKey), asc(tags.id))]);
  return rows;
}
