import { RECENT_TASKS } from "#contracts/dashboard.ts";
import type { ApiUtils } from "#web/core/api.ts";
import type { DashboardSearch } from "#web/features/workspaces/search.ts";
import { workspacesInput } from "#web/features/workspaces/use-workspaces.ts";

/** Asks for everything the dashboard shows, in one call with what the frame asks for, before anything is drawn. */
export function preloadDashboard(api: ApiUtils, search: DashboardSearch): void {
  void api.workspaces.facets.prefetch({});
  void api.dashboard.stats.prefetch({});
  void api.tasks.list.prefetch({ limit: RECENT_TASKS });
  if (!search.review) void api.workspaces.list.prefetchInfinite(workspacesInput(search));
}
