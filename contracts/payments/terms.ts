export const PAYMENT_METHODS = ["card", "bank"] as const;

export const PAYMENT_STATUSES = ["processing", "succeeded", "failed", "awaiting_transfer"] as const;

/** How long the simulated gateway takes, in milliseconds. */
export const GATEWAY_DELAY_MS = 2_000;

export const CARD_LIMITS = { number: 19, expiry: 5, cvv: 3 } as const;
