import * as z from "zod";

import { Instant } from "#contracts/core/dates-shapes.ts";
import { FeatureName } from "#contracts/core/features-shapes.ts";
import { Version } from "#contracts/core/fields.ts";

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
