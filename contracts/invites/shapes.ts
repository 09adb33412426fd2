import * as z from "zod";

import { SignInAnswer } from "#contracts/auth/shapes.ts";
import { Instant } from "#contracts/core/dates-shapes.ts";
import { emailAddress, Id, optionalText, RequestId, requiredText } from "#contracts/core/fields.ts";
import { LIMITS } from "#contracts/core/limits.ts";
import { InvitedRole } from "#contracts/workspaces/members-shapes.ts";

import { bareInvitationCode, INVITATION_CODE, INVITATION_STATES } from "./terms.ts";

export const InvitationState = z.enum(INVITATION_STATES);
export type InvitationState = z.infer<typeof InvitationState>;

export const Invitation = z.object({
  id: Id,
  email: z.string(),
  name: z.string(),
  workspaceId: Id,
  personalMessage: z.string().nullable(),
  memberRole: InvitedRole,
  status: InvitationState,
  /** Why its mail was given up on, in the mail server's words; null where it was not. */
  undeliveredWhy: z.string().nullable(),
  createdAt: Instant,
  expiresAt: Instant,
});
export type Invitation = z.infer<typeof Invitation>;

export const InviteDraft = z.object({
  email: emailAddress("Please enter a valid email address"),
  name: requiredText(LIMITS.name, "Please enter both customer name and email address"),
  workspaceId: Id,
  personalMessage: optionalText(LIMITS.personalMessage),
  /** What the person will be to the journey. */
  memberRole: InvitedRole.default("owner"),
  requestId: RequestId.optional(),
});
export type InviteDraft = z.infer<typeof InviteDraft>;

export const ColleagueDraft = z.object({
  email: emailAddress("Please enter a valid email address"),
  fullName: requiredText(LIMITS.name, "Full name is required"),
  jobTitle: optionalText(LIMITS.name),
  isAdmin: z.boolean().default(false),
  requestId: RequestId.optional(),
});
export type ColleagueDraft = z.infer<typeof ColleagueDraft>;

/** How a colleague's invitation stands. */
export const ColleagueInvitation = z.object({
  colleagueId: Id,
  email: z.string(),
  state: InvitationState,
  expiresAt: Instant,
});
export type ColleagueInvitation = z.infer<typeof ColleagueInvitation>;

/** 256 random bits as the mailed link carries them, URL-safe. */
export const InvitationToken = z.string().regex(/^[A-Za-z0-9_-]{43}$/, "This link is not complete");

export const InvitationCode = z
  .string()
  .transform((text) => bareInvitationCode(text))
  .pipe(z.string().regex(INVITATION_CODE, "This code is not complete"));

/** What the page behind a mailed link says before its button is pressed. Looking uses nothing up. */
export const InvitationPreview = z.object({
  state: InvitationState,
  /** The journey an owner is invited to; null for a colleague, who is invited to the company. */
  workspaceName: z.string().nullable(),
  inviterName: z.string(),
  email: z.string(),
  /** Whether a new one has been asked for already. */
  hasAskedAgain: z.boolean(),
});
export type InvitationPreview = z.infer<typeof InvitationPreview>;

/** `POST /auth/join` sets the session's cookie, which a procedure cannot. */
export const JoinInput = z.union([
  z.object({ token: InvitationToken }),
  z.object({ email: emailAddress("Please enter a valid email address"), code: InvitationCode }),
]);
export type JoinInput = z.infer<typeof JoinInput>;
export const JoinAnswer = z.object({
  workspaceId: Id.nullable(),
  owes: SignInAnswer.shape.owes,
  /** False for a colleague who has joined, and whom the company asks to sign in by its identity provider. */
  isIn: z.boolean(),
});
export type JoinAnswer = z.infer<typeof JoinAnswer>;
