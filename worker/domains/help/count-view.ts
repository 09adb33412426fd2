import { eq, sql } from "drizzle-orm";

import type { HelpArticle } from "#contracts/help/shapes.ts";
import { helpArticles } from "#db/schema.ts";
import type { Act } from "#worker/core/act.ts";
import { Fault } from "#worker/core/fault.ts";

import { articleQuery, toArticle } from "./internal/rows.ts";

/**
 * Somebody has opened the article; reading it over GET counts nothing.
 * @throws Fault `not_found` where there is no such article.
 */
export async function countView(act: Act, input: { articleId: number }): Promise<HelpArticle> {
  const [, [found]] = await act.write((db) => {
    const isIt = eq(helpArticles.id, input.articleId);
    return [
      db
        .update(helpArticles)
        .set({ viewCount: sql`${helpArticles.viewCount} + 1` })
        .where(isIt),
      articleQuery(db).where(isIt),
    ];
  });
  if (!found) throw new Fault("not_found");
  return toArticle(found);
}
