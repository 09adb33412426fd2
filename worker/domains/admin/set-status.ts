import { and, eq, inArray, ne, sql } from "drizzle-orm";

import type { Colleague, StatusChange } from "#contracts/admin/shapes.ts";
import { users } from "#db/schema.ts";
import { type Act, answerOf } from "#worker/core/act.ts";
import { Fault } from "#worker/core/fault.ts";
import { sendSoon } from "#worker/core/mail.ts";
import { recordEach } from "#worker/core/record.ts";
import { onlyIf } from "#worker/core/writing.ts";
import { credentialsChanged } from "#worker/domains/auth/credentials-changed.ts";

import { handOver } from "./internal/hand-over.ts";
import { colleagueQuery, hasOtherAdministrator, toColleague } from "./internal/rows.ts";
import { successorOf } from "./internal/successor.ts";

/**
 * Gives several colleagues one status, all or none of them. Whoever becomes inactive is signed out and hands over what
 * they have open to one successor.
 * @throws Fault `not_found` where one of them is no colleague; `wrong_state` where no active administrator would be left;
 * `invalid_input` where the successor is not an active colleague or among them.
 */
export async function setStatus(
  act: Act,
  { colleagueIds, status, ...rest }: StatusChange,
): Promise<Colleague[]> {
  const ids = [...new Set(colleagueIds)];
  const heirId = rest.successorId ?? act.who.userId;
  const [found, [heirRow], [others]] = await act.read((db) => [
    colleagueQuery(db, inArray(users.id, ids)),
    colleagueQuery(db, and(eq(users.id, heirId), eq(users.status, "active"))),
    db.select({ exist: sql<number>`${hasOtherAdministrator(...ids)}` }).from(sql`(select 1)`),
  ]);
  if (found.length < ids.length) throw new Fault("not_found");
  const isEnd = status === "inactive";
  if (isEnd && !others?.exist) {
    throw new Fault("wrong_state", "The last active administrator has to stay one.");
  }
  const leavers = isEnd ? found.map(({ user }) => user).filter((user) => user.status === "active") : [];
  const heir = leavers.length > 0 ? successorOf(heirRow?.user, ids) : null;
  const results = await act.write((db) => [
    onlyIf(
      db,
      sql`(select count(*) from users where id in (${sql.join(
        ids.map((id) => sql`${id}`),
        sql`, `,
      )}) and removed_at is null) = ${ids.length} and (${isEnd ? 0 : 1} or ${hasOtherAdministrator(...ids)})`,
    ),
    recordEach(
      act,
      db,
      { kind: "colleague.updated", workspaceId: sql`null`, personId: sql`id`, subject: sql`full_name` },
      sql`users where ${and(inArray(users.id, ids), ne(users.status, status))}`,
    ),
    ...credentialsChanged(
      act,
      db,
      sql`select id from users where ${and(inArray(users.id, ids), ne(users.status, status))}`,
      "standing",
    ),
    db
      .update(users)
      .set({ status, version: sql`${users.version} + 1` })
      .where(and(inArray(users.id, ids), ne(users.status, status))),
    ...(heir ? handOver(act, db, leavers, heir) : []),
    colleagueQuery(db, inArray(users.id, ids)),
  ]);
  if (heir) sendSoon(act);
  return answerOf(results).map((row) => toColleague(row, act.now));
}
