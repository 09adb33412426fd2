import { and, eq, type SQL, sql } from "drizzle-orm";

import type { FoundKind } from "#contracts/search/shapes.ts";
import { FOUND_OF_A_KIND } from "#contracts/search/terms.ts";
import type { Db } from "#db/client.ts";
import { clients, documents, helpArticles, helpCategories, tasks, workspaces } from "#db/schema.ts";
import type { Act } from "#worker/core/act.ts";
import { ownMatch, phrase, type Wanted } from "#worker/core/search.ts";

const kind = <const K extends FoundKind>(name: K) => sql<K>`${name}`.as("kind");
const nowhere = sql<number | null>`null`.as("workspace_id");
const question = ({ folded }: Wanted) => `{search_text} : ${phrase(folded)}`;

/** Each search leads its query (`cross join`), newest first, and goes no further than what is shown. */
export function workspacesWith(act: Act, db: Db, wanted: Wanted) {
  return db
    .select({
      kind: kind("workspace"),
      id: workspaces.id,
      title: workspaces.name,
      detail: workspaces.ownerName,
      workspaceId: sql<number>`${workspaces.id}`.as("workspace_id"),
    })
    .from(sql`workspaces_search`)
    .crossJoin(workspaces)
    .where(
      and(
        sql`workspaces_search match ${ownMatch(act, db, question(wanted))}`,
        eq(workspaces.id, sql`workspaces_search.rowid`),
      ),
    )
    .orderBy(sql`workspaces_search.rowid desc`)
    .limit(FOUND_OF_A_KIND);
}

export function tasksWith(act: Act, db: Db, wanted: Wanted) {
  return db
    .select({
      kind: kind("action"),
      id: tasks.id,
      title: tasks.title,
      detail: tasks.workspaceName,
      workspaceId: sql<number>`${tasks.workspaceId}`.as("workspace_id"),
    })
    .from(sql`tasks_search`)
    .crossJoin(tasks)
    .where(
      and(
        sql`tasks_search match ${ownMatch(act, db, question(wanted))}`,
        eq(tasks.id, sql`tasks_search.rowid`),
      ),
    )
    .orderBy(sql`tasks_search.rowid desc`)
    .limit(FOUND_OF_A_KIND);
}

export function documentsWith(act: Act, db: Db, wanted: Wanted) {
  return db
    .select({
      kind: kind("document"),
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
        sql`documents_search match ${ownMatch(act, db, question(wanted))}`,
        // As in documents/list-documents.ts: the `+` lets the index over the expression be used.
        sql`${documents.uploadedAt} * 1048576 + (${documents.id} & 1048575) = +documents_search.rowid`,
      ),
    )
    .orderBy(sql`documents_search.rowid desc`)
    .limit(FOUND_OF_A_KIND);
}

/** Clients are the company's to look up. */
export function clientsWith(act: Act, db: Db, wanted: Wanted) {
  return db
    .select({
      kind: kind("client"),
      id: clients.id,
      title: clients.fullName,
      detail: clients.email,
      workspaceId: nowhere,
    })
    .from(sql`clients_search`)
    .crossJoin(clients)
    .where(
      and(
        onlyForStaff(act),
        sql`clients_search match ${question(wanted)}`,
        eq(clients.id, sql`clients_search.rowid`),
      ),
    )
    .orderBy(sql`clients_search.rowid desc`)
    .limit(FOUND_OF_A_KIND);
}

export function articlesWith(db: Db, wanted: Wanted) {
  return db
    .select({
      kind: kind("article"),
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

export function onlyForStaff(act: Act): SQL | undefined {
  return act.isStaff ? undefined : sql`false`;
}
