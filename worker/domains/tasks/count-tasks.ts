import { and, eq, sql } from "drizzle-orm";

import type { TaskCounts } from "#contracts/tasks/shapes.ts";
import { counts, tasks } from "#db/schema.ts";
import { onlyOwn } from "#worker/core/access.ts";
import type { Act } from "#worker/core/act.ts";

import { isOfLiveJourney, OWNERS_TAB } from "./internal/sql.ts";

/** The company's numbers come from the counters; an owner's few rows are counted. */
export async function countTasks(act: Act): Promise<TaskCounts> {
  const found: TaskCounts = { your_turn: 0, pending: 0, completed: 0 };
  if (!act.isStaff) {
    const [[own]] = await act.read((db) => [
      db
        .select({
          your_turn: sql<number>`ifnull(sum(${OWNERS_TAB.your_turn}), 0)`,
          pending: sql<number>`ifnull(sum(${OWNERS_TAB.pending}), 0)`,
          completed: sql<number>`ifnull(sum(${OWNERS_TAB.completed}), 0)`,
        })
        .from(tasks)
        .where(and(onlyOwn(act, db, tasks.workspaceId), isOfLiveJourney)),
    ]);
    return own ?? found;
  }
  const [rows] = await act.read((db) => [
    db.select({ tab: counts.key, n: counts.n }).from(counts).where(eq(counts.kind, "task_tab")),
  ]);
  for (const { tab, n } of rows) if (tab in found) found[tab as keyof TaskCounts] = n;
  return found;
}
