import { and, eq, isNull } from "drizzle-orm";

import type { Invitation, InviteDraft } from "#contracts/invites.ts";
import type { Db } from "#db/client.ts";
import { invitations, outbox, users, workspaceMembers } from "#db/schema.ts";
import { allowWorkspace, type Allowed, type WorkspaceRow } from "#worker/core/access.ts";
import { type Act, answerOf, attemptQuery } from "#worker/core/act.ts";
import { badFields, Fault } from "#worker/core/fault.ts";
import { sendSoon } from "#worker/core/mail.ts";
import { record } from "#worker/core/record.ts";

import { newLink } from "./internal/new-link.ts";
import { toInvitation } from "./internal/rows.ts";

/**
 * Invites an owner to a journey by mail. A live invitation of the same address is replaced: its link no longer counts by
 * itself. The token is only ever in the mail; a hash of it is kept.
 * @throws Fault `already_invited` for who has joined; `invalid_input` for a colleague's address.
 */
export async function inviteCustomer(act: Act, draft: InviteDraft): Promise<Invitation> {
  const { requestId = crypto.randomUUID(), ...body } = draft;
  const attempt = { requestId, operation: "invites.inviteCustomer", body };
  const { workspace, also } = await allowWorkspace(act, draft.workspaceId, "invite", (db) => [
    attemptQuery(db, requestId),
    db
      .select({ role: users.role, joinedAt: workspaceMembers.joinedAt })
      .from(users)
      .leftJoin(
        workspaceMembers,
        and(eq(workspaceMembers.userId, users.id), eq(workspaceMembers.workspaceId, draft.workspaceId)),
      )
      .where(eq(users.email, draft.email)),
  ]);
  const [[before], [person]] = also;
  if (await act.isRepeated(attempt, before)) return firstAnswer(act, requestId);
  if (person && person.role !== "customer") throw badFields({ email: "This address belongs to a colleague" });
  if (person?.joinedAt) throw new Fault("already_invited");

  const { token, tokenHash, expiresAt } = await newLink(act.now);
  const made = await act.writeOnce(attempt, (db) => [
    db
      .update(invitations)
      .set({ revokedAt: act.now })
      .where(
        and(
          eq(invitations.workspaceId, workspace.id),
          eq(invitations.email, draft.email),
          isNull(invitations.acceptedAt),
          isNull(invitations.revokedAt),
        ),
      ),
    mailOf(act, db, { draft, workspace, requestId, token, expiresAt }),
    record(act, db, { kind: "member.invited", workspaceId: workspace.id, subject: draft.name }),
    db
      .insert(invitations)
      .values({
        workspaceId: workspace.id,
        email: draft.email,
        name: draft.name,
        role: "customer",
        memberRole: "owner",
        personalMessage: draft.personalMessage ?? null,
        tokenHash,
        invitedById: act.who.userId,
        createdAt: act.now,
        expiresAt,
        requestId,
      })
      .returning(),
  ]);
  if (!made) return firstAnswer(act, requestId);
  sendSoon(act);
  const [invitation] = answerOf(made);
  if (!invitation) throw new Fault("not_found");
  return toInvitation(invitation, act.now);
}

function mailOf(
  act: Act,
  db: Db,
  invitation: {
    draft: InviteDraft;
    workspace: Allowed<WorkspaceRow, "invite">;
    requestId: string;
    token: string;
    expiresAt: Date;
  },
) {
  const { draft, workspace, requestId, token, expiresAt } = invitation;
  return db.insert(outbox).values({
    template: "invitation",
    toEmail: draft.email,
    toName: draft.name,
    payload: {
      name: draft.name,
      inviterName: act.user.fullName,
      workspaceName: workspace.name,
      personalMessage: draft.personalMessage ?? null,
      // Behind `#`, so that the token reaches no server log on its way.
      link: `${act.circumstances.origin}/join#${token}`,
      expiresAt: expiresAt.toISOString(),
    },
    dedupeKey: `invitation:${requestId}`,
    createdAt: act.now,
    nextAttemptAt: act.now,
  });
}

async function firstAnswer(act: Act, requestId: string): Promise<Invitation> {
  const [[invitation]] = await act.read((db) => [
    db.select().from(invitations).where(eq(invitations.requestId, requestId)),
  ]);
  if (!invitation) throw new Fault("not_found");
  return toInvitation(invitation, act.now);
}
