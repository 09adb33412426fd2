import { and, asc, eq, lt, type SQL, sql } from "drizzle-orm";

import type { Page } from "#contracts/core/paging.ts";
import type { Task, TaskFilter, TaskGroup, TaskTab } from "#contracts/tasks/shapes.ts";
import { tasks } from "#db/schema.ts";
import { onlyOwn, type TaskRow } from "#worker/core/access.ts";
import type { Act } from "#worker/core/act.ts";
import { after, placeOf, toPage } from "#worker/core/paging.ts";

import { isOfLiveJourney, OWNERS_TAB } from "./internal/sql.ts";
import { toTask } from "./task-rows.ts";

const GROUPS = {
  workspace: "workspaceKey",
  assignee: "assigneeKey",
  type: "actionType",
} as const satisfies Record<TaskGroup, keyof TaskRow>;

/** Within an open tab what is due first comes first, everywhere else the latest change does, unless the filter says; group by group where it asks for groups. */
export async function listTasks(act: Act, filter: TaskFilter): Promise<Page<Task>> {
  const isOpenTab = filter.tab === "your_turn" || filter.tab === "pending";
  const isByDueDate = filter.sort ? filter.sort === "due" : isOpenTab;
  const key = isByDueDate ? "dueKey" : "changeKey";
  const group = filter.group && GROUPS[filter.group];
  const columns = { group: group && tasks[group], key: tasks[key], id: tasks.id };
  // A `+` keeps a column's index out of the choice: an owner's or a journey's few rows lead the search.
  const lead = sql.raw(act.isStaff && !filter.workspaceId ? "" : "+");
  const [rows] = await act.read((db) => [
    db
      .select()
      .from(tasks)
      .where(
        and(
          onlyOwn(act, db, tasks.workspaceId),
          isOfLiveJourney,
          filter.tab ? isInTab(act, filter.tab, lead) : undefined,
          filter.workspaceId ? eq(tasks.workspaceId, filter.workspaceId) : undefined,
          filter.actionType ? eq(tasks.actionType, filter.actionType) : undefined,
          filter.assignedRole ? eq(tasks.assignedRole, filter.assignedRole) : undefined,
          filter.assignedToId ? sql`${lead}${tasks.assignedToId} = ${filter.assignedToId}` : undefined,
          filter.dueBefore ? lt(tasks.dueKey, filter.dueBefore) : undefined,
          after(columns, placeOf(filter.cursor), "ascending"),
        ),
      )
      .orderBy(...(columns.group ? [asc(columns.group)] : []), asc(columns.key), asc(columns.id))
      .limit(filter.limit + 1),
  ]);
  return toPage(
    rows,
    filter.limit,
    (row) => toTask(act, row),
    (row) => ({ group: group && row[group], key: row[key], id: row.id }),
  );
}

/** Each side of the desk has its own tabs. */
function isInTab(act: Act, tab: TaskTab, lead: SQL): SQL {
  return act.isStaff ? sql`${lead}${tasks.tab} = ${tab}` : OWNERS_TAB[tab];
}
