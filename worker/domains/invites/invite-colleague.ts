import { eq } from "drizzle-orm";

import type { ColleagueDraft, ColleagueInvitation } from "#contracts/invites/shapes.ts";
import { users } from "#db/schema.ts";
import { type Act, answerOf, attemptQuery } from "#worker/core/act.ts";
import { badFields } from "#worker/core/fault.ts";
import { administer } from "#worker/core/grants.ts";
import { sendSoon } from "#worker/core/mail.ts";

import { invitationOfColleague, madeBy, toColleagueInvitation } from "./internal/colleague.ts";
import { newLink } from "./internal/new-link.ts";

/**
 * Adds a pending colleague and mails a link to join by. One who was removed before comes back to the same account.
 * @throws Fault `invalid_input` for an address that an owner or another colleague has.
 */
export async function inviteColleague(act: Act, draft: ColleagueDraft): Promise<ColleagueInvitation> {
  const { requestId = crypto.randomUUID(), ...body } = draft;
  const attempt = { requestId, operation: "invites.inviteColleague", body };
  const [[before], [known], [first]] = await act.read((db) => [
    attemptQuery(db, requestId),
    db.select().from(users).where(eq(users.email, draft.email)),
    madeBy(db, requestId),
  ]);
  if (await act.isRepeated(attempt, before)) return toColleagueInvitation(act, first);
  if (known?.role === "customer") throw badFields({ email: "This address belongs to an owner" });
  if (known && !known.removedAt) throw badFields({ email: "There is a colleague with this address already" });

  const link = await newLink(
    { now: act.now, vault: act.circumstances.vault },
    { email: draft.email, whom: "colleague" },
  );
  const person = {
    fullName: draft.fullName,
    email: draft.email,
    role: draft.isAdmin ? ("admin" as const) : ("staff" as const),
    status: "pending" as const,
    jobTitle: draft.jobTitle ?? null,
    createdAt: act.now,
  };
  const made = await act.writeOnce(attempt, (db) => [
    db
      .insert(users)
      .values(person)
      .onConflictDoUpdate({ target: users.email, set: { ...person, removedAt: null } }),
    ...invitationOfColleague(act, db, { person, link, requestId, leave: administer(act) }),
    madeBy(db, requestId),
  ]);
  if (!made) {
    const [[again]] = await act.read((db) => [madeBy(db, requestId)]);
    return toColleagueInvitation(act, again);
  }
  sendSoon(act);
  return toColleagueInvitation(act, answerOf(made)[0]);
}
