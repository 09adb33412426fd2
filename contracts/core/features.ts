import * as z from "zod";

/** What the product can do and a company may do without. Each is on until somebody switches it off. */
export const FEATURES = [
  "ownerBookings",
  "paperFindings",
  "photoReading",
  "languageModel",
  "textMessages",
  "outsideMap",
  "openPlanner",
] as const;
export const FeatureName = z.enum(FEATURES);
export type FeatureName = z.infer<typeof FeatureName>;
