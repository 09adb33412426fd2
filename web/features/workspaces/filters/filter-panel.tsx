import { IconFilter } from "@tabler/icons-react";
import { keepPreviousData } from "@tanstack/react-query";

import { filters as copy } from "#web/copy/workspace-panels.ts";
import { trpc } from "#web/core/api.ts";
import { useSettledText } from "#web/core/settled-text.ts";
import {
  type DashboardSearch,
  FIND_MAX,
  parseDashboardSearch,
  type SearchChange,
} from "#web/features/workspaces/search.ts";
import { FailedNote } from "#web/ui/failed-note.tsx";

import { FilterGroup } from "./filter-group.tsx";
import { groupsOf, hasMore, narrowed } from "./filter-groups.ts";
import { isChosen, toggleFilter } from "./toggle-filter.ts";

import classes from "./filter-panel.module.css";

type Props = { search: DashboardSearch; onSearch: (change: SearchChange, isTyping?: boolean) => void };

/** The five kinds of filters with their counts, a box that narrows them, and the period. */
export function FilterPanel({ search, onSearch }: Props) {
  const { period } = search;
  // Beside an entry stands how many cards it leaves.
  const facets = trpc.workspaces.facets.useQuery(period ? { period } : {}, {
    placeholderData: keepPreviousData,
  });
  // Typing narrows at once; the address follows when it pauses.
  const [text, setText] = useSettledText(search.find ?? "", (find) =>
    onSearch((now) => parseDashboardSearch({ ...now, find }), true),
  );
  const isCut = facets.data !== undefined && hasMore(facets.data);
  const find = search.find ?? "";
  // Where only the most used stand here, the others are looked for as well, once typing pauses.
  const found = trpc.workspaces.facets.useQuery(
    { q: find, ...(period && { period }) },
    { enabled: isCut && find !== "", placeholderData: keepPreviousData },
  );
  const isSearched = isCut && text.trim() !== "";
  const isFinding = isSearched && (found.isFetching || text.trim() !== find);
  const data = isSearched && found.data ? found.data : facets.data;
  const groups = data ? narrowed(groupsOf(data), text) : [];
  return (
    <div className={classes.panel}>
      <div className={classes.box}>
        <IconFilter size={16} stroke={1.75} aria-hidden />
        <input
          className={classes.input}
          type="search"
          placeholder={copy.placeholder}
          aria-label={copy.boxLabel}
          maxLength={FIND_MAX}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </div>
      <FailedNote failed={isSearched && found.isError ? found : facets} what={copy.what} />
      {groups.map(({ kind, entries }) => (
        <FilterGroup
          key={kind}
          kind={kind}
          entries={entries}
          isNarrowed={text.trim() !== ""}
          isFinding={isFinding || (isSearched && found.isError)}
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
