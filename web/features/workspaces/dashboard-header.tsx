import { Button } from "@mantine/core";
import {
  IconAdjustmentsHorizontal,
  IconDownload,
  IconFilter,
  IconLayoutGrid,
  IconLayoutSidebarRightExpand,
  IconList,
} from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { lazy, Suspense } from "react";

import type { WorkspaceFacets } from "#contracts/workspaces.ts";
import { common } from "#web/copy/words.ts";
import { workspaces as copy } from "#web/copy/workspaces.ts";
import { Count } from "#web/ui/count.tsx";
import { Dropdown } from "#web/ui/dropdown.tsx";

import {
  type DashboardAddress,
  type DashboardSearch,
  UNDER_WAY,
  underWay,
  withoutFilters,
} from "./search.ts";
import { useExport } from "./use-export.ts";

import classes from "./dashboard-header.module.css";

const ViewOptions = lazy(async () => ({ default: (await import("./view-options.tsx")).ViewOptions }));

type Props = {
  /** Which of its two addresses the dashboard stands at. */
  at: DashboardAddress;
  facets: WorkspaceFacets | undefined;
  search: DashboardSearch;
  onSearch: (search: DashboardSearch) => void;
  /** Opens the filters; undefined while they stand beside the list. */
  onShowFilters: (() => void) | undefined;
  onShowOverview: (() => void) | undefined;
};

export function DashboardHeader({ at, facets, search, onSearch, onShowFilters, onShowOverview }: Props) {
  const exporting = useExport(search);
  const unlimited = withoutFilters(search);
  return (
    <header className={classes.header}>
      <title>{`${copy.title} · ${common.product}`}</title>
      <div className={classes.words}>
        <div className={classes.line}>
          <h1 className={classes.title}>{copy.title}</h1>
          {facets && (
            <Link to={at} search={unlimited} className={classes.total}>
              <Count value={facets.total} look="large" label={copy.count(facets.total)} />
            </Link>
          )}
        </div>
        <p className={classes.counts}>
          {facets && (
            <>
              <Link to={at} search={{ ...unlimited, status: UNDER_WAY }}>
                <strong>{underWay(facets)}</strong>
                {` ${copy.inProgress}`}
              </Link>
              <Link to={at} search={{ ...unlimited, status: "completed" }}>
                <strong>{facets.byStatus.completed}</strong>
                {` ${copy.completed}`}
              </Link>
            </>
          )}
        </p>
      </div>
      <div className={classes.tools}>
        {onShowFilters && (
          <Button leftSection={<IconFilter size={16} stroke={1.75} />} onClick={onShowFilters}>
            {copy.panels.filters}
          </Button>
        )}
        <LayoutToggle search={search} onSearch={onSearch} />
        <Dropdown
          label={copy.viewOptions}
          width={232}
          trigger={(props) => (
            <Button leftSection={<IconAdjustmentsHorizontal size={16} stroke={1.75} />} {...props}>
              {copy.view}
            </Button>
          )}
        >
          {() => (
            <Suspense>
              <ViewOptions search={search} onSearch={onSearch} />
            </Suspense>
          )}
        </Dropdown>
        <Button
          leftSection={<IconDownload size={16} stroke={1.75} />}
          loading={exporting.isPending}
          onClick={exporting.start}
        >
          {copy.export}
        </Button>
        {onShowOverview && (
          <Button
            leftSection={<IconLayoutSidebarRightExpand size={16} stroke={1.75} />}
            onClick={onShowOverview}
          >
            {copy.panels.overview}
          </Button>
        )}
      </div>
    </header>
  );
}

function LayoutToggle({ search, onSearch }: Pick<Props, "search" | "onSearch">) {
  const { layout, ...rest } = search;
  return (
    <fieldset className={classes.toggle} aria-label={copy.layout}>
      <button
        type="button"
        aria-label={copy.grid}
        title={copy.grid}
        aria-pressed={layout === undefined}
        onClick={() => onSearch(rest)}
      >
        <IconLayoutGrid size={16} stroke={1.75} />
      </button>
      <button
        type="button"
        aria-label={copy.list}
        title={copy.list}
        aria-pressed={layout === "list"}
        onClick={() => onSearch({ ...rest, layout: "list" })}
      >
        <IconList size={16} stroke={1.75} />
      </button>
    </fieldset>
  );
}
