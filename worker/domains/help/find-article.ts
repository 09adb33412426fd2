import { eq } from "drizzle-orm";

import type { HelpArticle } from "#contracts/help.ts";
import { helpArticles } from "#db/schema.ts";
import type { Act } from "#worker/core/act.ts";
import { Fault } from "#worker/core/fault.ts";

import { articleQuery, toArticle } from "./internal/rows.ts";

/** @throws Fault `not_found` where there is no such article. */
export async function findArticle(act: Act, input: { articleId: number }): Promise<HelpArticle> {
  const [[found]] = await act.read((db) => [articleQuery(db).where(eq(helpArticles.id, input.articleId))]);
  if (!found) throw new Fault("not_found");
  return toArticle(found);
}
