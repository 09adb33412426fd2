import { and, asc, eq, inArray, isNull, sql, type SQL } from "drizzle-orm";

import type { Db } from "#db/client.ts";
import { users, workspaceMembers } from "#db/schema.ts";
import type { Act } from "#worker/core/act.ts";

/** As many colleagues as a list to choose from holds. */
const COLLEAGUES_SHOWN = 200;

const PERSON = { id: users.id, name: users.fullName, role: users.role } as const;
const isActive = and(eq(users.status, "active"), isNull(users.removedAt));

/** The members of a journey and the colleague in charge. */
export function peopleOf(db: Db, workspaceId: number) {
  return db
    .select(PERSON)
    .from(users)
    .where(and(isActive, isOfJourney(db, workspaceId)))
    .orderBy(asc(users.nameKey));
}

/** The company's people by name; nobody where an owner asks. */
export function colleaguesToName(act: Act, db: Db) {
  return db
    .select(PERSON)
    .from(users)
    .where(
      // Written out, so that the partial index over colleagues is found.
      and(
        sql`${users.role} in ('staff', 'admin') and ${users.removedAt} is null`,
        eq(users.status, "active"),
        act.isStaff ? undefined : sql`false`,
      ),
    )
    .orderBy(asc(users.nameKey), asc(users.id))
    .limit(COLLEAGUES_SHOWN);
}

/** Those of `userIds` who may be named by the caller: a stranger and nobody are the same answer. */
export function namedReaders(act: Act, db: Db, workspaceId: number, userIds: readonly number[]) {
  const isColleague = act.isStaff ? sql`${users.role} <> 'customer'` : sql`false`;
  return db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        inArray(users.id, [...userIds]),
        isActive,
        sql`(${isColleague} or ${isOfJourney(db, workspaceId)})`,
      ),
    );
}

function isOfJourney(db: Db, workspaceId: number): SQL {
  const members = db
    .select({ id: workspaceMembers.userId })
    .from(workspaceMembers)
    .where(eq(workspaceMembers.workspaceId, workspaceId));
  return sql`${users.id} in (select * from (${members}) union all select assigned_to_id from workspaces where id = ${workspaceId})`;
}
