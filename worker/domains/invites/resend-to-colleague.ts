import { and, eq, isNull, ne, sql } from "drizzle-orm";

import type { ColleagueInvitation } from "#contracts/invites/shapes.ts";
import { users } from "#db/schema.ts";
import { type Act, answerOf, attemptQuery } from "#worker/core/act.ts";
import { Fault } from "#worker/core/fault.ts";
import { administer } from "#worker/core/grants.ts";
import { sendSoon } from "#worker/core/mail.ts";
import { onlyIf } from "#worker/core/writing.ts";

import { invitationOfColleague, madeBy, toColleagueInvitation } from "./internal/colleague.ts";
import { newLink } from "./internal/new-link.ts";

/** @throws Fault `not_found`; `wrong_state` for one who has joined already. */
export async function resendToColleague(
  act: Act,
  input: { colleagueId: number; requestId?: string | undefined },
): Promise<ColleagueInvitation> {
  const { requestId = crypto.randomUUID(), ...body } = input;
  const attempt = { requestId, operation: "invites.resendToColleague", body };
  const [[before], [person], [first]] = await act.read((db) => [
    attemptQuery(db, requestId),
    db
      .select()
      .from(users)
      .where(and(eq(users.id, input.colleagueId), ne(users.role, "customer"), isNull(users.removedAt))),
    madeBy(db, requestId),
  ]);
  if (await act.isRepeated(attempt, before)) return toColleagueInvitation(act, first);
  if (!person) throw new Fault("not_found");
  if (person.status !== "pending") throw new Fault("wrong_state", "This colleague has joined already.");
  const link = await newLink(
    { now: act.now, vault: act.circumstances.vault },
    { email: person.email, whom: "colleague" },
  );
  const made = await act.writeOnce(attempt, (db) => [
    onlyIf(db, sql`exists (select 1 from users where id = ${person.id} and version = ${person.version})`),
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
