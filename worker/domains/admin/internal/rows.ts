import { and, eq, isNull, type SQL, sql } from "drizzle-orm";

import type { Colleague } from "#contracts/admin/shapes.ts";
import type { Db } from "#db/client.ts";
import { authenticators, counts, invitations, users } from "#db/schema.ts";

/** Colleagues that are not removed. Written out, so that the partial index for them is found. */
export const isColleague = sql`${users.role} in ('staff', 'admin') and ${users.removedAt} is null`;

/** Colleagues with the number of clients they look after, which the triggers keep, and their open invitation. */
export function colleagueQuery(db: Db, condition: SQL | undefined) {
  return db
    .select({
      user: users,
      assignedUsers: counts.n,
      secondStepSince: authenticators.confirmedAt,
      expiresAt: invitations.expiresAt,
      openedAt: invitations.openedAt,
      undeliveredAt: invitations.undeliveredAt,
      undeliveredWhy: invitations.undeliveredWhy,
    })
    .from(users)
    .leftJoin(
      counts,
      and(eq(counts.kind, "assigned_clients"), eq(counts.key, sql`cast(${users.id} as text)`)),
    )
    .leftJoin(authenticators, eq(authenticators.userId, users.id))
    .leftJoin(
      invitations,
      and(
        eq(users.status, "pending"),
        eq(invitations.email, users.email),
        isNull(invitations.workspaceId),
        isNull(invitations.acceptedAt),
        isNull(invitations.revokedAt),
      ),
    )
    .where(and(isColleague, condition))
    .$dynamic();
}

type ColleagueFound = Awaited<ReturnType<typeof colleagueQuery>>[number];

export function toColleague(
  {
    user,
    assignedUsers,
    secondStepSince,
    expiresAt,
    openedAt,
    undeliveredAt,
    undeliveredWhy,
  }: ColleagueFound,
  now: Date,
): Colleague {
  return {
    id: user.id,
    fullName: user.fullName,
    email: user.email,
    jobTitle: user.jobTitle,
    isAdmin: user.role === "admin",
    status: user.status,
    assignedUsers: assignedUsers ?? 0,
    createdAt: user.createdAt,
    hasSecondStep: secondStepSince !== null,
    invitation: expiresAt && {
      state: expiresAt <= now ? "expired" : openedAt ? "opened" : undeliveredAt ? "undelivered" : "sent",
      expiresAt,
      undeliveredWhy,
    },
  };
}

/** Whether an administrator who can sign in is left without these. */
export function hasOtherAdministrator(...userIds: readonly number[]): SQL {
  const ids = sql.join(
    userIds.map((id) => sql`${id}`),
    sql`, `,
  );
  return sql`exists (select 1 from users as other where other.role = 'admin' and other.status = 'active' and other.removed_at is null and other.id not in (${ids}))`;
}
