import type { Invitation } from "#contracts/invites.ts";
import type { invitations } from "#db/schema.ts";
import { Fault } from "#worker/core/fault.ts";

export type InvitationRow = typeof invitations.$inferSelect;

export function stateOf(row: InvitationRow, now: Date): Invitation["status"] {
  if (row.acceptedAt) return "accepted";
  if (row.revokedAt) return "revoked";
  return row.expiresAt <= now ? "expired" : "sent";
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
    status: stateOf(row, now),
    createdAt: row.createdAt,
    expiresAt: row.expiresAt,
  };
}
