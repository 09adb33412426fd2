import { and, eq, inArray, isNull, or, type SQL, sql } from "drizzle-orm";

import type { Due } from "#contracts/workflows/graph-shapes.ts";
import type { Db } from "#db/client.ts";
import { users, workspaceMembers } from "#db/schema.ts";
import type { WorkspaceRow } from "#worker/core/access.ts";
import type { Act } from "#worker/core/act.ts";
import { badFields } from "#worker/core/fault.ts";
import { dueDates } from "#worker/domains/tasks/due-dates.ts";

/** Who can be given a step of a journey: an active colleague, or one of its people; as a statement. */
export function doerOf(db: Db, workspaceId: number | SQL, userId: number | null | undefined) {
  return db
    .select({ id: users.id, fullName: users.fullName, role: users.role })
    .from(users)
    .where(
      and(
        eq(users.id, userId ?? 0),
        isNull(users.removedAt),
        or(
          and(inArray(users.role, ["staff", "admin"]), eq(users.status, "active")),
          inArray(
            users.id,
            db
              .select({ id: workspaceMembers.userId })
              .from(workspaceMembers)
              .where(sql`${workspaceMembers.workspaceId} = ${workspaceId}`),
          ),
        ),
      ),
    );
}

export function refuseUnlessDoer(wanted: number | null | undefined, found: unknown): void {
  if (wanted && !found) throw badFields({ assignedToId: "This person cannot take it over" });
}

/** The columns of a due date as it was asked for; one counted from a day that has passed is today. */
export function dueColumns(act: Act, workspace: WorkspaceRow, due: Due | null) {
  if (due === null) return { dueDate: null, dueAnchor: null, dueOffsetDays: null, dueMovedFrom: null };
  if (due.kind === "date") {
    return { dueDate: due.on, dueAnchor: null, dueOffsetDays: null, dueMovedFrom: null };
  }
  const { departureDate, arrivesOn } = workspace;
  const [dueDate = null] = dueDates([due], { today: act.today, departureDate, arrivesOn });
  return { dueDate, dueAnchor: due.anchor, dueOffsetDays: due.days, dueMovedFrom: null };
}
