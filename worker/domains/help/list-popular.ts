import { desc } from "drizzle-orm";

import type { HelpArticle } from "#contracts/help/shapes.ts";
import { POPULAR_ARTICLES } from "#contracts/help/terms.ts";
import { helpArticles } from "#db/schema.ts";
import type { Act } from "#worker/core/act.ts";

import { articleQuery, toArticle } from "./internal/rows.ts";

export async function listPopular(act: Act): Promise<HelpArticle[]> {
  const [rows] = await act.read((db) => [
    articleQuery(db).orderBy(desc(helpArticles.viewCount), desc(helpArticles.id)).limit(POPULAR_ARTICLES),
  ]);
  return rows.map(toArticle);
}
