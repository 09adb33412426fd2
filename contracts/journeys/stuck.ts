/** Why somebody does not get on with an open to-do. */
export const HELP_REASONS = ["unclear", "missing_paper", "technical", "waiting", "time", "other"] as const;

/** `mistaken` asks back a choice that has been made. */
export const STUCK_REASONS = [...HELP_REASONS, "mistaken"] as const;
