import { eq, sql } from "drizzle-orm";

import type { Colleague, ColleaguePatch } from "#contracts/admin.ts";
import { users } from "#db/schema.ts";
import { type Act, answerOf } from "#worker/core/act.ts";
import { Fault } from "#worker/core/fault.ts";
import { record } from "#worker/core/record.ts";
import { onlyIf } from "#worker/core/writing.ts";

import { colleagueQuery, hasOtherAdministrator, revokeSessions, toColleague } from "./internal/rows.ts";

/**
 * Changes what the patch names. Whoever is no longer active is signed out everywhere; a changed role asks for a new sign-in.
 * @throws Fault `not_found`; `wrong_state` where no active administrator would be left; `stale_version` where somebody
 * else changed the colleague in between.
 */
export async function updateColleague(act: Act, patch: ColleaguePatch): Promise<Colleague> {
  const [[found], [others]] = await act.read((db) => [
    colleagueQuery(db, eq(users.id, patch.colleagueId)),
    db.select({ exist: sql<number>`${hasOtherAdministrator(patch.colleagueId)}` }).from(sql`(select 1)`),
  ]);
  if (!found) throw new Fault("not_found");
  const { user } = found;
  const after = {
    fullName: patch.fullName ?? user.fullName,
    jobTitle: patch.jobTitle === undefined ? user.jobTitle : patch.jobTitle || null,
    role: patch.isAdmin === undefined ? user.role : patch.isAdmin ? ("admin" as const) : ("staff" as const),
    status: patch.status ?? user.status,
  };
  const before = {
    fullName: user.fullName,
    jobTitle: user.jobTitle,
    role: user.role,
    status: user.status,
  };
  if (JSON.stringify(after) === JSON.stringify(before)) return toColleague(found);
  const isAdministrator = user.role === "admin" && user.status === "active";
  const staysAdministrator = after.role === "admin" && after.status === "active";
  const needsAnother = isAdministrator && !staysAdministrator;
  if (needsAnother && !others?.exist) {
    throw new Fault("wrong_state", "The last active administrator has to stay one.");
  }
  const results = await act.write((db) => [
    onlyIf(
      db,
      sql`exists (select 1 from users where id = ${user.id} and version = ${user.version}) and (${needsAnother ? 0 : 1} or ${hasOtherAdministrator(user.id)})`,
    ),
    db
      .update(users)
      .set({ ...after, version: user.version + 1 })
      .where(eq(users.id, user.id)),
    ...(after.status === "active" ? [] : [revokeSessions(db, user.id, act.now)]),
    record(act, db, {
      kind: "colleague.updated",
      personId: user.id,
      subject: after.fullName,
      data: { before, after },
    }),
    colleagueQuery(db, eq(users.id, user.id)),
  ]);
  const [changed] = answerOf(results);
  if (!changed) throw new Fault("not_found");
  return toColleague(changed);
}
