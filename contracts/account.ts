import * as z from "zod";

import { Code, Enrolment, PASSWORD_LENGTH, SecondCode } from "./auth.ts";
import { Instant } from "./core/dates.ts";
import { requiredText, Version } from "./core/fields.ts";
import { LIMITS } from "./core/limits.ts";
import { defineRoutes } from "./core/route.ts";
import { isZone } from "./core/wall-time.ts";

/** The ways in which dates are written. */
export const LANGUAGES = ["en-GB", "en-US", "en-AU", "en-CA"] as const;
export const Language = z.enum(LANGUAGES);
export type Language = z.infer<typeof Language>;

/** The caller's own account, with how they get into it. */
export const Account = z.object({
  fullName: z.string(),
  email: z.string(),
  language: Language,
  timeZone: z.string(),
  isZoneFixed: z.boolean(),
  /** Null for an account without a password. */
  passwordChangedAt: Instant.nullable(),
  secondFactor: z.object({
    /** Null for an account without one. */
    since: Instant.nullable(),
    codesLeft: z.number().int(),
    /** The company asks for one: it cannot be turned off. */
    isRequired: z.boolean(),
  }),
  version: Version,
});
export type Account = z.infer<typeof Account>;

export const AccountPatch = z.object({
  version: Version,
  fullName: requiredText(LIMITS.name, "Please enter your name"),
  language: Language,
  timeZone: z.string().max(LIMITS.name).refine(isZone, "Please choose a time zone"),
  isZoneFixed: z.boolean(),
});
export type AccountPatch = z.infer<typeof AccountPatch>;

/** Devices shown, the last used first; whoever has more can still sign out of all of them. */
export const DEVICES_SHOWN = 100;

/** A browser in which somebody is signed in. */
export const Device = z.object({
  id: z.uuid(),
  /** What the browser says it is. */
  userAgent: z.string().nullable(),
  ip: z.string().nullable(),
  /** Town and country, as the network guesses them. */
  place: z.string().nullable(),
  createdAt: Instant,
  /** To a few minutes. */
  lastSeenAt: Instant,
  isThis: z.boolean(),
});
export type Device = z.infer<typeof Device>;

const PresentPassword = z.string().max(PASSWORD_LENGTH.most, "This is not your present password");
const tooShort = `Please choose at least ${PASSWORD_LENGTH.least} characters`;

export const PasswordChange = z.object({
  /** Empty for an account that has none. */
  current: PresentPassword.default(""),
  next: z
    .string()
    .min(PASSWORD_LENGTH.least, tooShort)
    .max(PASSWORD_LENGTH.most, `At most ${PASSWORD_LENGTH.most} characters`)
    .refine((text) => new Set(text).size > 3, "Please choose one that is harder to guess"),
});
export type PasswordChange = z.infer<typeof PasswordChange>;

export const PasswordRemoval = z.object({ current: PresentPassword.min(1, "Please enter your password") });

/** A code that is shown once more by somebody who is signed in: of a new app, or of the present one. */
export const NewAppCode = z.object({ code: Code });
export const PresentCode = z.object({ code: SecondCode });

const RecoveryCodesShown = z.object({ recoveryCodes: z.array(z.string()) });

export const accountRoutes = defineRoutes({
  find: {
    kind: "query",
    access: "signed-in",
    summary: "The caller's own account, and how they sign in",
    input: z.object({}),
    output: Account,
  },
  update: {
    kind: "mutation",
    access: "signed-in",
    summary: "Change one's name, how dates are written, and the time zone",
    input: AccountPatch,
    output: Account,
  },
  setPassword: {
    kind: "mutation",
    access: "signed-in",
    limit: "confirmation",
    summary: "Set a password, or change it with the present one, which signs out everywhere else",
    input: PasswordChange,
    output: Account,
  },
  removePassword: {
    kind: "mutation",
    access: "signed-in",
    limit: "confirmation",
    summary: "Do without a password from now on",
    input: PasswordRemoval,
    output: Account,
  },
  devices: {
    kind: "query",
    access: "signed-in",
    summary: "Where the caller is signed in, the last used first",
    input: z.object({}),
    output: z.array(Device),
  },
  endSession: {
    kind: "mutation",
    access: "signed-in",
    summary: "Sign out on one device",
    input: z.object({ sessionId: z.uuid() }),
    output: z.object({ sessionId: z.uuid() }),
  },
  endOtherSessions: {
    kind: "mutation",
    access: "signed-in",
    summary: "Sign out everywhere else",
    input: z.object({}),
    output: z.object({ ended: z.number().int() }),
  },
  newAuthenticator: {
    kind: "mutation",
    access: "signed-in",
    summary: "The key of a new authenticator app, which counts once a code has confirmed it",
    input: z.object({}),
    output: Enrolment,
  },
  confirmAuthenticator: {
    kind: "mutation",
    access: "signed-in",
    limit: "confirmation",
    summary: "Turn the second step on with a first code of the app; recovery codes are shown this once",
    input: NewAppCode,
    output: RecoveryCodesShown,
  },
  renewRecoveryCodes: {
    kind: "mutation",
    access: "signed-in",
    limit: "confirmation",
    summary: "New recovery codes in place of all before, for a code of the app",
    input: PresentCode,
    output: RecoveryCodesShown,
  },
  removeAuthenticator: {
    kind: "mutation",
    access: "signed-in",
    limit: "confirmation",
    summary: "Turn the second step off, for a code of the app or a recovery code",
    input: PresentCode,
    output: Account,
  },
});
