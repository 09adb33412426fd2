import { and, eq, sql } from "drizzle-orm";
import type * as z from "zod";

import type { workspacePeopleRoutes } from "#contracts/workspaces/people-routes.ts";
import type { Member } from "#contracts/workspaces/shapes.ts";
import { workspaceMembers } from "#db/schema.ts";
import { allowWorkspace } from "#worker/core/access.ts";
import { type Act, answerOf } from "#worker/core/act.ts";
import { badFields } from "#worker/core/fault.ts";
import { record } from "#worker/core/record.ts";
import { onlyIf } from "#worker/core/writing.ts";

import { memberIn, refuseLastOwner } from "./internal/member.ts";
import { membersOf, toMember } from "./workspace-members.ts";

type Input = z.output<typeof workspacePeopleRoutes.setMemberRole.input>;

/** @throws Fault `not_found` for who does not take part; `invalid_input` for a colleague; `wrong_state` for the last owner. */
export async function setMemberRole(act: Act, { workspaceId, userId, role }: Input): Promise<Member[]> {
  const { also } = await allowWorkspace(act, workspaceId, "edit", (db) => [membersOf(db, workspaceId)]);
  const [members] = also;
  const member = memberIn(members, userId);
  if (member.role === role) return members.map(toMember);
  if (member.role === "staff" || role === "staff")
    throw badFields({ role: "Colleagues are your team, and nobody else is" });
  refuseLastOwner(members, member);
  const results = await act.write((db) => [
    onlyIf(
      db,
      sql`exists (select 1 from workspace_members where workspace_id = ${workspaceId} and user_id = ${userId} and role = ${member.role}) and exists (select 1 from workspace_members where workspace_id = ${workspaceId} and role = 'owner' and (user_id <> ${userId} or ${member.role} <> 'owner'))`,
    ),
    db
      .update(workspaceMembers)
      .set({ role })
      .where(and(eq(workspaceMembers.workspaceId, workspaceId), eq(workspaceMembers.userId, userId))),
    record(act, db, {
      kind: "member.role",
      workspaceId,
      personId: userId,
      subject: member.fullName,
      data: { before: { role: member.role }, after: { role } },
    }),
    membersOf(db, workspaceId),
  ]);
  return answerOf(results).map(toMember);
}
