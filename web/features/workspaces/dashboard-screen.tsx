import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";

import type { Workspace } from "#contracts/workspaces/shapes.ts";
import { workspaces as copy } from "#web/copy/workspaces.ts";
import { trpc } from "#web/core/api.ts";
import { useStoredFlag } from "#web/core/stored.ts";
import { useMedia } from "#web/ui/use-media.ts";

import { GridPlaceholders } from "./cards/workspace-grid.tsx";
import { DashboardHeader } from "./dashboard-header.tsx";
import type { DashboardAddress, DashboardSearch, SearchChange } from "./search.ts";
import { PanelPlaceholder, SidePanel } from "./side-panel.tsx";
import { useWorkspaces } from "./use-workspaces.ts";
import { WorkspaceCollection } from "./workspace-collection.tsx";

import classes from "./dashboard-screen.module.css";

const Sheet = lazy(async () => ({ default: (await import("#web/ui/sheet.tsx")).Sheet }));
const DashboardTools = lazy(async () => ({
  default: (await import("./dashboard-tools.tsx")).DashboardTools,
}));
const FilterPanel = lazy(async () => ({ default: (await import("./filters/filter-panel.tsx")).FilterPanel }));
const ReviewList = lazy(async () => ({ default: (await import("./review/review-list.tsx")).ReviewList }));
const OverviewPanel = lazy(async () => ({
  default: (await import("./overview/overview-panel.tsx")).OverviewPanel,
}));

/** From here on the panels stand beside the list; below they are drawers. */
const WIDE = "(width >= 75em)";

type Props = {
  at: DashboardAddress;
  search: DashboardSearch;
  onSearch: (change: SearchChange, isTyping?: boolean) => void;
  /** The dialogs of other domains that open from here. */
  inviteDialog: (workspace: Workspace, onClose: () => void) => ReactNode;
  draftMessageDialog: (onClose: () => void) => ReactNode;
  createDialog: (onClose: () => void) => ReactNode;
};

export function DashboardScreen({
  at,
  search,
  onSearch,
  inviteDialog,
  draftMessageDialog,
  createDialog,
}: Props) {
  const facets = trpc.workspaces.facets.useQuery({});
  const list = useWorkspaces(search);
  // The rows come first: what stands beside them is downloaded after, on a phone not before it is opened.
  const [areRowsThere, setRowsThere] = useState(!list.isLoading);
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- while drawing the rows it would ask for the panels ahead of them
    if (!list.isLoading) setRowsThere(true);
  }, [list.isLoading]);
  const isWide = useMedia(WIDE, true);
  const [areFiltersOpen, setFiltersOpen] = useStoredFlag("dashboard-filters", true);
  const [isOverviewOpen, setOverviewOpen] = useStoredFlag("dashboard-overview", true);
  const [sheet, setSheet] = useState<"filters" | "overview" | null>(null);
  const [invited, setInvited] = useState<Workspace | null>(null);
  const [isDrafting, setDrafting] = useState(false);
  const [isCreating, setCreating] = useState(false);
  const closeSheet = () => setSheet(null);

  const filterPanel = areRowsThere && <FilterPanel search={search} onSearch={onSearch} />;
  const overviewPanel = areRowsThere && (
    <OverviewPanel
      onDraftMessage={() => {
        closeSheet();
        setDrafting(true);
      }}
      at={at}
      onLeave={closeSheet}
    />
  );
  const hasFilters = isWide && areFiltersOpen;
  const hasOverview = isWide && isOverviewOpen;

  return (
    <div
      className={classes.dash}
      data-filters={hasFilters || undefined}
      data-overview={hasOverview || undefined}
    >
      {hasFilters && (
        <SidePanel
          title={copy.panels.filters}
          side="left"
          collapseLabel={copy.panels.collapseFilters}
          onCollapse={() => setFiltersOpen(false)}
        >
          <Suspense fallback={<PanelPlaceholder />}>{filterPanel || <PanelPlaceholder />}</Suspense>
        </SidePanel>
      )}
      <div className={classes.main}>
        <DashboardHeader
          at={at}
          facets={facets.data}
          search={search}
          tools={
            areRowsThere && (
              <Suspense>
                <DashboardTools
                  facets={facets.data}
                  search={search}
                  onSearch={onSearch}
                  onCreate={() => setCreating(true)}
                  onShowFilters={
                    hasFilters ? undefined : () => (isWide ? setFiltersOpen(true) : setSheet("filters"))
                  }
                  onShowOverview={
                    hasOverview ? undefined : () => (isWide ? setOverviewOpen(true) : setSheet("overview"))
                  }
                />
              </Suspense>
            )
          }
        />
        {search.review ? (
          <Suspense fallback={<GridPlaceholders />}>
            <ReviewList facets={facets.data} search={search} onSearch={onSearch} />
          </Suspense>
        ) : (
          <WorkspaceCollection
            list={list}
            facets={facets.data}
            search={search}
            onSearch={onSearch}
            onInvite={setInvited}
          />
        )}
      </div>
      {hasOverview && (
        <SidePanel
          title={copy.panels.overview}
          side="right"
          collapseLabel={copy.panels.collapseOverview}
          onCollapse={() => setOverviewOpen(false)}
        >
          <Suspense fallback={<PanelPlaceholder />}>{overviewPanel || <PanelPlaceholder />}</Suspense>
        </SidePanel>
      )}
      {!isWide && sheet === "filters" && (
        <Suspense>
          <Sheet title={copy.panels.filters} side="left" onClose={closeSheet}>
            <div className={classes.sheet}>{filterPanel}</div>
          </Sheet>
        </Suspense>
      )}
      {!isWide && sheet === "overview" && (
        <Suspense>
          <Sheet title={copy.panels.overview} side="right" onClose={closeSheet}>
            <div className={classes.sheet}>{overviewPanel}</div>
          </Sheet>
        </Suspense>
      )}
      {invited && inviteDialog(invited, () => setInvited(null))}
      {isCreating && createDialog(() => setCreating(false))}
      {isDrafting && draftMessageDialog(() => setDrafting(false))}
    </div>
  );
}
