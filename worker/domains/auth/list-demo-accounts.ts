import { and, asc, eq, inArray, isNull } from "drizzle-orm";

import type { DemoAccount } from "#contracts/auth/shapes.ts";
import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import { initialsOf } from "#contracts/core/text.ts";
import { users, workspaceMembers, workspaces } from "#db/schema.ts";
import type { Act } from "#worker/core/act.ts";

/** Empty outside a demo: nobody learns there who has an account. */
export async function listDemoAccounts(act: Act): Promise<DemoAccount[]> {
  if (!act.circumstances.isDemo) return [];
  const ids = Object.values(DEMO_ACCOUNTS);
  const [accounts, memberships] = await act.read((db) => [
    db
      .select({ id: users.id, fullName: users.fullName, role: users.role })
      .from(users)
      .where(inArray(users.id, ids))
      .orderBy(asc(users.id)),
    db
      .select({ userId: workspaceMembers.userId, workspaceId: workspaces.id })
      .from(workspaceMembers)
      .innerJoin(workspaces, eq(workspaces.id, workspaceMembers.workspaceId))
      .innerJoin(users, and(eq(users.id, workspaceMembers.userId), eq(users.role, "customer")))
      .where(and(inArray(workspaceMembers.userId, ids), isNull(workspaces.archivedAt)))
      .orderBy(asc(workspaces.queue), asc(workspaces.id)),
  ]);
  return accounts.map(({ id, fullName, role }) => ({
    id,
    fullName,
    initials: initialsOf(fullName),
    role,
    workspaceIds: memberships.filter(({ userId }) => userId === id).map(({ workspaceId }) => workspaceId),
  }));
}
