import type { Invitation, InviteDraft } from "#contracts/invites.ts";
import type { Act } from "#worker/core/act.ts";

export async function inviteCustomer(act: Act, input: InviteDraft): Promise<Invitation> {
  await act.prove();
  throw new Error(`Being written: ${JSON.stringify(input)}`);
}
