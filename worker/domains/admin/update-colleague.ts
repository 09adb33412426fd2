import { and, eq, sql } from "drizzle-orm";

import type { Colleague, ColleaguePatch } from "#contracts/admin/shapes.ts";
import { users } from "#db/schema.ts";
import { type Act, answerOf } from "#worker/core/act.ts";
import { Fault } from "#worker/core/fault.ts";
import { sendSoon } from "#worker/core/mail.ts";
import { record } from "#worker/core/record.ts";
import { onlyIf } from "#worker/core/writing.ts";
import { credentialsChanged } from "#worker/domains/auth/credentials-changed.ts";

import { handOver } from "./internal/hand-over.ts";
import { colleagueQuery, hasOtherAdministrator, toColleague } from "./internal/rows.ts";
import { successorOf } from "./internal/successor.ts";

/**
 * Changes what the patch names. Whoever is no longer active is signed out everywhere and hands over what they have open;
 * a changed role asks for a new sign-in.
 * @throws Fault `not_found`; `wrong_state` where no active administrator would be left; `invalid_input` where the
 * successor is not an active colleague; `stale_version` where somebody else changed the colleague in between.
 */
export async function updateColleague(act: Act, patch: ColleaguePatch): Promise<Colleague> {
  const heirId = patch.successorId ?? act.who.userId;
  const [[found], [heirRow], [others]] = await act.read((db) => [
    colleagueQuery(db, eq(users.id, patch.colleagueId)),
    colleagueQuery(db, and(eq(users.id, heirId), eq(users.status, "active"))),
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
  if (JSON.stringify(after) === JSON.stringify(before)) return toColleague(found, act.now);
  const isAdministrator = user.role === "admin" && user.status === "active";
  const staysAdministrator = after.role === "admin" && after.status === "active";
  const needsAnother = isAdministrator && !staysAdministrator;
  if (needsAnother && !others?.exist) {
    throw new Fault("wrong_state", "The last active administrator has to stay one.");
  }
  const leaves = user.status === "active" && after.status !== "active";
  const heir = leaves ? successorOf(heirRow?.user, [user.id]) : null;
  const results = await act.write((db) => [
    onlyIf(
      db,
      sql`exists (select 1 from users where id = ${user.id} and version = ${user.version}) and (${needsAnother ? 0 : 1} or ${hasOtherAdministrator(user.id)})`,
    ),
    ...(after.status === user.status && after.role === user.role
      ? []
      : credentialsChanged(act, db, user.id, "standing")),
    db
      .update(users)
      .set({ ...after, version: user.version + 1 })
      .where(eq(users.id, user.id)),
    ...(heir ? handOver(act, db, [user], heir) : []),
    record(act, db, {
      kind: "colleague.updated",
      personId: user.id,
      subject: after.fullName,
      data: { before, after },
    }),
    colleagueQuery(db, eq(users.id, user.id)),
  ]);
  if (leaves) sendSoon(act);
  const [changed] = answerOf(results);
  if (!changed) throw new Fault("not_found");
  return toColleague(changed, act.now);
}
