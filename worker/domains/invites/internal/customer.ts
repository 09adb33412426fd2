import { and, eq, isNull } from "drizzle-orm";

import type { Invitation } from "#contracts/invites/shapes.ts";
import type { InvitedRole } from "#contracts/workspaces/members-shapes.ts";
import type { Db } from "#db/client.ts";
import { invitations, outbox } from "#db/schema.ts";
import type { Act } from "#worker/core/act.ts";
import { Fault } from "#worker/core/fault.ts";
import type { Grant } from "#worker/core/grants.ts";
import { record } from "#worker/core/record.ts";

import type { Link } from "./new-link.ts";
import { toInvitation } from "./rows.ts";

export type Invited = {
  email: string;
  name: string;
  memberRole: InvitedRole;
  personalMessage: string | null;
};

/** The statements that mail somebody a link to a journey in place of the one before; the last one answers the invitation. */
export function invitationOfCustomer(
  act: Act,
  db: Db,
  {
    invited,
    workspace,
    link,
    requestId,
  }: {
    invited: Invited;
    workspace: { id: number; name: string };
    link: Link;
    requestId: string;
    leave: Grant<"inviteOwners">;
  },
) {
  const { email, name, memberRole, personalMessage } = invited;
  return [
    db
      .update(invitations)
      .set({ revokedAt: act.now })
      .where(
        and(
          eq(invitations.workspaceId, workspace.id),
          eq(invitations.email, email),
          isNull(invitations.acceptedAt),
          isNull(invitations.revokedAt),
        ),
      ),
    db.insert(outbox).values({
      template: "invitation",
      toEmail: email,
      toName: name,
      payload: {
        name,
        inviterName: act.user.fullName,
        workspaceName: workspace.name,
        personalMessage,
        // Behind `#`, so that the token reaches no server log on its way.
        link: `${act.circumstances.origin}/join#${link.token}`,
        code: link.code,
        expiresAt: link.expiresAt.toISOString(),
      },
      dedupeKey: `invitation:${requestId}`,
      byId: act.who.userId,
      workspaceId: workspace.id,
      createdAt: act.now,
      nextAttemptAt: act.now,
    }),
    record(act, db, {
      kind: "member.invited",
      workspaceId: workspace.id,
      subject: name,
      data: { after: { email, memberRole } },
    }),
    db
      .insert(invitations)
      .values({
        workspaceId: workspace.id,
        email,
        name,
        role: "customer",
        memberRole,
        personalMessage,
        tokenHash: link.tokenHash,
        codeHash: link.codeHash,
        invitedById: act.who.userId,
        createdAt: act.now,
        expiresAt: link.expiresAt,
        requestId,
      })
      .returning(),
  ] as const;
}

/** What an earlier attempt has made. */
export async function firstInvitation(act: Act, requestId: string): Promise<Invitation> {
  const [[invitation]] = await act.read((db) => [
    db.select().from(invitations).where(eq(invitations.requestId, requestId)),
  ]);
  if (!invitation) throw new Fault("not_found");
  return toInvitation(invitation, act.now);
}
