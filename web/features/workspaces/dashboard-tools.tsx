import { Button } from "@mantine/core";
import {
  IconAdjustmentsHorizontal,
  IconFilter,
  IconLayoutGrid,
  IconLayoutSidebarRightExpand,
  IconList,
  IconPlus,
} from "@tabler/icons-react";

import type { WorkspaceFacets } from "#contracts/workspaces/shapes.ts";
import { workspaces as copy } from "#web/copy/workspaces.ts";
import { trpc } from "#web/core/api.ts";
import { Dropdown } from "#web/ui/dropdown.tsx";
import { ExportButton } from "#web/ui/export-button.tsx";

import { exportWorkspaces } from "./export-workspaces.ts";
import { type DashboardSearch, totalOf } from "./search.ts";
import { ViewOptions } from "./view-options.tsx";

import classes from "./dashboard-header.module.css";

type Props = {
  facets: WorkspaceFacets | undefined;
  search: DashboardSearch;
  onSearch: (search: DashboardSearch) => void;
  /** Opens the filters; undefined while they stand beside the list. */
  onShowFilters: (() => void) | undefined;
  onShowOverview: (() => void) | undefined;
  onCreate: () => void;
};

/** What can be done with the list as a whole; downloaded after its rows. */
export function DashboardTools({ facets, search, onSearch, onShowFilters, onShowOverview, onCreate }: Props) {
  const { client } = trpc.useUtils();
  return (
    <>
      {onShowFilters && (
        <Button leftSection={<IconFilter size={16} stroke={1.75} />} onClick={onShowFilters}>
          {copy.panels.filters}
        </Button>
      )}
      <LayoutToggle search={search} onSearch={onSearch} />
      <Dropdown
        label={copy.viewOptions}
        width={272}
        trigger={(props) => (
          <Button leftSection={<IconAdjustmentsHorizontal size={16} stroke={1.75} />} {...props}>
            {copy.view}
          </Button>
        )}
      >
        {() => <ViewOptions search={search} onSearch={onSearch} />}
      </Dropdown>
      <ExportButton
        label={copy.export}
        total={totalOf(search, facets)}
        run={(watch) => exportWorkspaces(client, search, watch)}
      />
      {onShowOverview && (
        <Button
          leftSection={<IconLayoutSidebarRightExpand size={16} stroke={1.75} />}
          onClick={onShowOverview}
        >
          {copy.panels.overview}
        </Button>
      )}
      <Button variant="filled" leftSection={<IconPlus size={16} stroke={1.75} />} onClick={onCreate}>
        {copy.create}
      </Button>
    </>
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
