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
