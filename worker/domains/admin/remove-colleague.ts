import { and, eq, sql } from "drizzle-orm";

import { teamMembers, users } from "#db/schema.ts";
import type { Act } from "#worker/core/act.ts";
import { Fault } from "#worker/core/fault.ts";
import { sendSoon } from "#worker/core/mail.ts";
import { record } from "#worker/core/record.ts";
import { onlyIf } from "#worker/core/writing.ts";
import { credentialsChanged } from "#worker/domains/auth/credentials-changed.ts";

import { handOver } from "./internal/hand-over.ts";
import { colleagueQuery, hasOtherAdministrator } from "./internal/rows.ts";
import { successorOf } from "./internal/successor.ts";

/**
 * Takes a colleague off the company's list. What they had open goes to the successor, or to the caller where none is
 * named; what is done keeps their name.
 * @throws Fault `not_found`; `wrong_state` for oneself and for the last active administrator; `invalid_input` where the
 * successor is not an active colleague.
 */
export async function removeColleague(
  act: Act,
  input: { colleagueId: number; successorId?: number | undefined },
): Promise<{ colleagueId: number }> {
  const { colleagueId } = input;
  const heirId = input.successorId ?? act.who.userId;
  const [[found], [heirRow], [others]] = await act.read((db) => [
    colleagueQuery(db, eq(users.id, colleagueId)),
    colleagueQuery(db, and(eq(users.id, heirId), eq(users.status, "active"))),
    db.select({ exist: sql<number>`${hasOtherAdministrator(colleagueId)}` }).from(sql`(select 1)`),
  ]);
  if (!found) throw new Fault("not_found");
  if (colleagueId === act.who.userId) throw new Fault("wrong_state", "You cannot remove yourself.");
  const heir = successorOf(heirRow?.user, [colleagueId]);
  if (!others?.exist) throw new Fault("wrong_state", "The last active administrator cannot be removed.");

  const { user } = found;
  await act.write((db) => [
    onlyIf(
      db,
      sql`exists (select 1 from users where id = ${colleagueId} and version = ${user.version} and removed_at is null) and ${hasOtherAdministrator(colleagueId)}`,
    ),
    ...credentialsChanged(act, db, colleagueId, "everything"),
    db
      .update(users)
      .set({ removedAt: act.now, status: "inactive", version: user.version + 1 })
      .where(eq(users.id, colleagueId)),
    ...handOver(act, db, [user], heir),
    db.delete(teamMembers).where(eq(teamMembers.userId, colleagueId)),
    record(act, db, {
      kind: "colleague.removed",
      personId: colleagueId,
      subject: user.fullName,
      data: { after: { successorId: heirId } },
    }),
  ]);
  sendSoon(act);
  return { colleagueId };
}
