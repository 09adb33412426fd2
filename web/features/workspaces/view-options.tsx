import { WORKSPACE_GROUPS, WORKSPACE_SORTS } from "#contracts/workspaces/terms.ts";
import { workspaceViews as views } from "#web/copy/workspace-views.ts";
import { workspaces as copy } from "#web/copy/workspaces.ts";
import { DENSITIES } from "#web/core/density.ts";
import { Choices } from "#web/ui/choices.tsx";

import { type DashboardSearch, parseDashboardSearch } from "./search.ts";

import classes from "./view-options.module.css";

type Props = { search: DashboardSearch; onSearch: (search: DashboardSearch) => void };

/** In which order the workspaces stand, in which groups, how close, and as what. */
export function ViewOptions({ search, onSearch }: Props) {
  const set = (change: Record<string, string>) => onSearch(parseDashboardSearch({ ...search, ...change }));
  return (
    <div className={classes.options}>
      <Choices
        legend={views.sortBy}
        values={WORKSPACE_SORTS}
        words={views.sorts}
        chosen={search.sort ?? "departure"}
        onChoose={(sort) => set({ sort })}
      />
      <Choices
        legend={views.groupBy}
        values={["none", ...WORKSPACE_GROUPS]}
        words={views.groups}
        chosen={search.by ?? "none"}
        onChoose={(by) => set({ by })}
      />
      <Choices
        legend={views.density}
        values={DENSITIES}
        words={views.densities}
        chosen={search.density ?? "comfortable"}
        onChoose={(density) => set({ density })}
      />
      <Choices
        legend={copy.layout}
        values={["grid", "list"]}
        words={copy}
        chosen={search.layout ?? "grid"}
        onChoose={(layout) => set({ layout })}
      />
    </div>
  );
}
