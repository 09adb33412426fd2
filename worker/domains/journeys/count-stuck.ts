import { and, asc, count, eq, isNull } from "drizzle-orm";

import { stuckReports, workspaces } from "#db/schema.ts";
import type { Act } from "#worker/core/act.ts";

/** More to-dos than a company could help at once; beyond it the number says enough. */
const COUNTED_MAX = 1_000;

/** Journeys whose owners do not get on, and with how many to-dos. */
export async function countStuck(act: Act): Promise<{ workspaceId: number; todos: number }[]> {
  const [rows] = await act.read((db) => {
    const waiting = db
      .select({ workspaceId: stuckReports.workspaceId })
      .from(stuckReports)
      .innerJoin(workspaces, and(eq(workspaces.id, stuckReports.workspaceId), isNull(workspaces.archivedAt)))
      .where(isNull(stuckReports.clearedAt))
      .orderBy(asc(stuckReports.createdAt), asc(stuckReports.id))
      .limit(COUNTED_MAX)
      .as("waiting");
    return [
      db
        .select({ workspaceId: waiting.workspaceId, todos: count() })
        .from(waiting)
        .groupBy(waiting.workspaceId),
    ];
  });
  return rows;
}
