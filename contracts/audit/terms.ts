/** `hidden` is what exists and is another's: it was answered as missing. */
export const REFUSAL_CODES = ["forbidden", "unauthorized", "hidden", "rate_limited"] as const;
