import { and, eq, isNull, type SQL, sql } from "drizzle-orm";

import { isLive } from "#contracts/invites/live-invitations.ts";
import type { JoinInput } from "#contracts/invites/shapes.ts";
import type { Db } from "#db/client.ts";
import { clients, invitations, taskAssignees, tasks, users, workspaceMembers } from "#db/schema.ts";
import { type Act, answerOf } from "#worker/core/act.ts";
import { networkOf, refuseWhileFull } from "#worker/core/attempts.ts";
import { CalledOff, Fault } from "#worker/core/fault.ts";
import { recordEach } from "#worker/core/record.ts";
import { sha256 } from "#worker/core/session.ts";
import { onlyIf } from "#worker/core/writing.ts";
import { notifyMembers, notifyUser } from "#worker/domains/notifications/notify.ts";
import { staffPage } from "#worker/domains/notifications/pages-of-journey.ts";

import { invitationOf, mayStillInvite, standing } from "./internal/by-token.ts";
import { codeHashOf } from "./internal/new-link.ts";
import { type InvitationRow, roleOf, stateOf } from "./internal/rows.ts";

export type Joined = {
  userId: number;
  workspaceId: number | null;
  /** True where the person was signed in before. */
  isSignedIn: boolean;
};

const SIGN_IN_FIRST = "There is an account with this address already. Please sign in with it first.";

/**
 * Uses an invitation up: the person's account becomes active and, where it is an owner's, they take part in the journey.
 * Of several at once one succeeds. The link of a replaced invitation still lets in whoever holds a newer, live one. It
 * stands for the first way into an account; into one that is in use already nobody comes by it.
 * @param visitorId who is signed in where the invitation is accepted
 * @throws Fault `not_found` for a token or a code that is none; `wrong_state` for one that is used, withdrawn or expired;
 * `unauthorized` where the account is in use and somebody else, or nobody, is signed in; `forbidden` for a suspended one.
 */
export async function acceptInvitation(
  act: Act,
  input: JoinInput,
  visitorId: number | null,
): Promise<Joined> {
  const condition = await conditionOf(act, input);
  if ("code" in input && act.circumstances.ip !== null) {
    const whose = networkOf(act.circumstances.ip);
    refuseWhileFull(await act.circumstances.attempts.take("invitationCode", whose));
  }
  const [[found]] = await act.read((db) => [invitationOf(db, condition)]);
  if (!found) {
    if ("token" in input) throw new Fault("not_found", "This link does not lead to an invitation.");
    throw new Fault("not_found", "This code and this address do not lead to an invitation.");
  }
  const invitation = standing(found);
  refuseUnlessLive(invitation, act.now);
  if (found.account?.status === "inactive" || found.account?.removedAt) {
    throw new Fault("forbidden", "This account is suspended.");
  }
  const isInUse = found.account?.status === "active";
  if (isInUse && found.account?.id !== visitorId) {
    throw new Fault("unauthorized", SIGN_IN_FIRST);
  }
  try {
    const results = await act.write((db) => [
      ...activate(act, db, invitation, isInUse),
      ...(invitation.workspaceId === null
        ? joinCompany(act, db, invitation)
        : joinJourney(act, db, invitation, {
            id: invitation.workspaceId,
            name: found.workspaceName ?? "",
          })),
      accountOf(db, invitation),
    ]);
    const [account] = answerOf(results);
    if (!account) throw new Fault("not_found");
    return { userId: account.id, workspaceId: invitation.workspaceId, isSignedIn: isInUse };
  } catch (error) {
    if (error instanceof CalledOff) throw new Fault("wrong_state", SENTENCE.accepted);
    throw error;
  }
}

const SENTENCE = {
  accepted: "This invitation has been accepted already.",
  revoked: "This invitation has been withdrawn. Please ask for a new one.",
  expired: "This invitation has expired. Please ask for a new one.",
} as const;

function refuseUnlessLive(invitation: InvitationRow, now: Date): void {
  const state = stateOf(invitation, now);
  if (!isLive(state)) throw new Fault("wrong_state", SENTENCE[state]);
}

