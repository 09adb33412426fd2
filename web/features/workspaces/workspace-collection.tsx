import { lazy, Suspense } from "react";

import type { Workspace, WorkspaceFacets } from "#contracts/workspaces/shapes.ts";
import { ShowMore } from "#web/ui/show-more.tsx";

import { GridPlaceholders, WorkspaceGrid } from "./cards/workspace-grid.tsx";
import { type DashboardSearch, limitsOf, totalOf } from "./search.ts";
import type { useWorkspaces } from "./use-workspaces.ts";

const InPlaceOfCards = lazy(async () => ({
  default: (await import("./in-place-of-cards.tsx")).InPlaceOfCards,
}));
const LimitsInUse = lazy(async () => ({
  default: (await import("./filters/limits-in-use.tsx")).LimitsInUse,
}));
const WorkspaceGroups = lazy(async () => ({
  default: (await import("./cards/workspace-groups.tsx")).WorkspaceGroups,
}));
const WorkspaceTable = lazy(async () => ({
  default: (await import("./cards/workspace-table.tsx")).WorkspaceTable,
}));

type Props = {
  list: ReturnType<typeof useWorkspaces>;
  facets: WorkspaceFacets | undefined;
  search: DashboardSearch;
  onSearch: (search: DashboardSearch) => void;
  onInvite: (workspace: Workspace) => void;
};

/** The workspaces the search finds, or what stands for them. */
export function WorkspaceCollection({ list, facets, search, onSearch, onInvite }: Props) {
  const { by, density } = search;
  if (list.isPending) return <GridPlaceholders />;

  const found = list.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <>
      {limitsOf(search).length > 0 && (
        <Suspense>
          <LimitsInUse facets={facets} search={search} onSearch={onSearch} />
        </Suspense>
      )}
      {(found.length === 0 || list.error) && (
        <Suspense fallback={found.length === 0 && <GridPlaceholders />}>
          <InPlaceOfCards
            list={list}
            count={found.length}
            facets={facets}
            search={search}
            onSearch={onSearch}
          />
        </Suspense>
      )}
      {found.length > 0 && (
        <Suspense fallback={<GridPlaceholders />}>
          {search.layout === "list" ? (
            <WorkspaceTable journeys={found} by={by} density={density} onInvite={onInvite} />
          ) : by ? (
            <WorkspaceGroups journeys={found} by={by} density={density} onInvite={onInvite} />
          ) : (
            <WorkspaceGrid journeys={found} density={density} onInvite={onInvite} />
          )}
        </Suspense>
      )}
      {found.length > 0 && <ShowMore shown={found.length} total={totalOf(search, facets)} list={list} />}
    </>
  );
}
