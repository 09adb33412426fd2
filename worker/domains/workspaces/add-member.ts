import { and, eq, isNull } from "drizzle-orm";
import type * as z from "zod";

import type { workspacePeopleRoutes } from "#contracts/workspaces/people-routes.ts";
import type { Member } from "#contracts/workspaces/shapes.ts";
import { users } from "#db/schema.ts";
import { allowWorkspace } from "#worker/core/access.ts";
import { type Act, answerOf } from "#worker/core/act.ts";
import { badFields } from "#worker/core/fault.ts";
import { grant } from "#worker/core/grants.ts";
import { record } from "#worker/core/record.ts";
import { notifyUser } from "#worker/domains/notifications/notify.ts";
import { ownersPage, staffPage } from "#worker/domains/notifications/pages-of-journey.ts";

import { type Joining, takeIn } from "./internal/take-in.ts";
import { membersOf, toMember } from "./workspace-members.ts";

type Input = z.output<typeof workspacePeopleRoutes.addMember.input>;

/**
 * Lets an active account take part. Colleagues are staff in a journey, everybody else is what is said.
 * @throws Fault `forbidden` for an owner or one of theirs without the permission to invite; `invalid_input` for an address without an account, a role that is not theirs, and who takes part already.
 */
export async function addMember(act: Act, { workspaceId, email, role }: Input): Promise<Member[]> {
  const { workspace, also } = await allowWorkspace(act, workspaceId, "edit", (db) => [
    db
      .select({ id: users.id, fullName: users.fullName, role: users.role })
      .from(users)
      .where(and(eq(users.email, email), eq(users.status, "active"), isNull(users.removedAt))),
    membersOf(db, workspaceId),
  ]);
  const [[person], members] = also;
  const joining: Joining = role === "staff" ? { role } : { role, leave: grant(act, "inviteOwners") };
  if (!person) throw badFields({ email: "Nobody has an account with this address: invite them instead" });
  const isColleague = person.role !== "customer";
  if (isColleague !== (role === "staff"))
    throw badFields({
      role: isColleague ? "A colleague takes part as your team" : "Only colleagues are your team",
    });
  if (members.some(({ userId, joinedAt }) => userId === person.id && joinedAt !== null))
    throw badFields({ email: `${person.fullName} takes part already` });
  const results = await act.write((db) => [
    takeIn(db, { workspaceId, userId: person.id, joining, now: act.now }),
    record(act, db, {
      kind: "member.added",
      workspaceId,
      personId: person.id,
      subject: person.fullName,
      data: { after: { role } },
    }),
    notifyUser(db, {
      userId: person.id,
      kind: "journey",
      title: "A journey you take part in",
      message: `You take part in ${workspace.name}’s journey now.`,
      type: "info",
      category: "travel",
      workspaceId,
      actionUrl: isColleague ? staffPage(workspaceId) : ownersPage(workspaceId),
      at: act.now,
    }),
    membersOf(db, workspaceId),
  ]);
  return answerOf(results).map(toMember);
}
