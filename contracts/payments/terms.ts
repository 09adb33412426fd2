export const PAYMENT_METHODS = ["card", "bank"] as const;

/** How a card is taken: in the payment provider's own form, in ours by the simulation of a demonstration, or not at all. */
export const CARD_WAYS = ["provider", "simulated", "none"] as const;

export const PAYMENT_STATUSES = ["processing", "succeeded", "failed", "awaiting_transfer"] as const;

/** How long the simulated gateway takes, in milliseconds. */
export const GATEWAY_DELAY_MS = 2_000;

/** How many accounts a company may offer, and how many items its price list may have. */
export const BANK_ACCOUNTS_MAX = 10;
export const PRICE_ITEMS_MAX = 30;

export const CARD_LIMITS = { number: 19, expiry: 5, cvv: 3 } as const;
