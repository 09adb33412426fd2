import * as z from "zod";

import { FeatureName } from "#contracts/core/features-shapes.ts";
import { Version } from "#contracts/core/fields.ts";
import { defineRoutes } from "#contracts/core/route.ts";

import { Feature } from "./shapes.ts";

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
