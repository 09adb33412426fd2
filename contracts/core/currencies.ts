/** An amount in minor units (cents, pence); never a fraction, never without its currency. */
export const CURRENCIES = ["USD", "GBP", "EUR", "CHF", "CAD", "AUD", "JPY", "AED", "KWD"] as const;
