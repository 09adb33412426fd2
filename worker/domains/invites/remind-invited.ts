import { and, asc, eq, gt, isNull, lte, or, sql } from "drizzle-orm";

import { HOUR_MS } from "#contracts/core/durations.ts";
import { REMINDER_HOURS } from "#contracts/invites/terms.ts";
import { type Db, openDb } from "#db/client.ts";
import { activity, invitations, outbox, users, workspaces } from "#db/schema.ts";
import { connectionOf, type Env } from "#worker/core/env.ts";
import { vaultOf } from "#worker/core/vault.ts";
import { isCalledOff, onlyIf, withPatience } from "#worker/core/writing.ts";

import { mayStillInvite } from "./internal/by-token.ts";
import { newLink } from "./internal/new-link.ts";

/** What is left over the next run takes. */
const AT_ONCE = 20;

/**
 * Reminds whoever was invited and has not joined, once for an invitation, with a link of its own: the secret of the first
 * mail is not kept. The older mail leads in as well while the newer link is live. Running it again finds nothing left.
 */
export async function remindInvited(env: Env, now: Date): Promise<void> {
  // A link without an address of the portal's own leads nowhere; the schedule has no request to take it from.
  const origin = env.PUBLIC_ORIGIN;
  if (origin === undefined) return;
  const connection = connectionOf(env);
  const due = await waitingLong(openDb(connection, "read"), now);
  for (const { invitation, workspaceName, inviterName } of due) {
    const requestId = crypto.randomUUID();
    const isColleague = invitation.workspaceId === null;
    const link = await newLink(
      { now, vault: vaultOf(env.SESSION_SECRET) },
      {
        email: invitation.email,
        whom: isColleague ? "colleague" : "owner",
      },
    );
    const mail = {
      template: isColleague ? "colleague-invitation" : "invitation",
      toEmail: invitation.email,
      toName: invitation.name,
      payload: {
        name: invitation.name,
        inviterName,
        ...(isColleague ? {} : { workspaceName, personalMessage: invitation.personalMessage }),
        link: `${origin}/join#${link.token}`,
        code: link.code,
        isReminder: "1",
        expiresAt: link.expiresAt.toISOString(),
      },
      dedupeKey: `invitation:${requestId}`,
      byId: invitation.invitedById,
      workspaceId: invitation.workspaceId,
      createdAt: now,
      nextAttemptAt: now,
    };
    try {
      await withPatience(() => {
        const db = openDb(connection, "write");
        return db.batch([
          onlyIf(
            db,
            sql`exists (select 1 from invitations where id = ${invitation.id} and accepted_at is null and revoked_at is null)`,
          ),
          db.update(invitations).set({ revokedAt: now }).where(eq(invitations.id, invitation.id)),
          db.insert(invitations).values({
            ...invitation,
            id: undefined,
            tokenHash: link.tokenHash,
            codeHash: link.codeHash,
            openedAt: null,
            undeliveredAt: null,
            undeliveredWhy: null,
            createdAt: now,
            expiresAt: link.expiresAt,
            remindedAt: now,
            requestId,
          }),
          db.insert(outbox).values(mail),
          db.insert(activity).values({
            at: now,
            kind: "invitation.reminded",
            workspaceId: invitation.workspaceId,
            subject: invitation.name,
            reference: "schedule",
          }),
        ]);
      });
    } catch (error) {
      // Joined or withdrawn in between, or another run was faster.
      if (!isCalledOff(error)) throw error;
    }
  }
}

function waitingLong(db: Db, now: Date) {
  const since = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
  return db
    .select({ invitation: invitations, workspaceName: workspaces.name, inviterName: users.fullName })
    .from(invitations)
    .innerJoin(users, eq(users.id, invitations.invitedById))
    .leftJoin(workspaces, eq(workspaces.id, invitations.workspaceId))
    .where(
      and(
        // Written out, so that the partial index for what is open is found.
        sql`${invitations.acceptedAt} is null and ${invitations.revokedAt} is null and ${invitations.remindedAt} is null`,
        // No reminder gets there either.
        isNull(invitations.undeliveredAt),
        gt(invitations.expiresAt, now),
        mayStillInvite,
        isNull(workspaces.archivedAt),
        or(
          and(isNull(invitations.workspaceId), lte(invitations.createdAt, since(REMINDER_HOURS.colleague))),
          lte(invitations.createdAt, since(REMINDER_HOURS.owner)),
        ),
      ),
    )
    .orderBy(asc(invitations.createdAt))
    .limit(AT_ONCE);
}
