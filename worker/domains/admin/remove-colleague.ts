import { and, eq, sql } from "drizzle-orm";

import { teamMembers, users, workspaceMembers } from "#db/schema.ts";
import type { Act } from "#worker/core/act.ts";
import { badFields, Fault } from "#worker/core/fault.ts";
import { record, recordEach } from "#worker/core/record.ts";
import { onlyIf } from "#worker/core/writing.ts";
import { notifyUser } from "#worker/domains/notifications/notify.ts";

import { colleagueQuery, hasOtherAdministrator, revokeSessions } from "./internal/rows.ts";

/**
 * Takes a colleague off the company's list. What they had open goes to the successor, or to the caller where none is
 * named; what is done keeps their name.
 * @throws Fault `not_found`; `wrong_state` for oneself and for the last active administrator; `invalid_input` where the
 * successor is not an active colleague.
 */
export async function removeColleague(
  act: Act,
  input: { colleagueId: number; successorId?: number | undefined },
): Promise<{ colleagueId: number }> {
  const { colleagueId } = input;
  const heirId = input.successorId ?? act.who.userId;
  const [[found], [heir], [others]] = await act.read((db) => [
    colleagueQuery(db, eq(users.id, colleagueId)),
    colleagueQuery(db, and(eq(users.id, heirId), eq(users.status, "active"))),
    db.select({ exist: sql<number>`${hasOtherAdministrator(colleagueId)}` }).from(sql`(select 1)`),
  ]);
  if (!found) throw new Fault("not_found");
  if (colleagueId === act.who.userId) throw new Fault("wrong_state", "You cannot remove yourself.");
  if (!heir || heirId === colleagueId) {
    throw badFields({ successorId: "Choose an active colleague to take over" });
  }
  if (!others?.exist) throw new Fault("wrong_state", "The last active administrator cannot be removed.");

  const { user } = found;
  const openJourneys = sql`workspaces where assigned_to_id = ${colleagueId} and status <> 'completed'`;
  const openTasks = sql`tasks where assigned_to_id = ${colleagueId} and status <> 'completed'`;
  const heirNow = sql`${heirId}`;
  await act.write((db) => [
    onlyIf(
      db,
      sql`exists (select 1 from users where id = ${colleagueId} and version = ${user.version} and removed_at is null) and ${hasOtherAdministrator(colleagueId)}`,
    ),
    db
      .update(users)
      .set({ removedAt: act.now, status: "inactive", version: user.version + 1 })
      .where(eq(users.id, colleagueId)),
    revokeSessions(db, colleagueId, act.now),
    recordEach(
      act,
      db,
      { kind: "workspace.updated", workspaceId: sql`id`, personId: heirNow, subject: sql`name` },
      openJourneys,
    ),
    recordEach(
      act,
      db,
      {
        kind: "task.assigned",
        workspaceId: sql`workspace_id`,
        taskId: sql`id`,
        personId: heirNow,
        subject: sql`title`,
      },
      openTasks,
    ),
    db.run(
      sql`insert or ignore into workspace_members (workspace_id, user_id, role, created_at, joined_at) select workspace_id, ${heirId}, role, ${act.now.getTime()}, ${act.now.getTime()} from workspace_members where user_id = ${colleagueId} and role = 'staff'`,
    ),
    db
      .delete(workspaceMembers)
      .where(and(eq(workspaceMembers.userId, colleagueId), eq(workspaceMembers.role, "staff"))),
    db.delete(teamMembers).where(eq(teamMembers.userId, colleagueId)),
    db.run(
      sql`update workspaces set assigned_to_id = ${heirId}, version = version + 1 where assigned_to_id = ${colleagueId} and status <> 'completed'`,
    ),
    db.run(
      sql`update tasks set assigned_to_id = ${heirId}, updated_at = ${act.now.getTime()}, version = version + 1 where assigned_to_id = ${colleagueId} and status <> 'completed'`,
    ),
    record(act, db, {
      kind: "colleague.removed",
      personId: colleagueId,
      subject: user.fullName,
      data: { after: { successorId: heirId } },
    }),
    ...(heirId === act.who.userId
      ? []
      : [
          notifyUser(db, {
            userId: heirId,
            title: "Work handed over to you",
            message: `${user.fullName}'s open journeys and actions are yours now.`,
            type: "info",
            category: "system",
            kind: "assigned",
            at: act.now,
          }),
        ]),
  ]);
  return { colleagueId };
}
