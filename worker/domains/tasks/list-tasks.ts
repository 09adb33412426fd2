import { and, asc, desc, eq, lt, type SQL, sql } from "drizzle-orm";

import type { Page } from "#contracts/core/paging.ts";
import type { Task, TaskFilter, TaskTab } from "#contracts/tasks.ts";
import { tasks } from "#db/schema.ts";
import { onlyOwn } from "#worker/core/access.ts";
import type { Act } from "#worker/core/act.ts";
import { after, placeOf, toPage } from "#worker/core/paging.ts";

import { OWNERS_TAB } from "./internal/sql.ts";
import { toTask } from "./task-rows.ts";

/** Within an open tab what is due first comes first, everywhere else the latest change does, unless the filter says. */
export async function listTasks(act: Act, filter: TaskFilter): Promise<Page<Task>> {
  const isOpenTab = filter.tab === "your_turn" || filter.tab === "pending";
  const isByDueDate = filter.sort ? filter.sort === "due" : isOpenTab;
  const key = isByDueDate ? tasks.dueKey : tasks.updatedAt;
  // A `+` keeps a column's index out of the choice: an owner's or a journey's few rows lead the search.
  const lead = sql.raw(act.isStaff && !filter.workspaceId ? "" : "+");
  const [rows] = await act.read((db) => [
    db
      .select()
      .from(tasks)
      .where(
        and(
          onlyOwn(act, db, tasks.workspaceId),
          filter.tab ? isInTab(act, filter.tab, lead) : undefined,
          filter.workspaceId ? eq(tasks.workspaceId, filter.workspaceId) : undefined,
          filter.actionType ? eq(tasks.actionType, filter.actionType) : undefined,
          filter.assignedRole ? eq(tasks.assignedRole, filter.assignedRole) : undefined,
          filter.assignedToId ? sql`${lead}${tasks.assignedToId} = ${filter.assignedToId}` : undefined,
          filter.dueBefore ? lt(tasks.dueKey, filter.dueBefore) : undefined,
          after({ key, id: tasks.id }, placeOf(filter.cursor), isByDueDate ? "ascending" : "descending"),
        ),
      )
      .orderBy(...(isByDueDate ? [asc(key), asc(tasks.id)] : [desc(key), desc(tasks.id)]))
      .limit(filter.limit + 1),
  ]);
  return toPage(
    rows,
    filter.limit,
    (row) => toTask(act, row),
    ({ dueKey, updatedAt, id }) => ({ key: isByDueDate ? dueKey : updatedAt.getTime(), id }),
  );
}

/** Each side of the desk has its own tabs. */
function isInTab(act: Act, tab: TaskTab, lead: SQL): SQL {
  return act.isStaff ? sql`${lead}${tasks.tab} = ${tab}` : OWNERS_TAB[tab];
}
