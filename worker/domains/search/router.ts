import { searchRoutes as route } from "#contracts/search/routes.ts";
import { query, router } from "#worker/core/trpc.ts";

import { findAnything } from "./find-anything.ts";

export const searchRouter = router({
  find: query(route.find, findAnything),
});
