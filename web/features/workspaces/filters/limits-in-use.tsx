import { IconX } from "@tabler/icons-react";

import type { WorkspaceFacets } from "#contracts/workspaces/shapes.ts";
import { status as statusCopy } from "#web/copy/status.ts";
import { filters as copy } from "#web/copy/workspace-panels.ts";
import { workspaceViews as views } from "#web/copy/workspace-views.ts";
import {
  type DashboardSearch,
  type Limit,
  limitsOf,
  UNDER_WAY,
  withoutFilters,
} from "#web/features/workspaces/search.ts";

import classes from "./limits-in-use.module.css";

type Props = {
  facets: WorkspaceFacets | undefined;
  search: DashboardSearch;
  onSearch: (search: DashboardSearch) => void;
};

/** What limits the list, each with a way to take it away; the panel that set it may be closed. */
export function LimitsInUse({ facets, search, onSearch }: Props) {
  const limits = limitsOf(search);
  if (limits.length === 0) return null;
  return (
    <ul className={classes.list} aria-label={copy.applied}>
      {limits.map((limit) => {
        const name = nameOf(limit, facets);
        const { [limit.param]: _, ...rest } = search;
        return (
          <li key={limit.param}>
            <button
              type="button"
              className={classes.limit}
              aria-label={copy.remove(name)}
              onClick={() => onSearch(rest)}
            >
              <bdi>{name}</bdi>
              <IconX size={14} aria-hidden />
            </button>
          </li>
        );
      })}
      <li>
        <button type="button" className={classes.clear} onClick={() => onSearch(withoutFilters(search))}>
          {views.empty.clear}
        </button>
      </li>
    </ul>
  );
}

function nameOf(limit: Limit, facets: WorkspaceFacets | undefined): string {
  const among = (entries: WorkspaceFacets["clients"] | undefined, kind: keyof typeof copy.kinds) =>
    entries?.find(({ id }) => id === limit.value)?.name ?? copy.kinds[kind];
  switch (limit.param) {
    case "status":
      if (limit.value === UNDER_WAY) return copy.underWay;
      return limit.value === "active" ? copy.statusEntries.active : statusCopy.workspace[limit.value];
    case "template":
      return among(facets?.flowTemplates, "flow_templates");
    case "client":
      return among(facets?.clients, "clients");
    case "group":
      return among(facets?.clientGroups, "client_groups");
    case "owner":
      return among(facets?.owners, "owner");
    case "period":
      return copy.last30Days;
    case "review":
      return copy.attention;
  }
}
