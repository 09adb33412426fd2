import { inviteRoutes as route } from "#contracts/invites.ts";
import { mutation, router } from "#worker/core/trpc.ts";

import { inviteCustomer } from "./invite-customer.ts";

export const invitesRouter = router({
  inviteCustomer: mutation(route.inviteCustomer, inviteCustomer),
});
