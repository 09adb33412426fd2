import { and, asc, type Column, eq, gt, type SQL, sql } from "drizzle-orm";

import type { PageInput } from "#contracts/core/paging-shapes.ts";
import type { Page } from "#contracts/core/paging.ts";
import type { HelpArticle } from "#contracts/help/shapes.ts";
import { helpArticles, helpCategories } from "#db/schema.ts";
import type { Act } from "#worker/core/act.ts";
import { cursorOf, placeOf, toPage } from "#worker/core/paging.ts";
import { phrase, SCAN_ROWS, type Wanted, wantedOf } from "#worker/core/search.ts";

import { articleColumns, type ArticleFound, toArticle } from "./internal/rows.ts";

type Input = PageInput & { q: string };

/** Articles whose title, content or one of whose tags contains the text, in any case; none for a blank text. */
export async function searchArticles(act: Act, input: Input): Promise<Page<HelpArticle>> {
  const wanted = wantedOf(input.q);
  if (wanted) return wanted.isIndexed ? indexedSearch(act, input, wanted) : scannedSearch(act, input, wanted);
  await act.prove();
  return { items: [], nextCursor: null };
}

async function indexedSearch(act: Act, input: Input, wanted: Wanted): Promise<Page<HelpArticle>> {
  const place = placeOf(input.cursor);
  const [rows] = await act.read((db) => [
    db
      .select(articleColumns)
      .from(sql`help_search`)
      .crossJoin(helpArticles)
      .innerJoin(helpCategories, eq(helpCategories.id, helpArticles.categoryId))
      .where(
        and(
          sql`help_search match ${phrase(wanted.folded)}`,
          place ? sql`help_search.rowid > ${place.id}` : undefined,
          sql`${helpArticles.id} = help_search.rowid`,
          // The index folds a few letters further than the text was.
          contains(helpArticles.searchText, wanted),
        ),
      )
      .orderBy(sql`help_search.rowid`)
      .limit(input.limit + 1),
  ]);
  return pageOf(rows, input);
}

/** As in documents/list-documents.ts: a bounded look, which the next page goes on from. */
async function scannedSearch(act: Act, input: Input, wanted: Wanted): Promise<Page<HelpArticle>> {
  const place = placeOf(input.cursor);
  const [hits, [end]] = await act.read((db) => {
    const isAfter = place ? gt(helpArticles.id, place.id) : undefined;
    const scanned = db
      .select({ id: helpArticles.id, searchText: helpArticles.searchText })
      .from(helpArticles)
      .where(isAfter)
      .orderBy(asc(helpArticles.id))
      .limit(SCAN_ROWS)
      .as("scanned");
    const isHit = contains(scanned.searchText, wanted);
    const found = db
      .select({ one: sql`1` })
      .from(scanned)
      .where(isHit)
      .limit(input.limit + 1);
    return [
      db
        .select(articleColumns)
        .from(scanned)
        .crossJoin(helpArticles)
        .innerJoin(helpCategories, eq(helpCategories.id, helpArticles.categoryId))
        .where(and(isHit, eq(helpArticles.id, scanned.id)))
        .limit(input.limit + 1),
      db
        .select({ id: helpArticles.id })
        .from(helpArticles)
        .where(
          and(
            isAfter,
            sql`${helpArticles.id} > (select case when count(*) <= ${input.limit} then 0 else 9e15 end from ${found})`,
          ),
        )
        .orderBy(asc(helpArticles.id))
        .limit(1)
        .offset(SCAN_ROWS - 1),
    ];
  });
  if (hits.length > input.limit || !end) return pageOf(hits, input);
  return { items: hits.map(toArticle), nextCursor: cursorOf({ key: end.id, id: end.id }) };
}

function pageOf(rows: readonly ArticleFound[], { limit }: Input): Page<HelpArticle> {
  return toPage(rows, limit, toArticle, ({ article }) => ({ key: article.id, id: article.id }));
}

function contains(text: Column, { folded }: Wanted): SQL {
  return sql`instr(${text}, ${folded}) > 0`;
}
