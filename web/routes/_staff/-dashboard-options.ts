import { RECENT_TASKS } from "#contracts/dashboard/terms.ts";
import type { ApiUtils } from "#web/core/api.ts";
import { type DashboardSearch, parseDashboardSearch } from "#web/features/workspaces/search.ts";
import { workspacesInput } from "#web/features/workspaces/use-workspaces.ts";

type Loading = { context: { api: ApiUtils }; deps: DashboardSearch };

/** The dashboard's route, which stands at two addresses. */
export const dashboardOptions = {
  validateSearch: parseDashboardSearch,
  staticData: { isFlush: true },
  loaderDeps: ({ search }: { search: DashboardSearch }) => search,
  loader: ({ context, deps }: Loading) => preload(context.api, deps),
};

/** Asks for everything the dashboard shows, in one call with what the frame asks for, before anything is drawn. */
function preload(api: ApiUtils, search: DashboardSearch): void {
  void api.workspaces.facets.prefetch({});
  void api.dashboard.stats.prefetch({});
  void api.tasks.list.prefetch({ limit: RECENT_TASKS });
  void api.messages.unread.prefetch({});
  void api.journeys.stuckCounts.prefetch({});
  if (!search.review) void api.workspaces.list.prefetchInfinite(workspacesInput(search));
}
