import { trpc } from "#web/core/api.ts";
import { type DashboardSearch, filterOf } from "#web/features/workspaces/search.ts";

const PAGE_SIZE = 20;

/** The review has an order of its own and no groups. */
export function useReview(search: DashboardSearch) {
  const { sort: _1, group: _2, needsAttention: _3, ...filter } = filterOf(search);
  return trpc.workspaces.review.useInfiniteQuery(
    { ...filter, limit: PAGE_SIZE },
    { getNextPageParam: (page) => page.nextCursor },
  );
}
