export const ANALYSED_TYPES = ["health_certificate", "vaccination_record", "passport", "other"] as const;

export const ANALYSIS_DESTINATIONS = [
  "USA",
  "Canada",
  "UK",
  "Germany",
  "France",
  "Australia",
  "Japan",
] as const;

export const VALIDITIES = ["valid", "invalid", "needs_review"] as const;
