import * as z from "zod";

import { FEATURES } from "./features.ts";

export const FeatureName = z.enum(FEATURES);
export type FeatureName = z.infer<typeof FeatureName>;
