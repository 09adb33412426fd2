import { and, eq, ne, sql } from "drizzle-orm";

import type { Member } from "#contracts/workspaces/shapes.ts";
import { workspaceMembers } from "#db/schema.ts";
import { allowWorkspace } from "#worker/core/access.ts";
import { type Act, answerOf } from "#worker/core/act.ts";
import { badFields } from "#worker/core/fault.ts";
import { record } from "#worker/core/record.ts";
import { onlyIf } from "#worker/core/writing.ts";

import { membersOf, toMember } from "./workspace-members.ts";

/** Moves the mark of who pays to a member; one at a time has it. @throws Fault `invalid_input` for who is not a member. */
export async function setPayer(
  act: Act,
  { workspaceId, userId }: { workspaceId: number; userId: number },
): Promise<Member[]> {
  const { workspace, also } = await allowWorkspace(act, workspaceId, "choosePayer", (db) => [
    membersOf(db, workspaceId),
  ]);
  const [members] = also;
  const chosen = members.find((member) => member.userId === userId);
  if (!chosen) throw badFields({ userId: "This person does not take part in the journey" });
  if (chosen.isPayer) return members.map(toMember);
  const isOfWorkspace = eq(workspaceMembers.workspaceId, workspaceId);
  const results = await act.write((db) => [
    onlyIf(
      db,
      sql`exists (select 1 from workspace_members where workspace_id = ${workspaceId} and user_id = ${userId})`,
    ),
    db
      .update(workspaceMembers)
      .set({ isPayer: false })
      .where(and(isOfWorkspace, ne(workspaceMembers.userId, userId), eq(workspaceMembers.isPayer, true))),
    db
      .update(workspaceMembers)
      .set({ isPayer: true })
      .where(and(isOfWorkspace, eq(workspaceMembers.userId, userId))),
    record(act, db, {
      kind: "member.payer",
      workspaceId: workspace.id,
      personId: userId,
      subject: chosen.fullName,
    }),
    membersOf(db, workspaceId),
  ]);
  return answerOf(results).map(toMember);
}
