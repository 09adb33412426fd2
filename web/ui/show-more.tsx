import { Button } from "@mantine/core";

import { common } from "#web/copy/words.ts";
import { type KeptAs, useKeptRows } from "#web/core/kept-rows.ts";

import classes from "./show-more.module.css";

type Props = {
  shown: number;
  /** How many there are in all; left out where nobody counts them. */
  total?: number | undefined;
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
  /** The name under which the address keeps how far the list is open; null for a list that is not the page's own. */
  keptAs?: KeptAs | null | undefined;
};

/** The end of a list that comes in pages. Nothing where everything is on the page and nobody knows the total. */
export function ShowMore({ shown, total, list, keptAs = "rows" }: Props) {
  const showMore = useKeptRows(shown, list, keptAs);
  if (!list.hasNextPage && total === undefined) return null;
  return (
    <div className={classes.more}>
      {total !== undefined && <span>{common.showing(shown, Math.max(shown, total))}</span>}
      {list.hasNextPage && (
        <Button loading={list.isFetchingNextPage} onClick={showMore}>
          {common.showMore}
        </Button>
      )}
    </div>
  );
}
