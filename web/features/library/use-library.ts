import { PAGE_LIMIT_MAX } from "#contracts/core/paging.ts";
import { useAllPages } from "#web/core/all-pages.ts";
import { trpc } from "#web/core/api.ts";

/** What the screen asks for; the route's loader asks for the same beforehand. */
export const LIBRARY_INPUT = { limit: PAGE_LIMIT_MAX };

/** The whole library: the search runs in the browser and must not miss a page. */
export function useLibrary() {
  const list = trpc.templates.library.useInfiniteQuery(LIBRARY_INPUT, {
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
  useAllPages(list);
  return {
    templates: list.data?.pages.flatMap(({ items }) => items) ?? [],
    isPending: list.isPending,
    failed: list,
  };
}
