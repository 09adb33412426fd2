import { trpc } from "#web/core/api.ts";
import { useToday } from "#web/core/dates.ts";

import { type ActionsSearch, filterOf } from "./actions-search.ts";

/** Actions on one page of the list. */
const PAGE_SIZE = 24;

export function useActions(search: ActionsSearch) {
  const list = trpc.tasks.list.useInfiniteQuery(
    { ...filterOf(search, useToday()), limit: PAGE_SIZE },
    { getNextPageParam: ({ nextCursor }) => nextCursor },
  );
  return { list, actions: list.data?.pages.flatMap(({ items }) => items) ?? [] };
}
