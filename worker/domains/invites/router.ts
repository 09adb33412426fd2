import { inviteRoutes as route } from "#contracts/invites/routes.ts";
import { mutation, query, router } from "#worker/core/trpc.ts";

import { askAgain } from "./ask-again.ts";
import { inviteColleague } from "./invite-colleague.ts";
import { inviteCustomer } from "./invite-customer.ts";
import { listInvitations } from "./list-invitations.ts";
import { markOpened } from "./mark-opened.ts";
import { previewInvitation } from "./preview-invitation.ts";
import { resendInvitation } from "./resend-invitation.ts";
import { resendToColleague } from "./resend-to-colleague.ts";
import { revokeInvitation } from "./revoke-invitation.ts";
import { revokeOfColleague } from "./revoke-of-colleague.ts";

export const invitesRouter = router({
  preview: mutation(route.preview, previewInvitation),
  opened: mutation(route.opened, markOpened),
  askAgain: mutation(route.askAgain, askAgain),
  list: query(route.list, listInvitations),
  resend: mutation(route.resend, resendInvitation),
  revoke: mutation(route.revoke, revokeInvitation),
  inviteCustomer: mutation(route.inviteCustomer, inviteCustomer),
  inviteColleague: mutation(route.inviteColleague, inviteColleague),
  resendToColleague: mutation(route.resendToColleague, resendToColleague),
  revokeOfColleague: mutation(route.revokeOfColleague, revokeOfColleague),
});
