const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

type RateLimit = {
  readonly most: number;
  /** From the first of them on. */
  readonly seconds: number;
  /**
   * Whose they are: of an account that has been proven, or of the address on the network that asks. Never of a name that a
   * stranger may type, who would shut out whoever has it. `mailbox` is one, and nobody is refused by it who has another way in: see `mailTo` and `password`.
   */
  readonly by: "account" | "network" | "mailbox";
  /** `tries` counts every call, so that failing is bounded too; `done` only what went through. */
  readonly counts: "tries" | "done";
};

/** How often somebody may do what could be abused. A Route names the one it stands under. */
export const RATE_LIMITS = {
  /** Codes, passwords and links that are presented; one that lets in is not counted. */
  signIn: { most: 5, seconds: 15 * MINUTE, by: "network", counts: "tries" },
  /** Wrong passwords for one address, and apart from them those of a browser that its owner has come in by. */
  password: { most: 20, seconds: HOUR, by: "mailbox", counts: "tries" },
  /** Codes of the app, of whoever has proven the first step. */
  secondStep: { most: 5, seconds: 15 * MINUTE, by: "account", counts: "tries" },
  mailedLink: { most: 5, seconds: HOUR, by: "network", counts: "tries" },
  /** Mails that lead in. One more is answered as any other and not sent; what was sent before still leads in. */
  mailTo: { most: 5, seconds: HOUR, by: "mailbox", counts: "tries" },
  /** Codes of invitations that are typed. */
  invitationCode: { most: 10, seconds: 15 * MINUTE, by: "network", counts: "tries" },
  /** Ways to the identity provider that are begun; a whole office shares an address. */
  providerStart: { most: 60, seconds: 15 * MINUTE, by: "network", counts: "tries" },
  /** Where somebody signed in shows a password or a code once more. */
  confirmation: { most: 5, seconds: 15 * MINUTE, by: "account", counts: "tries" },
  /** Mails with a code for that. */
  proofMail: { most: 5, seconds: HOUR, by: "account", counts: "tries" },
  /** Addresses that somebody asks to have, each of which gets a mail; what proves who asks is a confirmation. */
  addressChange: { most: 5, seconds: HOUR, by: "account", counts: "done" },
  invitation: { most: 20, seconds: DAY, by: "account", counts: "done" },
  /** Questions and calls that somebody asks the company for. */
  question: { most: 20, seconds: HOUR, by: "account", counts: "done" },
  analysis: { most: 20, seconds: DAY, by: "account", counts: "tries" },
} as const satisfies Record<string, RateLimit>;
export type RateLimitName = keyof typeof RATE_LIMITS;
