import { useAllPages } from "#web/core/all-pages.ts";
import { trpc } from "#web/core/api.ts";

import { TEMPLATES_INPUT } from "./templates-input.ts";

/** Every template: the counts on the filter buttons are over all of them, so no page is left out. */
export function useTemplates() {
  const list = trpc.templates.list.useInfiniteQuery(TEMPLATES_INPUT, {
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
  useAllPages(list);
  return {
    list,
    // From a draft no journey can be started yet.
    templates: list.data?.pages.flatMap(({ items }) => items.filter(({ isPublished }) => isPublished)) ?? [],
  };
}
