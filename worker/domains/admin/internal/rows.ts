import { and, eq, type SQL, sql } from "drizzle-orm";

import type { Colleague } from "#contracts/admin.ts";
import type { Db } from "#db/client.ts";
import { counts, users } from "#db/schema.ts";

/** Colleagues that are not removed. Written out, so that the partial index for them is found. */
export const isColleague = sql`${users.role} in ('staff', 'admin') and ${users.removedAt} is null`;

/** Colleagues with the number of clients they look after, which the triggers keep. */
export function colleagueQuery(db: Db, condition: SQL | undefined) {
  return db
    .select({ user: users, assignedUsers: counts.n })
    .from(users)
    .leftJoin(
      counts,
      and(eq(counts.kind, "assigned_clients"), eq(counts.key, sql`cast(${users.id} as text)`)),
    )
    .where(and(isColleague, condition))
    .$dynamic();
}

type ColleagueFound = Awaited<ReturnType<typeof colleagueQuery>>[number];

export function toColleague({ user, assignedUsers }: ColleagueFound): Colleague {
  return {
    id: user.id,
    fullName: user.fullName,
    email: user.email,
    jobTitle: user.jobTitle,
    isAdmin: user.role === "admin",
    status: user.status,
    assignedUsers: assignedUsers ?? 0,
    createdAt: user.createdAt,
  };
}

/** Whether an administrator who can sign in is left without this one. */
export function hasOtherAdministrator(userId: number): SQL {
  return sql`exists (select 1 from users as other where other.role = 'admin' and other.status = 'active' and other.removed_at is null and other.id <> ${userId})`;
}

/** Ends what an account has open in its browsers. */
export function revokeSessions(db: Db, userId: number, at: Date) {
  return db.run(
    sql`update sessions set revoked_at = ${at.getTime()} where user_id = ${userId} and revoked_at is null`,
  );
}
