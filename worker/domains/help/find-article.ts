import { eq, sql } from "drizzle-orm";

import type { OpenArticle } from "#contracts/help/shapes.ts";
import { RELATED_ARTICLES } from "#contracts/help/terms.ts";
import type { Db } from "#db/client.ts";
import { helpArticles } from "#db/schema.ts";
import type { Act } from "#worker/core/act.ts";
import { Fault } from "#worker/core/fault.ts";

import { articleQuery, toArticle } from "./internal/rows.ts";

/** @throws Fault `not_found` where there is no such article. */
export async function findArticle(act: Act, { articleId }: { articleId: number }): Promise<OpenArticle> {
  const [[found], related] = await act.read((db) => [
    articleQuery(db).where(eq(helpArticles.id, articleId)),
    relatedTo(db, articleId),
  ]);
  if (!found) throw new Fault("not_found");
  const { checkedOn, sources, forms } = found.article;
  return { ...toArticle(found), checkedOn, sources, forms, related };
}

/** The articles in which the tags of this one are most at home. */
function relatedTo(db: Db, articleId: number) {
  // What no text holds, where there is no article or no tag: an empty search is an error.
  const tags = sql`(select ifnull(group_concat('"' || replace(value, '"', '""') || '"', ' OR '), '"\u{1}\u{1}\u{1}"') from help_articles, json_each(tags) where help_articles.id = ${articleId} and length(value) > 2)`;
  return db.all<OpenArticle["related"][number]>(
    sql`select a.id, a.title, c.name as category from help_search cross join help_articles a on a.id = help_search.rowid join help_categories c on c.id = a.category_id where help_search match ${tags} and help_search.rowid <> ${articleId} order by help_search.rank, help_search.rowid limit ${RELATED_ARTICLES}`,
  );
}
