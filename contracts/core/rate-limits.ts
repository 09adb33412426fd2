const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

type RateLimit = {
  readonly most: number;
  /** From the first of them on. */
  readonly seconds: number;
  /** Whose they are: of an account, or of the address on the network that asks as well. */
  readonly by: "account" | "account and address";
  /** `tries` counts every call, so that failing is bounded too; `done` only what went through. */
  readonly counts: "tries" | "done";
};

/** How often somebody may do what could be abused. A Route names the one it stands under. */
export const RATE_LIMITS = {
  /** Codes, passwords and links that are presented; one that lets in is not counted. */
  signIn: { most: 5, seconds: 15 * MINUTE, by: "account and address", counts: "tries" },
  mailedLink: { most: 5, seconds: HOUR, by: "account and address", counts: "tries" },
  /** Ways to the identity provider that are begun; a whole office shares an address. */
  providerStart: { most: 60, seconds: 15 * MINUTE, by: "account and address", counts: "tries" },
  /** Where somebody signed in shows a password or a code once more. */
  confirmation: { most: 5, seconds: 15 * MINUTE, by: "account", counts: "tries" },
  invitation: { most: 20, seconds: DAY, by: "account", counts: "done" },
  analysis: { most: 20, seconds: DAY, by: "account", counts: "tries" },
} as const satisfies Record<string, RateLimit>;
export type RateLimitName = keyof typeof RATE_LIMITS;
