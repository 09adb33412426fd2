import type { FilterKind } from "#contracts/workspaces/terms.ts";
import { type DashboardSearch, PARAM_OF, parseDashboardSearch } from "#web/features/workspaces/search.ts";

/** An entry of the filter panel: chosen it limits the list, chosen again it does not. */
export function toggleFilter(
  search: DashboardSearch,
  kind: FilterKind,
  value: string | number,
): DashboardSearch {
  const param = PARAM_OF[kind];
  const { [param]: before, ...rest } = search;
  return before === value ? rest : parseDashboardSearch({ ...rest, [param]: value });
}

export const isChosen = (search: DashboardSearch, kind: FilterKind, value: string | number): boolean =>
  search[PARAM_OF[kind]] === value;
