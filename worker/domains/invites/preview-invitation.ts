import { and, eq, isNull } from "drizzle-orm";

import type { InvitationPreview } from "#contracts/invites.ts";
import { invitations, users, workspaces } from "#db/schema.ts";
import type { Act } from "#worker/core/act.ts";
import { Fault } from "#worker/core/fault.ts";
import { sha256 } from "#worker/core/session.ts";

import { stateOf } from "./internal/rows.ts";

/** Only looks: mail scanners open links too. @throws Fault `not_found` for a token that is none. */
export async function previewInvitation(act: Act, { token }: { token: string }): Promise<InvitationPreview> {
  const tokenHash = await sha256(token);
  const [[found]] = await act.read((db) => [
    db
      .select({ invitation: invitations, workspaceName: workspaces.name, inviterName: users.fullName })
      .from(invitations)
      .innerJoin(workspaces, and(eq(workspaces.id, invitations.workspaceId), isNull(workspaces.archivedAt)))
      .innerJoin(users, eq(users.id, invitations.invitedById))
      .where(eq(invitations.tokenHash, tokenHash)),
  ]);
  if (!found) throw new Fault("not_found");
  const { invitation, workspaceName, inviterName } = found;
  return { state: stateOf(invitation, act.now), workspaceName, inviterName, email: invitation.email };
}
