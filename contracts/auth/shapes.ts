import * as z from "zod";

import { wantedPage } from "#contracts/core/door.ts";
import { FeatureName } from "#contracts/core/features-shapes.ts";
import { emailAddress, Id, requiredText } from "#contracts/core/fields.ts";
import { LIMITS } from "#contracts/core/limits.ts";
import { Brand } from "#contracts/settings/branding-shapes.ts";
import { Module } from "#contracts/settings/modules-shapes.ts";
import { Permission } from "#contracts/settings/permissions-shapes.ts";

import { PASSWORD_LENGTH, ROLES, SET_UP_CODE_LETTERS } from "./terms.ts";

export const Role = z.enum(ROLES);
export type Role = z.infer<typeof Role>;

export const CurrentUser = z.object({
  id: Id,
  fullName: z.string(),
  initials: z.string(),
  email: z.string(),
  role: Role,
  /** What the side panel calls the account. */
  accountLabel: z.string(),
  timeZone: z.string(),
  /** Times are shown in `timeZone`, wherever the device is. */
  isZoneFixed: z.boolean(),
  /** How dates, times and numbers are written. */
  language: z.string(),
  /** What of the table of permissions the caller holds; none for owners, who are not asked for them. */
  permissions: z.array(Permission),
  /** What of the optional features is on. */
  features: z.array(FeatureName),
  /** True on a demo deployment: the banner and the account switcher are shown. */
  demo: z.boolean(),
  /** The workspaces an owner takes part in, soonest departure first; empty for colleagues. */
  workspaceIds: z.array(Id),
  /** The whole parts of the portal that are on. */
  modules: z.array(Module),
  /** What every page draws itself with. */
  brand: Brand,
});
export type CurrentUser = z.infer<typeof CurrentUser>;

export const DemoAccount = z.object({
  id: Id,
  fullName: z.string(),
  initials: z.string(),
  role: Role,
  workspaceIds: z.array(Id),
});
export type DemoAccount = z.infer<typeof DemoAccount>;

export const Token = z.string().regex(/^[A-Za-z0-9_-]{43}$/, "This link is not complete");
/** Where they wanted to go: it travels with every way in that leaves this page. What is no page of the portal is left out. */
export const WantedPage = z
  .string()
  .transform((path) => (path.length > LIMITS.address ? undefined : (wantedPage(path) ?? undefined)))
  .optional();
const isRemembered = z.boolean().default(false);
/** The six digits of a mail or an app. */
export const Code = z
  .string()
  .transform((text) => text.replaceAll(/[\s-]/g, ""))
  .pipe(z.string().regex(/^\d{6}$/, "A code has six digits"));
/** Six digits of the app, or one of the recovery codes. */
export const SecondCode = z
  .string()
  .max(LIMITS.name)
  .transform((text) => text.replaceAll(/[\s-]/g, "").toUpperCase())
  .pipe(z.string().regex(/^(?:\d{6}|[A-Z2-7]{16})$/, "Six digits from the app, or a recovery code"));

/** The doors below `/auth` that set or take away the session's cookie, which a procedure cannot. */
export const SignInRequest = z.object({
  email: emailAddress("Please enter a valid email address"),
  next: WantedPage,
});
/** `browser` is for the browser that asked alone: with it a code opens the session. */
export const SignInAsked = z.object({ browser: Token, minutes: z.number().int() });
export type SignInAsked = z.infer<typeof SignInAsked>;
export const LinkInput = z.object({ token: Token, isRemembered });
export const CodeInput = z.object({ browser: Token, code: Code, isRemembered });
export const PasswordInput = z.object({
  email: emailAddress("Please enter a valid email address"),
  password: z.string().min(1, "Please enter your password").max(PASSWORD_LENGTH.most),
  isRemembered,
});
export const SecondStepInput = z.object({ token: Token, code: SecondCode });
/** What a second step is owed for. */
export const OwedInput = z.object({ token: Token });
export const SetUpInput = z.object({
  code: z
    .string()
    .max(LIMITS.name)
    .transform((text) => text.replaceAll(/[\s-]/g, "").toUpperCase())
    .pipe(
      z
        .string()
        .regex(
          new RegExp(`^[A-Z2-7]{${SET_UP_CODE_LETTERS}}$`),
          `The code has ${SET_UP_CODE_LETTERS} letters and digits`,
        ),
    ),
  fullName: requiredText(LIMITS.name, "Please enter your name"),
  email: emailAddress("Please enter a valid email address"),
  timeZone: z.string().max(LIMITS.name).default("UTC"),
});

/** What a proven first step leads to: the session, or what is still owed for it. */
export const SignInAnswer = z.object({
  role: Role,
  /** The person's code from their app, or first the app itself where the company asks for one; null once signed in. */
  owes: z.object({ step: z.enum(["code", "enrolment"]), token: Token }).nullable(),
});
export type SignInAnswer = z.infer<typeof SignInAnswer>;

/** The key of a new authenticator app, as a text and as what its camera reads. */
export const Enrolment = z.object({ secret: z.string(), uri: z.string() });
export type Enrolment = z.infer<typeof Enrolment>;

export const SecondStepAnswer = z.object({
  role: Role,
  /** Shown once, after a first code from a new app. */
  recoveryCodes: z.array(z.string()),
});
export type SecondStepAnswer = z.infer<typeof SecondStepAnswer>;

/** What the page before the door has to know. */
export const Entrance = z.object({
  /** False until somebody has set the portal up. */
  isSetUp: z.boolean(),
  /** Without it no link and no code arrives. */
  canMail: z.boolean(),
  /** What the button of the company's identity provider says, where there is one. */
  provider: z.string().nullable(),
  /** Whether the travel planner is open to people who are not signed in. */
  isPlannerOpen: z.boolean(),
  /** Who has come in already in this browser; null for nobody, and on a demo. */
  here: CurrentUser.pick({ fullName: true, email: true, role: true }).nullable(),
  brand: Brand,
});
export type Entrance = z.infer<typeof Entrance>;
