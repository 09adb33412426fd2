import { and, asc, type Column, eq, inArray, isNotNull, isNull, lte, type SQL, sql } from "drizzle-orm";

import { DAY_MS } from "#contracts/core/durations.ts";
import type {
  WorkspaceFilter,
  WorkspaceGroup,
  WorkspaceSort,
  WorkspaceStatus,
} from "#contracts/workspaces/shapes.ts";
import { PERIOD_DAYS } from "#contracts/workspaces/terms.ts";
import type { Db } from "#db/client.ts";
import { clients, workspaces } from "#db/schema.ts";
import { onlyOwn, type WorkspaceRow } from "#worker/core/access.ts";
import type { Act } from "#worker/core/act.ts";
import { after, type Place, placeOf } from "#worker/core/paging.ts";
import { idsWith, ownMatch, phrasesOf, wantedOf } from "#worker/core/search.ts";

/** By which column each order goes; all of them ascending, and each in an index, alone and behind every group. */
const SORTS = { departure: "queue", name: "nameKey", newest: "newestKey" } as const satisfies Record<
  WorkspaceSort,
  keyof WorkspaceRow
>;
const GROUPS = {
  status: "statusKey",
  destination: "destinationKey",
  assignee: "assigneeKey",
} as const satisfies Record<WorkspaceGroup, keyof WorkspaceRow>;

/** As the index over these workspaces has it, word for word; `in` would draw the index over all statuses. */
const IS_UNDER_WAY = sql`${workspaces.status} not in ('pending', 'completed')`;
/** The groups' own key finds a status too, so that one index serves both. */
const STATUS_KEYS = { active: 0, in_progress: 1, pending: 2, completed: 3 } as const satisfies Record<
  WorkspaceStatus,
  number
>;

export type Order = ReturnType<typeof orderOf>;

/** In which order a list goes, and where a page of it ends. What needs attention has an order of its own. */
export function orderOf({ sort, group, needsAttention }: Omit<WorkspaceFilter, "limit">) {
  if (needsAttention && !sort && !group) return reviewOrder();
  return order(SORTS[sort ?? "departure"], group && GROUPS[group]);
}

/** The most urgent first, and of two alike the one that departs sooner. */
export const reviewOrder = () => order("reviewKey");

function order(key: "reviewKey" | (typeof SORTS)[WorkspaceSort], group?: (typeof GROUPS)[WorkspaceGroup]) {
  const columns = { group: group && workspaces[group], key: workspaces[key], id: workspaces.id };
  return {
    columns,
    by: [...(columns.group ? [asc(columns.group)] : []), asc(columns.key), asc(columns.id)],
    placeOf: (row: WorkspaceRow): Place => ({ group: group && row[group], key: row[key] ?? "", id: row.id }),
  };
}

type Filter = Omit<WorkspaceFilter, "limit" | "sort" | "group">;

/** True of the workspaces that a filter finds, from the page it asks for on. `last_30_days` counts from when one was made. */
export function isListed(act: Act, db: Db, filter: Filter, { columns }: Order): SQL | undefined {
  const wanted = wantedOf(filter.q ?? "");
  return and(
    isNull(workspaces.archivedAt),
    onlyOwn(act, db, workspaces.id),
    wanted
      ? sql`${workspaces.id} in ${idsWith("workspaces", ownMatch(act, db, phrasesOf("workspaces", wanted)))}`
      : undefined,
    filter.status ? is(act, workspaces.statusKey, STATUS_KEYS[filter.status]) : undefined,
    filter.isUnderWay ? IS_UNDER_WAY : undefined,
    filter.needsAttention ? isNotNull(workspaces.reviewKey) : undefined,
    filter.templateId ? is(act, workspaces.templateId, filter.templateId) : undefined,
    filter.clientId ? is(act, workspaces.clientId, filter.clientId) : undefined,
    filter.clientGroupId
      ? inArray(
          workspaces.clientId,
          db.select({ id: clients.id }).from(clients).where(eq(clients.groupId, filter.clientGroupId)),
        )
      : undefined,
    filter.assignedToId ? is(act, workspaces.assignedToId, filter.assignedToId) : undefined,
    filter.period === "last_30_days" ? lte(workspaces.newestKey, -sinceOf(act)) : undefined,
    after(columns, placeOf(filter.cursor), "ascending"),
  );
}

/** When the last 30 days began, in milliseconds. */
export const sinceOf = (act: Act): number => act.now.getTime() - PERIOD_DAYS * DAY_MS;

/** For an owner a `+` keeps the column's index out of the choice: their few workspaces lead the search. */
function is(act: Act, column: Column, value: string | number): SQL {
  return act.isStaff ? eq(column, value) : sql`+${column} = ${value}`;
}
