import { and, eq, type SQL, sql } from "drizzle-orm";

import type { FoundKind } from "#contracts/search/shapes.ts";
import { FOUND_OF_A_KIND } from "#contracts/search/terms.ts";
import type { Db } from "#db/client.ts";
import { documents, helpArticles, helpCategories, workspaces } from "#db/schema.ts";
import type { Act } from "#worker/core/act.ts";
import { ownMatch, phrase, type Wanted } from "#worker/core/search.ts";

import { kindOf, nowhere } from "./columns.ts";

/** By name and description. */
export const documentsWith = (act: Act, db: Db, wanted: Wanted) =>
  filed(act, db, "document", sql`${`{search_text} : ${phrase(wanted.folded)}`}`);

/** By what a paper says, where its name does not say it. */
export const papersWith = (act: Act, db: Db, wanted: Wanted) =>
  filed(
    act,
    db,
    "paper",
    sql`${`{body} : ${phrase(wanted.folded)}`}`,
    sql`instr(${documents.searchText}, ${wanted.folded}) = 0`,
  );

function filed<const K extends FoundKind>(act: Act, db: Db, kind: K, question: SQL, isWanted?: SQL) {
  return db
    .select({
      kind: kindOf(kind),
      id: documents.id,
      title: documents.name,
      detail: workspaces.name,
      workspaceId: sql<number>`${documents.workspaceId}`.as("workspace_id"),
    })
    .from(sql`documents_search`)
    .crossJoin(documents)
    .innerJoin(
      workspaces,
      sql`${workspaces.id} = ${documents.workspaceId} and ${workspaces.archivedAt} is null`,
    )
    .where(
      and(
        sql`documents_search match ${ownMatch(act, db, question)}`,
        // As in documents/list-documents.ts: the `+` lets the index over the expression be used.
        sql`${documents.uploadedAt} * 1048576 + (${documents.id} & 1048575) = +documents_search.rowid`,
        isWanted,
      ),
    )
    .orderBy(sql`documents_search.rowid desc`)
    .limit(FOUND_OF_A_KIND);
}

export function articlesWith(db: Db, wanted: Wanted) {
  return db
    .select({
      kind: kindOf("article"),
      id: helpArticles.id,
      title: helpArticles.title,
      detail: helpCategories.name,
      workspaceId: nowhere,
    })
    .from(sql`help_search`)
    .crossJoin(helpArticles)
    .innerJoin(helpCategories, eq(helpCategories.id, helpArticles.categoryId))
    .where(and(sql`help_search match ${phrase(wanted.folded)}`, sql`${helpArticles.id} = help_search.rowid`))
    .orderBy(sql`help_search.rowid`)
    .limit(FOUND_OF_A_KIND);
}
