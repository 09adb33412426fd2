import { and, asc, eq, isNull } from "drizzle-orm";

import type { CurrentUser, Role } from "#contracts/auth/shapes.ts";
import { initialsOf } from "#contracts/core/text.ts";
import { brandOf } from "#contracts/settings/branding-shapes.ts";
import { workspaceMembers, workspaces } from "#db/schema.ts";
import type { Act } from "#worker/core/act.ts";

const ACCOUNT_LABEL: Readonly<Record<Role, string>> = {
  admin: "Administrator",
  staff: "Service Staff",
  customer: "Pet Owner",
};

export async function findCurrentUser(act: Act): Promise<CurrentUser> {
  const [own] = await act.read((db) => [
    db
      .select({ id: workspaces.id })
      .from(workspaceMembers)
      .innerJoin(workspaces, eq(workspaces.id, workspaceMembers.workspaceId))
      .where(
        and(eq(workspaceMembers.userId, act.isStaff ? 0 : act.who.userId), isNull(workspaces.archivedAt)),
      )
      .orderBy(asc(workspaces.queue), asc(workspaces.id)),
  ]);
  const { id, fullName, email, role, timeZone, isZoneFixed, language } = act.user;
  return {
    id,
    fullName,
    initials: initialsOf(fullName),
    email,
    role,
    accountLabel: ACCOUNT_LABEL[role],
    timeZone,
    isZoneFixed,
    language,
    permissions: [...act.permissions],
    features: [...act.features],
    demo: act.circumstances.isDemo,
    workspaceIds: own.map((workspace) => workspace.id),
    modules: [...act.company.modules],
    brand: brandOf(act.company.branding),
  };
}
