import { IconFilter } from "@tabler/icons-react";
import { useState } from "react";

import type { WorkspaceFacets } from "#contracts/workspaces.ts";
import { filters as copy } from "#web/copy/workspace-panels.ts";
import { type DashboardSearch, isChosen, toggleFilter } from "#web/features/workspaces/search.ts";
import { FailedNote } from "#web/ui/failed-note.tsx";

import { FilterGroup } from "./filter-group.tsx";
import { groupsOf, narrowed } from "./filter-groups.ts";

import classes from "./filter-panel.module.css";

type Props = {
  facets: { data: WorkspaceFacets | undefined; error: unknown; refetch: () => unknown; isFetching: boolean };
  search: DashboardSearch;
  onSearch: (search: DashboardSearch) => void;
};

/** The five kinds of filters with their counts, a box that narrows them, and the period. */
export function FilterPanel({ facets, search, onSearch }: Props) {
  const [text, setText] = useState("");
  const groups = facets.data ? narrowed(groupsOf(facets.data), text) : [];
  return (
    <div className={classes.panel}>
      <div className={classes.box}>
        <IconFilter size={16} stroke={1.75} aria-hidden />
        <input
          className={classes.input}
          type="search"
          placeholder={copy.placeholder}
          aria-label={copy.boxLabel}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </div>
      <FailedNote failed={facets} what={copy.what} />
      {groups.map(({ kind, entries }) => (
        <FilterGroup
          key={kind}
          kind={kind}
          entries={entries}
          isNarrowed={text.trim() !== ""}
          isChosen={(value) => isChosen(search, kind, value)}
          onToggle={(value) => onSearch(toggleFilter(search, kind, value))}
        />
      ))}
      <Period search={search} onSearch={onSearch} />
    </div>
  );
}

/** `All / Last 30 Days`. */
function Period({ search, onSearch }: Pick<Props, "search" | "onSearch">) {
  const { period, ...rest } = search;
  return (
    <fieldset className={classes.period} aria-label={copy.period}>
      <button type="button" aria-pressed={period === undefined} onClick={() => onSearch(rest)}>
        {copy.all}
      </button>
      {` ${copy.slash} `}
      <button
        type="button"
        aria-pressed={period !== undefined}
        onClick={() => onSearch({ ...rest, period: "last_30_days" })}
      >
        {copy.last30Days}
      </button>
    </fieldset>
  );
}
