import type {
  WorkspaceFacets,
  WorkspaceFilter,
  WorkspaceGroup,
  WorkspaceSort,
  WorkspaceStatus,
} from "#contracts/workspaces/shapes.ts";
import {
  FILTER_KINDS,
  type FilterKind,
  PERIODS,
  WORKSPACE_GROUPS,
  WORKSPACE_SORTS,
  WORKSPACE_STATUSES,
} from "#contracts/workspaces/terms.ts";
import { idOf, oneOf } from "#web/core/address.ts";

/** The dashboard stands at two addresses; `Home` and `Workspaces` of the side navigation. */
export type DashboardAddress = "/" | "/workspaces";

/** The dashboard's state in its address. What is left out is the default. */
export type DashboardSearch = {
  /** `under_way` is active and in progress together. */
  status?: WorkspaceStatus | "under_way";
  template?: number;
  client?: number;
  group?: number;
  owner?: number;
  period?: "last_30_days";
  /** What is of high priority, late or waiting. */
  review?: "priority";
  sort?: Exclude<WorkspaceSort, "departure">;
  by?: WorkspaceGroup;
  density?: "compact";
  layout?: "list";
  /** What the box of the filter panel narrows its entries to. */
  find?: string;
};

/** What a change makes of the search as it is by then. */
export type SearchChange = DashboardSearch | ((search: DashboardSearch) => DashboardSearch);

/** No longer than any name it could find. */
export const FIND_MAX = 80;
export const UNDER_WAY = "under_way";
const STATUSES = [...WORKSPACE_STATUSES, UNDER_WAY] as const;

/** Under which name each kind of filter stands in the address. */
export const PARAM_OF = {
  status: "status",
  flow_templates: "template",
  clients: "client",
  client_groups: "group",
  owner: "owner",
} as const satisfies Record<FilterKind, keyof DashboardSearch>;

/** Takes what it knows and drops the rest, so that an address typed by hand never breaks the page. */
export function parseDashboardSearch(raw: Record<string, unknown>): DashboardSearch {
  const sort = oneOf(WORKSPACE_SORTS, raw["sort"]);
  const period = oneOf(PERIODS, raw["period"]);
  const found = {
    status: oneOf(STATUSES, raw["status"]),
    template: idOf(raw["template"]),
    client: idOf(raw["client"]),
    group: idOf(raw["group"]),
    owner: idOf(raw["owner"]),
    period: period === "last_30_days" ? period : undefined,
    review: oneOf(["priority"], raw["review"]),
    sort: sort === "departure" ? undefined : sort,
    by: oneOf(WORKSPACE_GROUPS, raw["by"]),
    density: oneOf(["compact"], raw["density"]),
    layout: oneOf(["list"], raw["layout"]),
    find: typeof raw["find"] === "string" ? raw["find"].trim().slice(0, FIND_MAX) || undefined : undefined,
  };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined));
}

/** What the server is asked for. */
export function filterOf(search: DashboardSearch): Omit<WorkspaceFilter, "limit" | "cursor"> {
  const { status, template, client, group, owner, period, review, sort, by } = search;
  return {
    ...(status === UNDER_WAY ? { isUnderWay: true } : status && { status }),
    ...(template && { templateId: template }),
    ...(client && { clientId: client }),
    ...(group && { clientGroupId: group }),
    ...(owner && { assignedToId: owner }),
    ...(period && { period }),
    ...(review && { needsAttention: true }),
    ...(sort && { sort }),
    ...(by && { group: by }),
  };
}

/** Everything that limits the list taken away; how it is shown stays. */
export function withoutFilters({ sort, by, density, layout }: DashboardSearch): DashboardSearch {
  return { ...(sort && { sort }), ...(by && { by }), ...(density && { density }), ...(layout && { layout }) };
}

/** A limit in use, as the address names it. */
export type Limit = { [P in keyof DashboardSearch]-?: { param: P; value: NonNullable<DashboardSearch[P]> } }[
  | "status"
  | "template"
  | "client"
  | "group"
  | "owner"
  | "period"
  | "review"];

export function limitsOf(search: DashboardSearch): Limit[] {
  const params = [...FILTER_KINDS.map((kind) => PARAM_OF[kind]), "period", "review"] as const;
  return params.flatMap((param) => {
    const value = search[param];
    return value === undefined ? [] : [{ param, value } as Limit];
  });
}

/** How many workspaces a search finds, where the counts that are there anyway tell it. */
export function totalOf(search: DashboardSearch, facets: WorkspaceFacets | undefined): number | undefined {
  const limits = limitsOf(search);
  if (!facets || limits.length > 1) return undefined;
  const [limit] = limits;
  if (!limit) return facets.total;
  if (limit.param === "status")
    return limit.value === UNDER_WAY ? underWay(facets) : facets.byStatus[limit.value];
  const { flowTemplates: template, clients: client, clientGroups: group, owners: owner } = facets;
  const entries = { template, client, group, owner, period: undefined, review: undefined }[limit.param];
  return entries?.find(({ id }) => id === limit.value)?.count;
}

/** The header's "in progress": `active` and `in_progress`. The filter panel's is `active` alone. */
export const underWay = ({ byStatus }: WorkspaceFacets): number => byStatus.active + byStatus.in_progress;
