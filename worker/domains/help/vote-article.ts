import { eq, sql } from "drizzle-orm";

import type { HelpArticle } from "#contracts/help/shapes.ts";
import { helpArticles, helpVotes } from "#db/schema.ts";
import type { Act } from "#worker/core/act.ts";
import { Fault } from "#worker/core/fault.ts";

import { articleQuery, toArticle } from "./internal/rows.ts";

/**
 * One vote a person and article: a second one replaces the first, and the triggers move the counts with it.
 * @throws Fault `not_found` where there is no such article.
 */
export async function voteArticle(
  act: Act,
  input: { articleId: number; isHelpful: boolean },
): Promise<HelpArticle> {
  const [, [found]] = await act.write((db) => [
    // Taken from the article itself, so that a vote for a missing one writes nothing instead of breaking a key.
    db
      .insert(helpVotes)
      .select(
        db
          .select({
            articleId: helpArticles.id,
            userId: sql<number>`${act.who.userId}`.as("user_id"),
            isHelpful: sql<boolean>`${input.isHelpful ? 1 : 0}`.as("is_helpful"),
            createdAt: sql<Date>`${act.now.getTime()}`.as("created_at"),
          })
          .from(helpArticles)
          .where(eq(helpArticles.id, input.articleId)),
      )
      .onConflictDoUpdate({
        target: [helpVotes.articleId, helpVotes.userId],
        set: { isHelpful: input.isHelpful, createdAt: act.now },
      }),
    articleQuery(db).where(eq(helpArticles.id, input.articleId)),
  ]);
  if (!found) throw new Fault("not_found");
  return toArticle(found);
}
