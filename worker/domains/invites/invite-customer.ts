import { and, eq } from "drizzle-orm";

import type { Invitation, InviteDraft } from "#contracts/invites/shapes.ts";
import { users, workspaceMembers } from "#db/schema.ts";
import { allowWorkspace } from "#worker/core/access.ts";
import { type Act, answerOf, attemptQuery } from "#worker/core/act.ts";
import { badFields, Fault } from "#worker/core/fault.ts";
import { grant } from "#worker/core/grants.ts";
import { sendSoon } from "#worker/core/mail.ts";

import { firstInvitation, invitationOfCustomer } from "./internal/customer.ts";
import { newLink } from "./internal/new-link.ts";
import { toInvitation } from "./internal/rows.ts";

/**
 * Invites an owner, or somebody of theirs, to a journey by mail. A live invitation of the same address is replaced: its
 * link no longer counts by itself. The token is only ever in the mail; a hash of it is kept.
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
  if (await act.isRepeated(attempt, before)) return firstInvitation(act, requestId);
  if (person && person.role !== "customer") throw badFields({ email: "This address belongs to a colleague" });
  if (person?.joinedAt) throw new Fault("already_invited");

  const { email, name, memberRole, personalMessage = null } = draft;
  const leave = grant(act, "inviteOwners");
  const link = await newLink({ now: act.now, vault: act.circumstances.vault }, { email, whom: "owner" });
  const invited = { email, name, memberRole, personalMessage };
  const made = await act.writeOnce(attempt, (db) => [
    ...invitationOfCustomer(act, db, { invited, workspace, link, requestId, leave }),
  ]);
  if (!made) return firstInvitation(act, requestId);
  sendSoon(act);
  const [invitation] = answerOf(made);
  if (!invitation) throw new Fault("not_found");
  return toInvitation(invitation, act.now);
}
