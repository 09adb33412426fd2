import type { InvitationPreview } from "#contracts/invites.ts";
import type { Act } from "#worker/core/act.ts";

export async function previewInvitation(act: Act, input: { token: string }): Promise<InvitationPreview> {
  await act.prove();
  throw new Error(`Being written: ${JSON.stringify(input)}`);
}
