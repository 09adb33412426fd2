import { removedRoutes as route } from "#contracts/removed/routes.ts";
import { mutation, query, router } from "#worker/core/trpc.ts";

import { listRemoved } from "./list-removed.ts";
import { restoreThing } from "./restore-thing.ts";

export const removedRouter = router({
  list: query(route.list, listRemoved),
  restore: mutation(route.restore, restoreThing),
});
