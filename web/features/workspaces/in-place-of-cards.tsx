import type { WorkspaceFacets } from "#contracts/workspaces/shapes.ts";
import { workspaces as copy } from "#web/copy/workspaces.ts";
import type { Asked } from "#web/core/asked.ts";
import { ListOf } from "#web/ui/list-of.tsx";

import { SampleGrid } from "./cards/sample-grid.tsx";
import { NothingFound } from "./nothing-found.tsx";
import { type DashboardSearch, limitsOf } from "./search.ts";

type Props = {
  list: Asked;
  /** How many cards stand below. */
  count: number;
  facets: WorkspaceFacets | undefined;
  search: DashboardSearch;
  onSearch: (search: DashboardSearch) => void;
};

/** What is said where there is no workspace to show, or where they could not be fetched again. */
export function InPlaceOfCards({ list, count, facets, search, onSearch }: Props) {
  // Samples are for a company without a single workspace, not for a search without a result.
  const isNew = facets ? facets.total === 0 : limitsOf(search).length === 0;
  return (
    <ListOf
      list={list}
      what={copy.title}
      count={count}
      empty={isNew ? <SampleGrid /> : <NothingFound search={search} onSearch={onSearch} />}
    >
      {null}
    </ListOf>
  );
}
