import { and, eq, ne, sql } from "drizzle-orm";

import type { Member } from "#contracts/workspaces/shapes.ts";
import { invitations, tasks, workspaceMembers } from "#db/schema.ts";
import { allowWorkspace } from "#worker/core/access.ts";
import { type Act, answerOf } from "#worker/core/act.ts";
import { Fault } from "#worker/core/fault.ts";
import { record } from "#worker/core/record.ts";
import { onlyIf } from "#worker/core/writing.ts";

import { memberIn, refuseLastOwner } from "./internal/member.ts";
import { membersOf, toMember } from "./workspace-members.ts";

/**
 * Takes a person off a journey. What they still had to do in it is theirs no longer, and an invitation that was on its way
 * leads nowhere; what they did stays in the record.
 * @throws Fault `not_found` for who does not take part; `wrong_state` for the last owner and for the colleague in charge.
 */
export async function removeMember(
  act: Act,
  { workspaceId, userId }: { workspaceId: number; userId: number },
): Promise<Member[]> {
  const { workspace, also } = await allowWorkspace(act, workspaceId, "edit", (db) => [
    membersOf(db, workspaceId),
  ]);
  const [members] = also;
  const member = memberIn(members, userId);
  refuseLastOwner(members, member);
  if (workspace.assignedToId === userId)
    throw new Fault("wrong_state", "The colleague in charge takes part: hand the journey over first.");
  const results = await act.write((db) => [
    onlyIf(
      db,
      sql`${member.role} <> 'owner' or exists (select 1 from workspace_members where workspace_id = ${workspaceId} and role = 'owner' and user_id <> ${userId})`,
    ),
    db
      .delete(workspaceMembers)
      .where(and(eq(workspaceMembers.workspaceId, workspaceId), eq(workspaceMembers.userId, userId))),
    db.run(
      sql`delete from task_assignees where user_id = ${userId} and finished_at is null and task_id in (select id from tasks where workspace_id = ${workspaceId} and status <> 'completed')`,
    ),
    db
      .update(tasks)
      .set({ assignedToId: null, version: sql`${tasks.version} + 1` })
      .where(
        and(
          eq(tasks.workspaceId, workspaceId),
          eq(tasks.assignedToId, userId),
          ne(tasks.status, "completed"),
        ),
      ),
    db
      .update(invitations)
      .set({ revokedAt: act.now })
      .where(
        sql`${invitations.workspaceId} = ${workspaceId} and ${invitations.email} = ${member.email} and ${invitations.acceptedAt} is null and ${invitations.revokedAt} is null`,
      ),
    record(act, db, {
      kind: "member.removed",
      workspaceId,
      personId: userId,
      subject: member.fullName,
    }),
    membersOf(db, workspaceId),
  ]);
  return answerOf(results).map(toMember);
}
