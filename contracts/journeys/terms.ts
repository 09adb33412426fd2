export const TODO_STATUSES = ["completed", "current", "pending"] as const;

export const COMPLIANCE_STATES = ["met", "in_review", "rejected", "missing"] as const;

/** Newest entries of the log that the page opens with. */
export const JOURNEY_LOG_SHOWN = 50;
