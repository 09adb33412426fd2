import { and, eq, isNull, sql } from "drizzle-orm";

import type { ColleagueInvitation } from "#contracts/invites/shapes.ts";
import type { Db } from "#db/client.ts";
import { invitations, outbox, users } from "#db/schema.ts";
import type { Act, UserRow } from "#worker/core/act.ts";
import { Fault } from "#worker/core/fault.ts";
import type { Grant } from "#worker/core/grants.ts";
import { record } from "#worker/core/record.ts";

import type { Link } from "./new-link.ts";
import { stateOf } from "./rows.ts";

type Invited = Pick<UserRow, "fullName" | "email" | "role">;

/** A colleague's invitations that can still be accepted or have expired unused. */
export const openOf = (email: string) =>
  and(
    isNull(invitations.workspaceId),
    eq(invitations.email, email),
    isNull(invitations.acceptedAt),
    isNull(invitations.revokedAt),
  );

/** The statements that send a colleague a link in place of the one before. */
export function invitationOfColleague(
  act: Act,
  db: Db,
  { person, link, requestId }: { person: Invited; link: Link; requestId: string; leave: Grant<"administer"> },
) {
  const { email, fullName: name, role } = person;
  return [
    db.update(invitations).set({ revokedAt: act.now }).where(openOf(email)),
    db.insert(invitations).values({
      email,
      name,
      role,
      tokenHash: link.tokenHash,
      codeHash: link.codeHash,
      invitedById: act.who.userId,
      createdAt: act.now,
      expiresAt: link.expiresAt,
      requestId,
    }),
    db.insert(outbox).values({
      template: "colleague-invitation",
      toEmail: email,
      toName: name,
      payload: {
        name,
        inviterName: act.user.fullName,
        // Behind `#`, so that the token reaches no server log on its way.
        link: `${act.circumstances.origin}/join#${link.token}`,
        code: link.code,
        expiresAt: link.expiresAt.toISOString(),
      },
      dedupeKey: `invitation:${requestId}`,
      byId: act.who.userId,
      createdAt: act.now,
      nextAttemptAt: act.now,
    }),
    record(act, db, { kind: "colleague.invited", subject: name, data: { after: { email, role } } }),
  ] as const;
}

/** The invitation that an attempt has made. */
export function madeBy(db: Db, requestId: string) {
  return db
    .select({ invitation: invitations, colleagueId: users.id })
    .from(invitations)
    .innerJoin(users, sql`${users.email} = ${invitations.email}`)
    .where(eq(invitations.requestId, requestId));
}

export function toColleagueInvitation(
  act: Act,
  found: Awaited<ReturnType<typeof madeBy>>[number] | undefined,
): ColleagueInvitation {
  if (!found) throw new Fault("not_found");
  const { invitation, colleagueId } = found;
  return {
    colleagueId,
    email: invitation.email,
    state: stateOf(invitation, act.now),
    expiresAt: invitation.expiresAt,
  };
}
