import { auditRoutes as route } from "#contracts/audit/routes.ts";
import { query, router } from "#worker/core/trpc.ts";

import { listEntries } from "./list-entries.ts";
import { listRefusals } from "./list-refusals.ts";

export const auditRouter = router({
  list: query(route.list, listEntries),
  refusals: query(route.refusals, listRefusals),
});
