import type { Page } from "#contracts/core/paging.ts";
import type { Workspace, WorkspaceFilter } from "#contracts/workspaces/shapes.ts";
import { workspaces } from "#db/schema.ts";
import type { Act } from "#worker/core/act.ts";
import { toPage } from "#worker/core/paging.ts";

import { isListed, orderOf } from "./internal/listing.ts";
import { toWorkspace } from "./internal/rows.ts";

/** Soonest departure first, completed ones last, unless asked otherwise; group by group where groups are asked for. */
export async function listWorkspaces(act: Act, filter: WorkspaceFilter): Promise<Page<Workspace>> {
  const order = orderOf(filter);
  const [rows] = await act.read((db) => [
    db
      .select()
      .from(workspaces)
      .where(isListed(act, db, filter, order))
      .orderBy(...order.by)
      .limit(filter.limit + 1),
  ]);
  return toPage(rows, filter.limit, toWorkspace, order.placeOf);
}
