import { IconCircleCheck } from "@tabler/icons-react";

import type { WorkspaceFacets } from "#contracts/workspaces/shapes.ts";
import { review as copy } from "#web/copy/workspace-views.ts";
import { GridPlaceholders } from "#web/features/workspaces/cards/workspace-grid.tsx";
import { LimitsInUse } from "#web/features/workspaces/filters/limits-in-use.tsx";
import type { DashboardSearch } from "#web/features/workspaces/search.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { ListOf } from "#web/ui/list-of.tsx";
import { ShowMore } from "#web/ui/show-more.tsx";

import { ReviewRow } from "./review-row.tsx";
import { useReview } from "./use-review.ts";

import classes from "./review.module.css";

type Props = {
  facets: WorkspaceFacets | undefined;
  search: DashboardSearch;
  onSearch: (search: DashboardSearch) => void;
};

/** What needs somebody, first things first; every line leads to where it can be done. */
export function ReviewList({ facets, search, onSearch }: Props) {
  const list = useReview(search);
  const entries = list.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <>
      <LimitsInUse facets={facets} search={search} onSearch={onSearch} />
      <ListOf
        list={list}
        what={copy.title}
        count={entries.length}
        waiting={<GridPlaceholders />}
        empty={<EmptyState icon={IconCircleCheck} title={copy.empty} text={copy.emptyHint} />}
      >
        <p className={classes.intro}>{copy.intro}</p>
        <ol className={classes.list} aria-label={copy.title}>
          {entries.map((entry) => (
            <ReviewRow key={entry.id} entry={entry} />
          ))}
        </ol>
        <ShowMore shown={entries.length} list={list} />
      </ListOf>
    </>
  );
}
