import { asc, eq, sql } from "drizzle-orm";

import { initialsOf } from "#contracts/core/text.ts";
import type { Member } from "#contracts/workspaces/shapes.ts";
import type { Db } from "#db/client.ts";
import { users, workspaceMembers } from "#db/schema.ts";

/** Who takes part in a journey, in the order in which they came. */
export function membersOf(db: Db, workspaceId: number) {
  return db
    .select({
      userId: workspaceMembers.userId,
      fullName: users.fullName,
      email: users.email,
      role: workspaceMembers.role,
      isPayer: workspaceMembers.isPayer,
      joinedAt: workspaceMembers.joinedAt,
      isInvited: sql<number>`exists (select 1 from invitations where workspace_id = ${workspaceMembers.workspaceId} and email = ${users.email} and revoked_at is null)`,
    })
    .from(workspaceMembers)
    .innerJoin(users, eq(users.id, workspaceMembers.userId))
    .where(eq(workspaceMembers.workspaceId, workspaceId))
    .orderBy(asc(workspaceMembers.createdAt), asc(workspaceMembers.userId));
}

export type MemberFound = Awaited<ReturnType<typeof membersOf>>[number];

/** Addresses stay in the Worker: owners see one another's names only. */
export function toMember({ userId, fullName, role, isPayer, joinedAt, isInvited }: MemberFound): Member {
  return {
    userId,
    fullName,
    initials: initialsOf(fullName),
    role,
    isPayer,
    joinedAt,
    isInvited: isInvited === 1,
  };
}
