import { and, desc, eq } from "drizzle-orm";

import type { PageInput } from "#contracts/core/paging-shapes.ts";
import type { Page } from "#contracts/core/paging.ts";
import type { StaffActivityEntry } from "#contracts/journeys/shapes.ts";
import { activity } from "#db/schema.ts";
import { allowWorkspace } from "#worker/core/access.ts";
import type { Act } from "#worker/core/act.ts";
import { after, placeOf, toPage } from "#worker/core/paging.ts";

import { logEntries, toStaffEntry } from "./internal/log.ts";

const ORDER = { key: activity.at, id: activity.id };

/** Newest first, of every kind. */
export async function listActivity(
  act: Act,
  { workspaceId, limit, cursor }: PageInput & { workspaceId: number },
): Promise<Page<StaffActivityEntry>> {
  const { also } = await allowWorkspace(act, workspaceId, "view", (db) => [
    logEntries(db)
      .where(and(eq(activity.workspaceId, workspaceId), after(ORDER, placeOf(cursor), "descending")))
      .orderBy(desc(ORDER.key), desc(ORDER.id))
      .limit(limit + 1),
  ]);
  const [rows] = also;
  return toPage(
    rows,
    limit,
    (row) => toStaffEntry(act, row),
    ({ entry }) => ({ key: entry.at.getTime(), id: entry.id }),
  );
}
