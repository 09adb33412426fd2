import { PAGE_LIMIT_MAX } from "#contracts/core/paging.ts";
import { trpc } from "#web/core/api.ts";

/** What the actions can be filtered by, by name; asked for once somebody wants to filter. */
export function useFilterNames(isWanted: boolean) {
  const workspaces = trpc.workspaces.list.useQuery(
    { limit: PAGE_LIMIT_MAX, sort: "name" },
    { enabled: isWanted },
  ).data;
  const colleagues = trpc.admin.colleagues.useQuery({ limit: PAGE_LIMIT_MAX }, { enabled: isWanted }).data;
  return {
    workspaces: workspaces?.items ?? [],
    hasMoreWorkspaces: workspaces?.nextCursor != null,
    colleagues: colleagues?.items ?? [],
  };
}
