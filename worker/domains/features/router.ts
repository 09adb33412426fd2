import { featureRoutes as route } from "#contracts/features/routes.ts";
import { mutation, query, router } from "#worker/core/trpc.ts";

import { listFeatures } from "./list-features.ts";
import { setFeature } from "./set-feature.ts";

export const featuresRouter = router({
  list: query(route.list, listFeatures),
  set: mutation(route.set, setFeature),
});
