import { inviteRoutes as route } from "#contracts/invites.ts";
import { mutation, query, router } from "#worker/core/trpc.ts";

import { inviteColleague } from "./invite-colleague.ts";
import { inviteCustomer } from "./invite-customer.ts";
import { previewInvitation } from "./preview-invitation.ts";
import { resendToColleague } from "./resend-to-colleague.ts";
import { revokeOfColleague } from "./revoke-of-colleague.ts";

export const invitesRouter = router({
  preview: query(route.preview, previewInvitation),
  inviteCustomer: mutation(route.inviteCustomer, inviteCustomer),
  inviteColleague: mutation(route.inviteColleague, inviteColleague),
  resendToColleague: mutation(route.resendToColleague, resendToColleague),
  revokeOfColleague: mutation(route.revokeOfColleague, revokeOfColleague),
});
