import { eq } from "drizzle-orm";

import type { InvitationPreview } from "#contracts/invites/shapes.ts";
import { invitations } from "#db/schema.ts";
import type { Act } from "#worker/core/act.ts";
import { Fault } from "#worker/core/fault.ts";
import { sha256 } from "#worker/core/session.ts";

import { invitationOf, standing } from "./internal/by-token.ts";
import { stateOf } from "./internal/rows.ts";

/** Only looks: mail scanners open links too. @throws Fault `not_found` for a token that is none. */
export async function previewInvitation(act: Act, { token }: { token: string }): Promise<InvitationPreview> {
  const tokenHash = await sha256(token);
  const [[found]] = await act.read((db) => [invitationOf(db, eq(invitations.tokenHash, tokenHash))]);
  if (!found) throw new Fault("not_found");
  const { workspaceName, inviterName, own } = found;
  const invitation = standing(found);
  return {
    state: stateOf(invitation, act.now),
    workspaceName,
    inviterName,
    email: own.email,
    hasAskedAgain: invitation.askedAgainAt !== null,
  };
}
