import { type SQL, sql } from "drizzle-orm";

import type { WorkflowStep } from "#contracts/workflows/graph-shapes.ts";
import type { JourneyRun } from "#worker/domains/tasks/journey-run.ts";

/** The task of a step, as a condition on `tasks`. */
export function stepOf({ workspace, tasks: rows }: JourneyRun, { id }: WorkflowStep): SQL {
  const row = rows.find((one) => (one.nodeId ?? `task-${one.id}`) === id);
  return row
    ? sql`tasks.id = ${row.id}`
    : sql`tasks.workspace_id = ${workspace.id} and tasks.node_id = ${id}`;
}
