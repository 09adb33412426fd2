import type { MemberRole } from "#contracts/workspaces/shapes.ts";
import type { Db } from "#db/client.ts";
import { workspaceMembers } from "#db/schema.ts";
import type { Grant } from "#worker/core/grants.ts";

/** Whoever is not the company's own sees everything of the journey at once, as whoever is invited does. */
export type Joining =
  | { role: "staff" }
  | { role: Exclude<MemberRole, "staff">; leave: Grant<"inviteOwners"> };

/** An account takes part in a journey from now on, as what is said. */
export function takeIn(
  db: Db,
  { workspaceId, userId, joining, now }: { workspaceId: number; userId: number; joining: Joining; now: Date },
) {
  const { role } = joining;
  return db
    .insert(workspaceMembers)
    .values({ workspaceId, userId, role, createdAt: now, joinedAt: now })
    .onConflictDoUpdate({
      target: [workspaceMembers.workspaceId, workspaceMembers.userId],
      set: { role, joinedAt: now },
    });
}
