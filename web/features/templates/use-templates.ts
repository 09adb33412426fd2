import { PAGE_LIMIT_MAX } from "#contracts/core/paging.ts";
import { useAllPages } from "#web/core/all-pages.ts";
import { trpc } from "#web/core/api.ts";

/** What the page asks for; the route's loader asks for the same beforehand. */
export const TEMPLATES_INPUT = { limit: PAGE_LIMIT_MAX };

/** Every template: the counts on the filter buttons are over all of them, so no page is left out. */
export function useTemplates() {
  const list = trpc.templates.list.useInfiniteQuery(TEMPLATES_INPUT, {
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
  useAllPages(list);
  return {
    // From a draft no journey can be started yet.
    templates: list.data?.pages.flatMap(({ items }) => items.filter(({ isPublished }) => isPublished)) ?? [],
    isPending: list.isPending,
    failed: list,
  };
}
