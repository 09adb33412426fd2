import { lazy, Suspense } from "react";

import type { Workspace, WorkspaceFacets } from "#contracts/workspaces/shapes.ts";
import { workspaces as copy } from "#web/copy/workspaces.ts";
import { ShowMore } from "#web/ui/show-more.tsx";

import { GridPlaceholders, WorkspaceGrid } from "./cards/workspace-grid.tsx";
import { type DashboardSearch, limitsOf, totalOf } from "./search.ts";
import type { useWorkspaces } from "./use-workspaces.ts";

const FailedNote = lazy(async () => ({ default: (await import("#web/ui/failed-note.tsx")).FailedNote }));
const NothingFound = lazy(async () => ({ default: (await import("./nothing-found.tsx")).NothingFound }));
const LimitsInUse = lazy(async () => ({
  default: (await import("./filters/limits-in-use.tsx")).LimitsInUse,
}));
const SampleGrid = lazy(async () => ({ default: (await import("./cards/sample-grid.tsx")).SampleGrid }));
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
  const isLimited = limitsOf(search).length > 0;
  // Samples are for a company without a single workspace, not for a search without a result.
  const isNew = !list.error && found.length === 0 && (facets ? facets.total === 0 : !isLimited);
  return (
    <>
      {isLimited && (
        <Suspense>
          <LimitsInUse facets={facets} search={search} onSearch={onSearch} />
        </Suspense>
      )}
      {found.length === 0 && !isNew && (
        <Suspense>
          <NothingFound search={search} onSearch={onSearch} />
        </Suspense>
      )}
      {list.error && (
        <Suspense>
          <FailedNote failed={list} what={copy.title} />
        </Suspense>
      )}
      {isNew && (
        <Suspense fallback={<GridPlaceholders />}>
          <SampleGrid />
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
