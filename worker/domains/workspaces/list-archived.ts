import { and, asc, isNotNull } from "drizzle-orm";

import type { PageInput } from "#contracts/core/paging-shapes.ts";
import type { Page } from "#contracts/core/paging.ts";
import type { Workspace } from "#contracts/workspaces/shapes.ts";
import { workspaces } from "#db/schema.ts";
import type { Act } from "#worker/core/act.ts";
import { after, placeOf, toPage } from "#worker/core/paging.ts";

import { toWorkspace } from "./internal/rows.ts";

const ORDER = { key: workspaces.nameKey, id: workspaces.id };

/** What was put away, by name. */
export async function listArchived(act: Act, page: PageInput): Promise<Page<Workspace>> {
  const [rows] = await act.read((db) => [
    db
      .select()
      .from(workspaces)
      .where(and(isNotNull(workspaces.archivedAt), after(ORDER, placeOf(page.cursor), "ascending")))
      .orderBy(asc(ORDER.key), asc(ORDER.id))
      .limit(page.limit + 1),
  ]);
  return toPage(rows, page.limit, toWorkspace, ({ nameKey, id }) => ({ key: nameKey, id }));
}
