import { and, desc, eq, isNull, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";

import type { Db } from "#db/client.ts";
import { invitations, users, workspaces } from "#db/schema.ts";

import type { InvitationRow } from "./rows.ts";

const newer = alias(invitations, "newer");
const inviters = alias(users, "inviters");

/** What a link or a code leads to: its invitation, the live one that has replaced it if any, and the account of the address. */
export function invitationOf(db: Db, condition: SQL) {
  return db
    .select({
      own: invitations,
      newer,
      workspaceName: workspaces.name,
      inviterName: inviters.fullName,
      account: users,
    })
    .from(invitations)
    .leftJoin(workspaces, eq(workspaces.id, invitations.workspaceId))
    .innerJoin(inviters, eq(inviters.id, invitations.invitedById))
    .leftJoin(
      newer,
      and(
        sql`${newer.workspaceId} is ${invitations.workspaceId}`,
        eq(newer.email, invitations.email),
        isNull(newer.acceptedAt),
        isNull(newer.revokedAt),
      ),
    )
    .leftJoin(users, eq(users.email, invitations.email))
    .where(and(condition, isNull(workspaces.archivedAt)))
    .orderBy(desc(invitations.id))
    .limit(1);
}

/** The invitation that counts: an old mail still leads in whoever holds a newer one. */
export function standing(found: { own: InvitationRow; newer: InvitationRow | null }): InvitationRow {
  return found.own.revokedAt && found.newer ? found.newer : found.own;
}
