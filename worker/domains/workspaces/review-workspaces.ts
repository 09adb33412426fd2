import { and, asc, inArray, sql } from "drizzle-orm";
import type * as z from "zod";

import type { Page } from "#contracts/core/paging.ts";
import type { workspaceRoutes } from "#contracts/workspaces/routes.ts";
import type { ReviewEntry } from "#contracts/workspaces/shapes.ts";
import { REVIEW_ACTIONS } from "#contracts/workspaces/terms.ts";
import { tasks, workspaces } from "#db/schema.ts";
import type { TaskRow } from "#worker/core/access.ts";
import type { Act } from "#worker/core/act.ts";
import { toPage } from "#worker/core/paging.ts";
import { toTask } from "#worker/domains/tasks/task-rows.ts";

import { isListed, reviewOrder } from "./internal/listing.ts";
import { toWorkspace } from "./internal/rows.ts";

type Filter = z.output<typeof workspaceRoutes.review.input>;

/** High priority and late, high priority and waiting, late, waiting, high priority; the soonest departure first in each. */
export async function reviewWorkspaces(act: Act, filter: Filter): Promise<Page<ReviewEntry>> {
  const order = reviewOrder();
  const [rows, waiting] = await act.read((db) => {
    const isReviewed = isListed(act, db, { ...filter, needsAttention: true }, order);
    const page = db
      .select({ id: workspaces.id })
      .from(workspaces)
      .where(isReviewed)
      .orderBy(...order.by)
      .limit(filter.limit);
    return [
      db
        .select()
        .from(workspaces)
        .where(isReviewed)
        .orderBy(...order.by)
        .limit(filter.limit + 1),
      // The `+` keeps the index over the tab out of the choice: the page's few journeys lead the search.
      db
        .select()
        .from(tasks)
        .where(and(inArray(tasks.workspaceId, page), sql`+${tasks.tab} = 'your_turn'`))
        .orderBy(asc(tasks.dueKey), asc(tasks.id)),
    ];
  });
  const actionsOf = Map.groupBy(waiting, ({ workspaceId }: TaskRow) => workspaceId);
  return toPage(
    rows,
    filter.limit,
    (row) => ({
      ...toWorkspace(row),
      lateCount: row.lateCount,
      actions: (actionsOf.get(row.id) ?? []).slice(0, REVIEW_ACTIONS).map((task) => toTask(act, task)),
    }),
    order.placeOf,
  );
}
