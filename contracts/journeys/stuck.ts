/** Why somebody does not get on with a to-do. */
export const STUCK_REASONS = ["unclear", "missing_paper", "technical", "waiting", "time", "other"] as const;
