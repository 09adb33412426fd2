import * as z from "zod";

import { Instant } from "./core/dates.ts";
import { FeatureName } from "./core/features.ts";
import { Version } from "./core/fields.ts";
import { defineRoutes } from "./core/route.ts";

export const Feature = z.object({
  name: FeatureName,
  isOn: z.boolean(),
  /** False where the deployment lacks the service that it needs: it does nothing then, on or off. */
  isAvailable: z.boolean(),
  /** Null while nobody has ever switched it. */
  changedAt: Instant.nullable(),
  changedBy: z.string().nullable(),
  version: Version,
});
export type Feature = z.infer<typeof Feature>;

export const featureRoutes = defineRoutes({
  list: {
    kind: "query",
    access: "staff",
    summary: "Which optional features are on, since when and by whom",
    input: z.object({}),
    output: z.array(Feature),
  },
  set: {
    kind: "mutation",
    access: "admin",
    summary: "Switch an optional feature on or off; it holds from everybody's next call",
    input: z.object({ name: FeatureName, isOn: z.boolean(), version: Version }),
    output: z.array(Feature),
  },
});
