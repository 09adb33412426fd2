import { and, asc, eq } from "drizzle-orm";

import type { PageInput } from "#contracts/core/paging-shapes.ts";
import type { Page } from "#contracts/core/paging.ts";
import type { HelpArticle } from "#contracts/help/shapes.ts";
import { helpArticles, helpCategories } from "#db/schema.ts";
import type { Act } from "#worker/core/act.ts";
import { after, placeOf, toPage } from "#worker/core/paging.ts";

import { articleQuery, toArticle } from "./internal/rows.ts";

/** By title; a category that does not exist has no articles. */
export async function listByCategory(
  act: Act,
  input: PageInput & { category: string },
): Promise<Page<HelpArticle>> {
  const columns = { key: helpArticles.titleKey, id: helpArticles.id };
  const [rows] = await act.read((db) => [
    articleQuery(db)
      .where(and(eq(helpCategories.name, input.category), after(columns, placeOf(input.cursor), "ascending")))
      .orderBy(asc(columns.key), asc(columns.id))
      .limit(input.limit + 1),
  ]);
  return toPage(rows, input.limit, toArticle, ({ article }) => ({ key: article.titleKey, id: article.id }));
}
