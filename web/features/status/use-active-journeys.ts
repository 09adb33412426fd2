import { RECENT_TASKS } from "#contracts/dashboard/terms.ts";
import type { Workspace, WorkspaceStatus } from "#contracts/workspaces/shapes.ts";
import { trpc } from "#web/core/api.ts";
import { together } from "#web/core/asked.ts";

type Open = Exclude<WorkspaceStatus, "completed">;
const nextPage = { getNextPageParam: (page: { nextCursor: string | null }) => page.nextCursor };

/**
 * Journeys of every status but `completed`, soonest departure first. A list of its own per status: completed ones, which
 * only grow in number, are never fetched to be left out.
 */
export function useActiveJourneys() {
  const lists = [useOpen("active"), useOpen("in_progress"), useOpen("pending")];
  return {
    journeys: soonestFirst(lists.flatMap(({ data }) => data?.pages.flatMap(({ items }) => items) ?? [])),
    ...together(lists),
    hasNextPage: lists.some(({ hasNextPage }) => hasNextPage),
    isFetchingNextPage: lists.some(({ isFetchingNextPage }) => isFetchingNextPage),
    fetchNextPage: () =>
      Promise.all(lists.filter(({ hasNextPage }) => hasNextPage).map(({ fetchNextPage }) => fetchNextPage())),
  };
}

function useOpen(status: Open) {
  return trpc.workspaces.list.useInfiniteQuery({ status }, nextPage);
}

export function soonestFirst(workspaces: readonly Workspace[]): Workspace[] {
  return workspaces.toSorted((a, b) => a.departureDate.localeCompare(b.departureDate) || a.id - b.id);
}

/** The latest changes among the actions. */
export function useRecentTasks() {
  return trpc.tasks.list.useQuery({ limit: RECENT_TASKS });
}