async function conditionOf(act: Act, input: JoinInput): Promise<SQL> {
  if ("token" in input) return eq(invitations.tokenHash, await sha256(input.token));
  const { email, code } = input;
  const codeHash = await codeHashOf(act.circumstances.vault, email, code);
  return sql`${invitations.email} = ${email} and ${invitations.codeHash} = ${codeHash}`;
}

function activate(act: Act, db: Db, { id, email, name, role }: InvitationRow, isInUse: boolean) {
  return [
    onlyIf(
      db,
      sql`exists (select 1 from invitations where id = ${id} and accepted_at is null and revoked_at is null and ${mayStillInvite}) and exists (select 1 from users where email = ${email} and status = 'active') = ${isInUse ? 1 : 0}`,
    ),
    db
      .insert(users)
      .values({ fullName: name, email, role, status: "active", createdAt: act.now })
      .onConflictDoNothing(),
    db
      .update(users)
      .set({ status: "active", version: sql`${users.version} + 1` })
      .where(and(eq(users.email, email), eq(users.status, "pending"), isNull(users.removedAt))),
    db.update(invitations).set({ acceptedAt: act.now }).where(eq(invitations.id, id)),
  ] as const;
}

function joinCompany(act: Act, db: Db, { email, name, invitedById }: InvitationRow) {
  return [
    recordEach(
      act,
      db,
      {
        kind: "colleague.joined",
        workspaceId: sql`null`,
        actorId: sql`id`,
        personId: sql`id`,
        subject: sql`full_name`,
      },
      sql`users where email = ${email}`,
    ),
    notifyUser(db, {
      userId: invitedById,
      title: "Invitation accepted",
      message: `${name} has joined the company.`,
      type: "success",
      category: "system",
      kind: "progress",
      actionUrl: "/admin",
      at: act.now,
    }),
  ] as const;
}

function joinJourney(act: Act, db: Db, invitation: InvitationRow, workspace: { id: number; name: string }) {
  const { email, name } = invitation;
  const workspaceId = workspace.id;
  const userId = sql`(select id from users where email = ${email})`;
  return [
    db
      .update(clients)
      .set({ status: "active" })
      .where(sql`${clients.userId} = ${userId} and ${clients.status} = 'pending'`),
    db
      .insert(workspaceMembers)
      .values({
        workspaceId,
        userId,
        role: roleOf(invitation),
        createdAt: act.now,
        joinedAt: act.now,
      })
      .onConflictDoUpdate({
        target: [workspaceMembers.workspaceId, workspaceMembers.userId],
        set: { joinedAt: sql`ifnull(${workspaceMembers.joinedAt}, ${act.now.getTime()})` },
      }),
    // Others than owners may do what they may, but nothing waits for them.
    ...(roleOf(invitation) === "owner" ? [assignOpenTodos(act, db, workspaceId, userId)] : []),
    recordEach(
      act,
      db,
      { kind: "member.joined", workspaceId, actorId: sql`id`, personId: sql`id`, subject: sql`full_name` },
      sql`users where email = ${email}`,
    ),
    notifyMembers(db, {
      workspaceId,
      audience: "staff",
      kind: "journey",
      title: "Invitation accepted",
      message: `${name} has joined ${workspace.name}’s journey.`,
      type: "success",
      category: "system",
      actionUrl: staffPage(workspaceId),
      at: act.now,
    }),
  ] as const;
}

/** Whoever joins shares the owners' to-dos that are not done yet. */
function assignOpenTodos(act: Act, db: Db, workspaceId: number, userId: ReturnType<typeof sql>) {
  return db
    .insert(taskAssignees)
    .select(
      db
        .select({
          taskId: tasks.id,
          userId: sql<number>`${userId}`.as("user_id"),
          createdAt: sql<Date>`${act.now.getTime()}`.as("created_at"),
          finishedAt: sql<Date | null>`null`.as("finished_at"),
        })
        .from(tasks)
        .where(
          and(
            eq(tasks.workspaceId, workspaceId),
            eq(tasks.assignedRole, "customer"),
            sql`${tasks.status} <> 'completed'`,
            isNull(tasks.submittedAt),
          ),
        ),
    )
    .onConflictDoNothing();
}

function accountOf(db: Db, { email }: InvitationRow) {
  return db.select({ id: users.id }).from(users).where(eq(users.email, email));
}
