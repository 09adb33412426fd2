import { and, eq, isNull, ne, sql } from "drizzle-orm";

import type { ColleagueInvitation } from "#contracts/invites/shapes.ts";
import { invitations, users } from "#db/schema.ts";
import { type Act, answerOf } from "#worker/core/act.ts";
import { Fault } from "#worker/core/fault.ts";
import { record } from "#worker/core/record.ts";
import { onlyIf } from "#worker/core/writing.ts";

import { openOf, toColleagueInvitation } from "./internal/colleague.ts";

/** The account stays on the list as pending. @throws Fault `not_found`; `wrong_state` where no invitation is open. */
export async function revokeOfColleague(
  act: Act,
  { colleagueId }: { colleagueId: number },
): Promise<ColleagueInvitation> {
  const [[found]] = await act.read((db) => [
    db
      .select({ person: users, invitation: invitations })
      .from(users)
      .leftJoin(
        invitations,
        and(
          sql`${invitations.email} = ${users.email}`,
          isNull(invitations.workspaceId),
          isNull(invitations.acceptedAt),
          isNull(invitations.revokedAt),
        ),
      )
      .where(and(eq(users.id, colleagueId), ne(users.role, "customer"), isNull(users.removedAt))),
  ]);
  if (!found) throw new Fault("not_found");
  const { person, invitation } = found;
  if (!invitation) throw new Fault("wrong_state", "This colleague has no open invitation.");
  const results = await act.write((db) => [
    onlyIf(
      db,
      sql`exists (select 1 from invitations where id = ${invitation.id} and accepted_at is null and revoked_at is null)`,
    ),
    db.update(invitations).set({ revokedAt: act.now }).where(openOf(person.email)),
    record(act, db, { kind: "invitation.revoked", personId: person.id, subject: person.fullName }),
    db
      .select({ invitation: invitations, colleagueId: users.id })
      .from(invitations)
      .innerJoin(users, eq(users.id, person.id))
      .where(eq(invitations.id, invitation.id)),
  ]);
  return toColleagueInvitation(act, answerOf(results)[0]);
}
