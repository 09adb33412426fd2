/** What the product can do and a company may do without. Each is on until somebody switches it off, but for `OFF_AT_FIRST`. */
export const FEATURES = [
  "ownerBookings",
  "paperFindings",
  "photoReading",
  "languageModel",
  "textMessages",
  "outsideMap",
  "openPlanner",
  "openApiPage",
  "keptOnDevice",
] as const;

/** What a company opens by itself, where it wants it. */
export const OFF_AT_FIRST: readonly (typeof FEATURES)[number][] = ["openApiPage"];
