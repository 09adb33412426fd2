import { asc } from "drizzle-orm";

import type { HelpCategory } from "#contracts/help/shapes.ts";
import { helpCategories } from "#db/schema.ts";
import type { Act } from "#worker/core/act.ts";

export async function listCategories(act: Act): Promise<HelpCategory[]> {
  const [rows] = await act.read((db) => [
    db
      .select({
        id: helpCategories.id,
        name: helpCategories.name,
        description: helpCategories.description,
        icon: helpCategories.icon,
        articleCount: helpCategories.articleCount,
      })
      .from(helpCategories)
      .orderBy(asc(helpCategories.position), asc(helpCategories.id)),
  ]);
  return rows;
}
