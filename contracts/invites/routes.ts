import * as z from "zod";

import { Id, RequestId } from "#contracts/core/fields.ts";
import { PageInput, pageOf } from "#contracts/core/paging-shapes.ts";
import { defineRoutes } from "#contracts/core/route.ts";

import {
  ColleagueDraft,
  ColleagueInvitation,
  Invitation,
  InvitationPreview,
  InvitationToken,
  InviteDraft,
} from "./shapes.ts";

export const inviteRoutes = defineRoutes({
  // Asks for a body, since what it is asked with leads in, and addresses are logged.
  preview: {
    kind: "mutation",
    access: "public",
    rest: "POST /invitations/preview",
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
