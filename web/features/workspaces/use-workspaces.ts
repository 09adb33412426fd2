import { trpc } from "#web/core/api.ts";

import { type DashboardSearch, filterOf } from "./search.ts";

/** How many cards come at once: full rows of one, two, three and four columns. */
const PAGE_SIZE = 24;

/** The question a search asks, the same for the route's loader and the screen. */
export const workspacesInput = (search: DashboardSearch) => ({ ...filterOf(search), limit: PAGE_SIZE });

export function useWorkspaces(search: DashboardSearch) {
  return trpc.workspaces.list.useInfiniteQuery(workspacesInput(search), {
    getNextPageParam: (page) => page.nextCursor,
    // The priority review asks in its own way.
    enabled: search.review === undefined,
  });
}
