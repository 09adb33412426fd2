import type { CalendarDate } from "#contracts/core/dates-shapes.ts";
import { addDays } from "#contracts/core/dates.ts";
import type { TaskFilter, TaskGroup, TaskSort, TaskTab } from "#contracts/tasks/shapes.ts";
import { TASK_GROUPS, TASK_SORTS, TASK_TABS } from "#contracts/tasks/terms.ts";
import type { ActionType, AssigneeRole } from "#contracts/workflows/shapes.ts";
import { ACTION_TYPES, ASSIGNEE_ROLES } from "#contracts/workflows/terms.ts";
import { idOf, oneOf } from "#web/core/address.ts";
import { DENSITIES, type Density } from "#web/core/density.ts";

/** Windows of due dates, by the first day that no longer belongs: so many days after today. */
export const DUE_WINDOWS = { overdue: 0, today: 1, week: 8, month: 31 } as const;
export type DueWindow = keyof typeof DUE_WINDOWS;
export const DUE_NAMES = ["overdue", "today", "week", "month"] as const satisfies readonly DueWindow[];

/** What the address of the Action Overview says. What it does not say, or says wrongly, is left out. */
export type ActionsSearch = {
  tab?: TaskTab;
  workspace?: number;
  type?: ActionType;
  /** Whose part it is, or the id of one colleague or partner. */
  assignee?: AssigneeRole | number;
  due?: DueWindow;
  sort?: TaskSort;
  by?: TaskGroup;
  density?: Density;
};

/** Reads the address by hand: a schema library is too heavy for that. */
export function readActionsSearch(raw: Readonly<Record<string, unknown>>): ActionsSearch {
  const search: ActionsSearch = {};
  const tab = oneOf(TASK_TABS, raw["tab"]);
  const workspace = idOf(raw["workspace"]);
  const type = oneOf(ACTION_TYPES, raw["type"]);
  const assignee = oneOf(ASSIGNEE_ROLES, raw["assignee"]) ?? idOf(raw["assignee"]);
  const due = oneOf(DUE_NAMES, raw["due"]);
  const sort = oneOf(TASK_SORTS, raw["sort"]);
  const by = oneOf(TASK_GROUPS, raw["by"]);
  const density = oneOf(DENSITIES, raw["density"]);
  if (tab) search.tab = tab;
  if (workspace) search.workspace = workspace;
  if (type) search.type = type;
  if (assignee) search.assignee = assignee;
  if (due) search.due = due;
  if (sort) search.sort = sort;
  if (by) search.by = by;
  if (density) search.density = density;
  return search;
}

/** The list that an address asks for, on the viewer's `today`. Completed actions have no due date to be filtered by. */
export function filterOf(search: ActionsSearch, today: CalendarDate): Omit<TaskFilter, "limit" | "cursor"> {
  const tab = search.tab ?? "your_turn";
  const { workspace, type, assignee, due, sort, by } = search;
  return {
    tab,
    ...(workspace === undefined ? {} : { workspaceId: workspace }),
    ...(type === undefined ? {} : { actionType: type }),
    ...(typeof assignee === "number" ? { assignedToId: assignee } : {}),
    ...(typeof assignee === "string" ? { assignedRole: assignee } : {}),
    ...(due === undefined || tab === "completed" ? {} : { dueBefore: addDays(today, DUE_WINDOWS[due]) }),
    ...(sort === undefined ? {} : { sort }),
    ...(by === undefined ? {} : { group: by }),
  };
}

export const FILTERS = [
  "workspace",
  "type",
  "assignee",
  "due",
] as const satisfies readonly (keyof ActionsSearch)[];

/** How many filters narrow the list that is shown. */
export function filtersSet(search: ActionsSearch): number {
  const due = search.tab === "completed" ? undefined : search.due;
  return [search.workspace, search.type, search.assignee, due].filter((value) => value !== undefined).length;
}

export function sortOf(search: ActionsSearch): TaskSort {
  return search.sort ?? (search.tab === "completed" ? "changed" : "due");
}
