import { and, asc, desc, eq, lt, type SQL } from "drizzle-orm";

import type { Page } from "#contracts/core/paging.ts";
import type { Task, TaskFilter, TaskTab } from "#contracts/tasks.ts";
import { tasks } from "#db/schema.ts";
import { onlyOwn } from "#worker/core/access.ts";
import type { Act } from "#worker/core/act.ts";
import { after, placeOf, toPage } from "#worker/core/paging.ts";

import { OWNERS_TAB } from "./internal/sql.ts";
import { taskQuery, toTask } from "./task-rows.ts";

/** Within an open tab what is due first comes first, everywhere else the latest change does, unless the filter says. */
export async function listTasks(act: Act, filter: TaskFilter): Promise<Page<Task>> {
  const isOpenTab = filter.tab === "your_turn" || filter.tab === "pending";
  const isByDueDate = filter.sort ? filter.sort === "due" : isOpenTab;
  const key = isByDueDate ? tasks.dueKey : tasks.updatedAt;
  const [rows] = await act.read((db) => [
    taskQuery(db)
      .where(
        and(
          onlyOwn(act, db, tasks.workspaceId),
          filter.tab ? isInTab(act, filter.tab) : undefined,
          filter.workspaceId ? eq(tasks.workspaceId, filter.workspaceId) : undefined,
          filter.actionType ? eq(tasks.actionType, filter.actionType) : undefined,
          filter.assignedRole ? eq(tasks.assignedRole, filter.assignedRole) : undefined,
          filter.assignedToId ? eq(tasks.assignedToId, filter.assignedToId) : undefined,
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
    ({ task }) => ({ key: isByDueDate ? task.dueKey : task.updatedAt.getTime(), id: task.id }),
  );
}

/** Each side of the desk has its own tabs; an owner's few rows need no index. */
function isInTab(act: Act, tab: TaskTab): SQL {
  return act.isStaff ? eq(tasks.tab, tab) : OWNERS_TAB[tab];
}
