import * as z from "zod";

import { Instant } from "./core/dates.ts";
import { emailAddress, Id, optionalText, RequestId, requiredText } from "./core/fields.ts";
import { LIMITS } from "./core/limits.ts";
import { defineRoutes } from "./core/route.ts";

export const INVITATION_STATES = ["sent", "accepted", "expired", "revoked"] as const;

/** How long an owner's invitation can be accepted, in days. */
export const INVITATION_DAYS = 7;

export const Invitation = z.object({
  id: Id,
  email: z.string(),
  name: z.string(),
  workspaceId: Id,
  personalMessage: z.string().nullable(),
  status: z.enum(INVITATION_STATES),
  createdAt: Instant,
  expiresAt: Instant,
});
export type Invitation = z.infer<typeof Invitation>;

export const InviteDraft = z.object({
  email: emailAddress("Please enter a valid email address"),
  name: requiredText(LIMITS.name, "Please enter both customer name and email address"),
  workspaceId: Id,
  personalMessage: optionalText(LIMITS.personalMessage),
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
  state: z.enum(INVITATION_STATES),
  expiresAt: Instant,
});
export type ColleagueInvitation = z.infer<typeof ColleagueInvitation>;

/** 256 random bits as the mailed link carries them, URL-safe. */
export const InvitationToken = z.string().regex(/^[A-Za-z0-9_-]{43}$/, "This link is not complete");

/** What the page behind a mailed link says before its button is pressed. Looking uses nothing up. */
export const InvitationPreview = z.object({
  state: z.enum(INVITATION_STATES),
  /** The journey an owner is invited to; null for a colleague, who is invited to the company. */
  workspaceName: z.string().nullable(),
  inviterName: z.string(),
  email: z.string(),
});
export type InvitationPreview = z.infer<typeof InvitationPreview>;

/** `POST /auth/join` sets the session's cookie, which a procedure cannot. */
export const JoinInput = z.object({ token: InvitationToken });
export const JoinAnswer = z.object({ workspaceId: Id.nullable() });
export type JoinAnswer = z.infer<typeof JoinAnswer>;

export const inviteRoutes = defineRoutes({
  preview: {
    kind: "query",
    access: "public",
    rest: "GET /invitations/preview",
    summary: "What an invitation's link leads to; looking does not accept it",
    input: z.object({ token: InvitationToken }),
    output: InvitationPreview,
  },
  inviteCustomer: {
    kind: "mutation",
    access: "staff",
    permission: "inviteOwners",
    rest: "POST /invite-customer",
    summary: "Invite a customer to a workspace by mail",
    input: InviteDraft,
    output: Invitation,
    status: 201,
  },
  inviteColleague: {
    kind: "mutation",
    access: "admin",
    rest: "POST /admin/colleagues",
    summary: "Add a colleague who joins by a mailed link",
    input: ColleagueDraft,
    output: ColleagueInvitation,
    status: 201,
  },
  resendToColleague: {
    kind: "mutation",
    access: "admin",
    rest: "POST /admin/colleagues/:colleagueId/invitation",
    summary: "Mail a new link to a colleague who has not joined yet; it replaces the one before",
    input: z.object({ colleagueId: Id, requestId: RequestId.optional() }),
    output: ColleagueInvitation,
    status: 201,
  },
  revokeOfColleague: {
    kind: "mutation",
    access: "admin",
    rest: "DELETE /admin/colleagues/:colleagueId/invitation",
    summary: "Withdraw the open invitation of a colleague",
    input: z.object({ colleagueId: Id }),
    output: ColleagueInvitation,
  },
});
