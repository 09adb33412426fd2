import { eq } from "drizzle-orm";

import type { Invitation } from "#contracts/invites/shapes.ts";
import { invitations } from "#db/schema.ts";
import { type Act, answerOf, attemptQuery } from "#worker/core/act.ts";
import { Fault } from "#worker/core/fault.ts";
import { grant } from "#worker/core/grants.ts";
import { sendSoon } from "#worker/core/mail.ts";

import { firstInvitation, invitationOfCustomer } from "./internal/customer.ts";
import { newLink } from "./internal/new-link.ts";
import { openTo, roleOf, toInvitation } from "./internal/rows.ts";

/** The link before dies; its mail still leads in while the new one is live. @throws Fault `not_found`; `wrong_state` for who has joined. */
export async function resendInvitation(
  act: Act,
  input: { invitationId: number; requestId?: string | undefined },
): Promise<Invitation> {
  const { requestId = crypto.randomUUID(), ...body } = input;
  const attempt = { requestId, operation: "invites.resend", body };
  const [[before], [found]] = await act.read((db) => [
    attemptQuery(db, requestId),
    openTo(db, eq(invitations.id, input.invitationId)),
  ]);
  if (await act.isRepeated(attempt, before)) return firstInvitation(act, requestId);
  if (!found) throw new Fault("not_found");
  const { invitation, workspace, joinedAt } = found;
  if (joinedAt) throw new Fault("wrong_state", "This person has joined already.");
  const { email, name, personalMessage } = invitation;
  const leave = grant(act, "inviteOwners");
  const link = await newLink({ now: act.now, vault: act.circumstances.vault }, { email, whom: "owner" });
  const invited = { email, name, memberRole: roleOf(invitation), personalMessage };
  const made = await act.writeOnce(attempt, (db) => [
    ...invitationOfCustomer(act, db, { invited, workspace, link, requestId, leave }),
  ]);
  if (!made) return firstInvitation(act, requestId);
  sendSoon(act);
  const [again] = answerOf(made);
  if (!again) throw new Fault("not_found");
  return toInvitation(again, act.now);
}
