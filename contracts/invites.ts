import * as z from "zod";

import { SignInAnswer } from "./auth.ts";
import { Instant } from "./core/dates.ts";
import { emailAddress, Id, optionalText, RequestId, requiredText } from "./core/fields.ts";
import { LIMITS } from "./core/limits.ts";
import { PageInput, pageOf } from "./core/paging.ts";
import { defineRoutes } from "./core/route.ts";
import { InvitedRole } from "./members.ts";

/** `opened` is one whose page was shown in a browser, which accepts nothing. */
export const INVITATION_STATES = ["sent", "opened", "accepted", "expired", "revoked"] as const;
export const InvitationState = z.enum(INVITATION_STATES);
export type InvitationState = z.infer<typeof InvitationState>;

/** The two in which its link leads in. */
export const isLive = (state: InvitationState): boolean => state === "sent" || state === "opened";

/** How long an invitation can be accepted: an owner's, and a colleague's, whose account may do more. */
export const INVITATION_HOURS = { owner: 168, colleague: 72 } as const;

/** After this long whoever has not joined is reminded once. */
export const REMINDER_HOURS = { owner: 72, colleague: 48 } as const;

export const Invitation = z.object({
  id: Id,
  email: z.string(),
  name: z.string(),
  workspaceId: Id,
  personalMessage: z.string().nullable(),
  memberRole: InvitedRole,
  status: InvitationState,
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

/** Letters and digits that nobody mistakes for one another, as the mail shows them: `ABCD-EFGH`; typed in any case. */
export const INVITATION_CODE_LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";
export const INVITATION_CODE_LENGTH = 8;
const CODE = /^[A-HJKMNP-Z2-9]{8}$/;
const bareCode = (text: string): string => text.toUpperCase().replaceAll(/[\s-]/g, "");
export const InvitationCode = z
  .string()
  .transform((text) => bareCode(text))
  .pipe(z.string().regex(CODE, "This code is not complete"));

/** A code as it was typed, without what is only there to read it; null where it is not whole. */
export function readCode(typed: string): string | null {
  const code = bareCode(typed);
  return CODE.test(code) ? code : null;
}

/** A code that was typed wrongly so often is worth nothing any more; the link still is. */
export const INVITATION_CODE_TRIES = 10;

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

export const inviteRoutes = defineRoutes({
  preview: {
    kind: "query",
    access: "public",
    rest: "GET /invitations/preview",
    summary: "What an invitation's link leads to; looking does not accept it",
    input: z.object({ token: InvitationToken }),
    output: InvitationPreview,
  },
  opened: {
    kind: "mutation",
    access: "public",
    summary: "Say that a person sees an invitation's page; nothing is accepted",
    input: z.object({ token: InvitationToken }),
    output: z.object({}),
  },
  askAgain: {
    kind: "mutation",
    access: "public",
    summary: "Ask whoever has invited for a new invitation in place of one that has expired; once for each",
    input: z.object({ token: InvitationToken }),
    output: z.object({}),
  },
  list: {
    kind: "query",
    access: "staff",
    rest: "GET /workspaces/:workspaceId/invitations",
    summary: "The invitations to a workspace, newest first",
    input: PageInput.extend({ workspaceId: Id }),
    output: pageOf(Invitation),
  },
  resend: {
    kind: "mutation",
    access: "staff",
    permission: "inviteOwners",
    rest: "POST /invitations/:invitationId/resend",
    summary: "Mail a new link in place of the one before",
    input: z.object({ invitationId: Id, requestId: RequestId.optional() }),
    output: Invitation,
    status: 201,
  },
  revoke: {
    kind: "mutation",
    access: "staff",
    permission: "inviteOwners",
    rest: "DELETE /invitations/:invitationId",
    summary: "Withdraw an open invitation; its link leads nowhere from then on",
    input: z.object({ invitationId: Id }),
    output: Invitation,
  },
  inviteCustomer: {
    kind: "mutation",
    access: "staff",
    permission: "inviteOwners",
    rest: "POST /invite-customer",
    limit: "invitation",
    summary: "Invite a customer to a workspace by mail",
    input: InviteDraft,
    output: Invitation,
    status: 201,
  },
  inviteColleague: {
    kind: "mutation",
    access: "admin",
    rest: "POST /admin/colleagues",
    limit: "invitation",
    summary: "Add a colleague who joins by a mailed link",
    input: ColleagueDraft,
    output: ColleagueInvitation,
    status: 201,
  },
  resendToColleague: {
    kind: "mutation",
    access: "admin",
    rest: "POST /admin/colleagues/:colleagueId/invitation",
    limit: "invitation",
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
