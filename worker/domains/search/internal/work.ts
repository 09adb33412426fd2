import { and, eq, sql } from "drizzle-orm";

import { FOUND_OF_A_KIND } from "#contracts/search/terms.ts";
import type { Db } from "#db/client.ts";
import { tasks, workspaces } from "#db/schema.ts";
import type { Act } from "#worker/core/act.ts";
import { ownMatch, phrasesOf, type Wanted } from "#worker/core/search.ts";

import { kindOf } from "./columns.ts";

/** Each search leads its query (`cross join`), newest first, and goes no further than what is shown. */
export function workspacesWith(act: Act, db: Db, wanted: Wanted) {
  return db
    .select({
      kind: kindOf("workspace"),
      id: workspaces.id,
      title: workspaces.name,
      detail: workspaces.ownerName,
      workspaceId: sql<number>`${workspaces.id}`.as("workspace_id"),
    })
    .from(sql`workspaces_search`)
    .crossJoin(workspaces)
    .where(
      and(
        sql`workspaces_search match ${ownMatch(act, db, phrasesOf("workspaces", wanted))}`,
        eq(workspaces.id, sql`workspaces_search.rowid`),
      ),
    )
    .orderBy(sql`workspaces_search.rowid desc`)
    .limit(FOUND_OF_A_KIND);
}

export function tasksWith(act: Act, db: Db, wanted: Wanted) {
  return db
    .select({
      kind: kindOf("action"),
      id: tasks.id,
      title: tasks.title,
      detail: tasks.workspaceName,
      workspaceId: sql<number>`${tasks.workspaceId}`.as("workspace_id"),
    })
    .from(sql`tasks_search`)
    .crossJoin(tasks)
    .where(
      and(
        sql`tasks_search match ${ownMatch(act, db, phrasesOf("tasks", wanted))}`,
        eq(tasks.id, sql`tasks_search.rowid`),
      ),
    )
    .orderBy(sql`tasks_search.rowid desc`)
    .limit(FOUND_OF_A_KIND);
}
