import { eq } from "drizzle-orm";

import type { HelpArticle } from "#contracts/help/shapes.ts";
import type { Db } from "#db/client.ts";
import { helpArticles, helpCategories } from "#db/schema.ts";

export const articleColumns = { article: helpArticles, category: helpCategories.name };

/** Articles with the name of their category. */
export function articleQuery(db: Db) {
  return db
    .select(articleColumns)
    .from(helpArticles)
    .innerJoin(helpCategories, eq(helpCategories.id, helpArticles.categoryId))
    .$dynamic();
}

export type ArticleFound = { article: typeof helpArticles.$inferSelect; category: string };

export function toArticle({ article, category }: ArticleFound): HelpArticle {
  return {
    id: article.id,
    title: article.title,
    content: article.content,
    category,
    viewCount: article.viewCount,
    tags: article.tags,
    helpful: article.helpful,
    notHelpful: article.notHelpful,
    lastUpdated: article.updatedAt,
  };
}
