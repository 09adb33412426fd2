import * as z from "zod";

import { AwaitedAddress } from "#contracts/auth/address-change-shapes.ts";
import { Code, SecondCode } from "#contracts/auth/shapes.ts";
import { PASSWORD_LENGTH } from "#contracts/auth/terms.ts";
import { Instant } from "#contracts/core/dates-shapes.ts";
import { emailAddress, requiredText, Version } from "#contracts/core/fields.ts";
import { LIMITS } from "#contracts/core/limits.ts";
import { isZone } from "#contracts/core/wall-time.ts";

import { FRESH_PROOFS, LANGUAGES } from "./terms.ts";

export const Language = z.enum(LANGUAGES);
export type Language = z.infer<typeof Language>;

/** The caller's own account, with how they get into it. */
export const Account = z.object({
  fullName: z.string(),
  email: z.string(),
  language: Language,
  timeZone: z.string(),
  isZoneFixed: z.boolean(),
  /** The address that its owner, or somebody of the company, wants it to have. */
  awaits: AwaitedAddress.nullable(),
  /** What a first password, a first app or another address asks for. */
  proofBy: z.enum(FRESH_PROOFS),
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

/** What shows once more that it is the account's owner; see `Account.proofBy`. */
const proof = z.string().max(PASSWORD_LENGTH.most).default("");

export const PasswordChange = z.object({
  /** For an account that has no password yet. */
  proof,
  /** Empty for an account that has none. */
  current: PresentPassword.default(""),
  next: z
    .string()
    .min(PASSWORD_LENGTH.least, tooShort)
    .max(PASSWORD_LENGTH.most, `At most ${PASSWORD_LENGTH.most} characters`)
    .refine((text) => new Set(text).size > 3, "Please choose one that is harder to guess"),
});
export type PasswordChange = z.infer<typeof PasswordChange>;

/** Another address to sign in with. */
export const OwnAddress = z.object({ email: emailAddress("Please enter a valid email address"), proof });
export type OwnAddress = z.infer<typeof OwnAddress>;

export const PasswordRemoval = z.object({ current: PresentPassword.min(1, "Please enter your password") });

/** A code that is shown once more by somebody who is signed in: of a new app, or of the present one. */
export const NewAppCode = z.object({ code: Code, proof });
export const PresentCode = z.object({ code: SecondCode });
