/** What people are told of a step: its window opens, is about to close, or what proves it lapses before the arrival. */
export const ALERT_KINDS = ["opens", "closes", "lapses"] as const;
export type AlertKind = (typeof ALERT_KINDS)[number];

/** Days before the end of its window on which people are told of a step. */
export const CLOSES_WITHIN_DAYS = 3;
