import { ssoRoutes as route } from "#contracts/sso/routes.ts";
import { mutation, query, router } from "#worker/core/trpc.ts";

import { findProvider } from "./find-provider.ts";
import { listBound } from "./list-bound.ts";
import { setProvider } from "./set-provider.ts";
import { testProvider } from "./test-provider.ts";
import { unbind } from "./unbind.ts";

export const ssoRouter = router({
  find: query(route.find, findProvider),
  set: mutation(route.set, setProvider),
  test: mutation(route.test, testProvider),
  bound: query(route.bound, listBound),
  unbind: mutation(route.unbind, unbind),
});
