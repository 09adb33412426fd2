import { and, asc, type Column, desc, eq, gte, inArray, isNull, type SQL, sql } from "drizzle-orm";

import type { Page } from "#contracts/core/paging.ts";
import {
  PERIOD_DAYS,
  type Workspace,
  type WorkspaceFilter,
  type WorkspaceSort,
} from "#contracts/workspaces.ts";
import { clients, workspaces } from "#db/schema.ts";
import { onlyOwn } from "#worker/core/access.ts";
import type { Act } from "#worker/core/act.ts";
import { after, placeOf, toPage } from "#worker/core/paging.ts";

import { toWorkspace } from "./internal/rows.ts";

const ORDERS = {
  departure: { by: "queue", direction: "ascending" },
  name: { by: "name", direction: "ascending" },
  newest: { by: "createdAt", direction: "descending" },
} as const satisfies Record<WorkspaceSort, { by: keyof typeof workspaces.$inferSelect; direction: string }>;

/** As the indexes over these workspaces have it, word for word; `in` would draw the index over all statuses. */
const IS_UNDER_WAY = sql`${workspaces.status} not in ('pending', 'completed')`;
const NEEDS_ATTENTION = sql`${workspaces.priority} = 'high' and ${workspaces.actionCount} > 0`;

/** Soonest departure first, completed ones last, unless asked otherwise. `last_30_days` counts from when a workspace was made. */
export async function listWorkspaces(act: Act, filter: WorkspaceFilter): Promise<Page<Workspace>> {
  const { by, direction } = ORDERS[filter.sort ?? "departure"];
  const key = workspaces[by];
  const inOrder = direction === "ascending" ? asc : desc;
  const since = new Date(act.now.getTime() - PERIOD_DAYS * 86_400_000);
  const [rows] = await act.read((db) => [
    db
      .select()
      .from(workspaces)
      .where(
        and(
          isNull(workspaces.archivedAt),
          onlyOwn(act, db, workspaces.id),
          filter.status ? is(act, workspaces.status, filter.status) : undefined,
          filter.isUnderWay ? IS_UNDER_WAY : undefined,
          filter.needsAttention ? NEEDS_ATTENTION : undefined,
          filter.templateId ? is(act, workspaces.templateId, filter.templateId) : undefined,
          filter.clientId ? is(act, workspaces.clientId, filter.clientId) : undefined,
          filter.clientGroupId
            ? inArray(
                workspaces.clientId,
                db.select({ id: clients.id }).from(clients).where(eq(clients.groupId, filter.clientGroupId)),
              )
            : undefined,
          filter.assignedToId ? is(act, workspaces.assignedToId, filter.assignedToId) : undefined,
          filter.period === "last_30_days" ? gte(workspaces.createdAt, since) : undefined,
          after({ key, id: workspaces.id }, placeOf(filter.cursor), direction),
        ),
      )
      .orderBy(inOrder(key), inOrder(workspaces.id))
      .limit(filter.limit + 1),
  ]);
  return toPage(rows, filter.limit, toWorkspace, (workspace) => ({
    key: keyOf(workspace[by]),
    id: workspace.id,
  }));
}

/** For an owner a `+` keeps the column's index out of the choice: their few workspaces lead the search. */
function is(act: Act, column: Column, value: string | number): SQL {
  return act.isStaff ? eq(column, value) : sql`+${column} = ${value}`;
}

function keyOf(value: string | Date | null): string | number {
  return value instanceof Date ? value.getTime() : (value ?? "");
}
