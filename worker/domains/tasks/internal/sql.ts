import { type SQL, sql } from "drizzle-orm";

import type { CalendarDate } from "#contracts/core/dates-shapes.ts";
import type { TaskTab } from "#contracts/tasks/shapes.ts";
import { tasks } from "#db/schema.ts";

/**
 * The status that contracts/tasks/states.ts gives a task when it opens, as SQL over a row of `tasks`: which task opens
 * is only known inside the batch that ends the one before it. A test holds the two against each other.
 */
export function openedStatus(today: CalendarDate): SQL {
  return sql`case when due_date < ${today} then 'overdue' when assigned_role = 'team' then 'your_turn' else 'in_progress' end`;
}

/** True of a row of `workspaces` that is not completed although all of its steps are. */
export function isThrough(workspaceId: number): SQL {
  return sql`id = ${workspaceId} and status <> 'completed' and not exists (select 1 from tasks where workspace_id = ${workspaceId} and status <> 'completed')`;
}

/** True of a row of `tasks` whose journey has not been archived; as the index over these has it, word for word. */
export const isOfLiveJourney = sql`${tasks.workspaceName} is not null`;

/** The tabs as an owner sees them, by `statusForOwner`: what waits for the company is not their turn, late or not. What the portal does by itself is in none. */
export const OWNERS_TAB = {
  your_turn: sql`not tasks.is_automatic and tasks.status not in ('pending', 'completed') and tasks.turn = 'customer'`,
  pending: sql`not tasks.is_automatic and (tasks.status = 'pending' or (tasks.status <> 'completed' and tasks.turn <> 'customer'))`,
  completed: sql`not tasks.is_automatic and tasks.status = 'completed'`,
} as const satisfies Record<TaskTab, SQL>;
