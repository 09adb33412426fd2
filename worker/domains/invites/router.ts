import { inviteRoutes as route } from "#contracts/invites.ts";
import { mutation, query, router } from "#worker/core/trpc.ts";

import { inviteCustomer } from "./invite-customer.ts";
import { previewInvitation } from "./preview-invitation.ts";

export const invitesRouter = router({
  preview: query(route.preview, previewInvitation),
  inviteCustomer: mutation(route.inviteCustomer, inviteCustomer),
});
