import * as z from "zod";

import { SignInAnswer, WantedPage } from "#contracts/auth/shapes.ts";
import { Instant } from "#contracts/core/dates-shapes.ts";
import { Id, requiredText, Version } from "#contracts/core/fields.ts";
import { LIMITS } from "#contracts/core/limits.ts";
import { mailDomain } from "#contracts/core/mail-address.ts";

import { MAIL_DOMAINS_MAX } from "./terms.ts";

/** What stands behind the `@` of an address. */
export const MailDomain = z.string().transform((typed, context) => {
  const domain = mailDomain(typed.trim().replace(/^@/, ""));
  if (domain !== null) return domain;
  context.addIssue({ code: "custom", message: "Please enter domains like company.com" });
  return z.NEVER;
});

export const providerAddress = z.string().trim().max(LIMITS.address, `At most ${LIMITS.address} characters`);

/** The identity provider as an administrator sets it. */
export const ProviderDraft = z.object({
  version: Version,
  /** The sign-in page shows its button. Off keeps everything else. */
  isOn: z.boolean(),
  /** As the provider writes it, to the letter. */
  issuer: providerAddress,
  /** Its client id, who we are there; ours are clients of another kind. */
  oidcClientId: providerAddress,
  /** Blank keeps the one that is there. */
  clientSecret: z.string().trim().max(LIMITS.address, `At most ${LIMITS.address} characters`).default(""),
  domains: z.array(MailDomain).max(MAIL_DOMAINS_MAX, `At most ${MAIL_DOMAINS_MAX} domains`),
  /** Colleagues of these domains have no other way in, but for the administrators who keep theirs. */
  isRequired: z.boolean(),
  keeperIds: z.array(Id).max(LIMITS.name),
  /** Signing in there is enough where a second step is asked for. */
  isSecondStep: z.boolean(),
  label: requiredText(60, "Please enter what the button says"),
});
export type ProviderDraft = z.infer<typeof ProviderDraft>;

export const Provider = ProviderDraft.omit({ clientSecret: true, domains: true, label: true }).extend({
  domains: z.array(z.string()),
  label: z.string(),
  /** The secret itself is never sent back. */
  hasSecret: z.boolean(),
  /** What the provider is told to send people back to. */
  redirectUri: z.string(),
  changedAt: Instant.nullable(),
  /** Who may keep a way in of their own. */
  administrators: z.array(z.object({ id: Id, fullName: z.string(), email: z.string() })),
});
export type Provider = z.infer<typeof Provider>;

export const ProviderTest = z.object({ isWorking: z.boolean(), message: z.string() });
export type ProviderTest = z.infer<typeof ProviderTest>;

/** A colleague whose account at the provider is known. */
export const Bound = z.object({
  id: Id,
  fullName: z.string(),
  email: z.string(),
  boundAt: Instant,
});
export type Bound = z.infer<typeof Bound>;

export const ProviderStart = z.object({
  next: WantedPage,
  /** An open page waits for them in another tab. */
  isAgain: z.boolean().default(false),
});
export const ProviderStarted = z.object({ location: z.string() });
export type ProviderStarted = z.infer<typeof ProviderStarted>;

/** What the provider has sent the browser back with. */
export const ProviderReturn = z.object({
  code: z.string().min(1).max(4_000),
  state: z.string().min(1).max(LIMITS.name),
  iss: z.string().max(LIMITS.address).optional(),
});
export const ProviderAnswer = SignInAnswer.extend({
  next: z.string().optional(),
  isAgain: z.boolean(),
});
export type ProviderAnswer = z.infer<typeof ProviderAnswer>;
