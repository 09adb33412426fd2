import { eq, sql } from "drizzle-orm";

import { isLive } from "#contracts/invites/live-invitations.ts";
import type { Invitation } from "#contracts/invites/shapes.ts";
import { invitations } from "#db/schema.ts";
import { type Act, answerOf } from "#worker/core/act.ts";
import { CalledOff, Fault } from "#worker/core/fault.ts";
import { grant } from "#worker/core/grants.ts";
import { record } from "#worker/core/record.ts";
import { onlyIf } from "#worker/core/writing.ts";

import { openTo, stateOf, toInvitation } from "./internal/rows.ts";

/** @throws Fault `not_found`; `wrong_state` for one that is used, withdrawn or replaced. */
export async function revokeInvitation(
  act: Act,
  { invitationId }: { invitationId: number },
): Promise<Invitation> {
  const [[found]] = await act.read((db) => [openTo(db, eq(invitations.id, invitationId))]);
  if (!found) throw new Fault("not_found");
  const { invitation, workspace } = found;
  const state = stateOf(invitation, act.now);
  const over = new Fault("wrong_state", "This invitation is not open any more.");
  if (!isLive(state) && state !== "expired") throw over;
  grant(act, "inviteOwners");
  try {
    const results = await act.write((db) => [
      onlyIf(
        db,
        sql`exists (select 1 from invitations where id = ${invitationId} and accepted_at is null and revoked_at is null)`,
      ),
      record(act, db, {
        kind: "invitation.revoked",
        workspaceId: workspace.id,
        subject: invitation.name,
        data: { before: { email: invitation.email, state } },
      }),
      db.update(invitations).set({ revokedAt: act.now }).where(eq(invitations.id, invitationId)).returning(),
    ]);
    const [revoked] = answerOf(results);
    if (!revoked) throw over;
    return toInvitation(revoked, act.now);
  } catch (error) {
    throw error instanceof CalledOff ? over : error;
  }
}
