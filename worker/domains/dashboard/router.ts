import { dashboardRoutes as route } from "#contracts/dashboard/routes.ts";
import { query, router } from "#worker/core/trpc.ts";

import { findStats } from "./find-stats.ts";

export const dashboardRouter = router({
  stats: query(route.stats, findStats),
});
