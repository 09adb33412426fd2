import { and, eq, isNull, type SQL, sql } from "drizzle-orm";

import type { Invitation, InvitationState } from "#contracts/invites/shapes.ts";
import { InvitedRole } from "#contracts/workspaces/members-shapes.ts";
import type { Db } from "#db/client.ts";
import { invitations, users, workspaceMembers, workspaces } from "#db/schema.ts";
import { Fault } from "#worker/core/fault.ts";

export type InvitationRow = typeof invitations.$inferSelect;

export function stateOf(
  row: Pick<InvitationRow, "acceptedAt" | "revokedAt" | "expiresAt" | "openedAt" | "undeliveredAt">,
  now: Date,
): InvitationState {
  if (row.acceptedAt) return "accepted";
  if (row.revokedAt) return "revoked";
  if (row.expiresAt <= now) return "expired";
  if (row.openedAt) return "opened";
  return row.undeliveredAt ? "undelivered" : "sent";
}

/** Older ones than the roles are an owner's. */
export function roleOf({ memberRole }: Pick<InvitationRow, "memberRole">): InvitedRole {
  return InvitedRole.safeParse(memberRole).data ?? "owner";
}

export function toInvitation(row: InvitationRow, now: Date): Invitation {
  // Colleagues are invited without a workspace, and not by this way.
  if (row.workspaceId === null) throw new Fault("not_found");
  return {
    id: row.id,
    email: row.email,
    name: row.name,
    workspaceId: row.workspaceId,
    personalMessage: row.personalMessage,
    memberRole: roleOf(row),
    status: stateOf(row, now),
    undeliveredWhy: row.undeliveredWhy,
    createdAt: row.createdAt,
    expiresAt: row.expiresAt,
  };
}

/** An invitation to a journey that goes on, and whether the person has joined it. */
export function openTo(db: Db, condition: SQL) {
  return db
    .select({
      invitation: invitations,
      workspace: { id: workspaces.id, name: workspaces.name },
      joinedAt: workspaceMembers.joinedAt,
    })
    .from(invitations)
    .innerJoin(workspaces, and(eq(workspaces.id, invitations.workspaceId), isNull(workspaces.archivedAt)))
    .leftJoin(users, sql`${users.email} = ${invitations.email}`)
    .leftJoin(
      workspaceMembers,
      and(eq(workspaceMembers.workspaceId, workspaces.id), eq(workspaceMembers.userId, users.id)),
    )
    .where(condition);
}
