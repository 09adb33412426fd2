import { and, desc, eq, isNull, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";

import type { Db } from "#db/client.ts";
import { invitations, users, workspaces } from "#db/schema.ts";

import type { InvitationRow } from "./rows.ts";

const newer = alias(invitations, "newer");
const inviters = alias(users, "inviters");

/** True in SQL while an invitation's inviter may make colleagues; one to a journey is the company's, whoever wrote it. */
export const mayStillInvite = sql`(${invitations.workspaceId} is not null or ${invitations.invitedById} in (select id from users where role = 'admin' and status = 'active' and removed_at is null))`;

/** What a link or a code leads to: its invitation, the live one that has replaced it if any, and the account of the address. */
export function invitationOf(db: Db, condition: SQL) {
  return db
    .select({
      own: invitations,
      newer,
      workspaceName: workspaces.name,
      inviterName: inviters.fullName,
      mayInvite: sql<0 | 1>`${mayStillInvite}`,
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

type Found = { own: InvitationRow; newer: InvitationRow | null; mayInvite: 0 | 1 };

/** The invitation that counts: an old mail still leads in whoever holds a newer one. One whose inviter is out is withdrawn. */
export function standing({ own, newer, mayInvite }: Found): InvitationRow {
  if (own.revokedAt && newer) return newer;
  return own.acceptedAt || mayInvite ? own : { ...own, revokedAt: own.revokedAt ?? own.createdAt };
}
