import { sql } from "drizzle-orm";

import { readersPage } from "#worker/domains/notifications/pages-of-journey.ts";

/** Joins `users` to tasks `t` of workspaces `w`: the colleague in charge, and who else has the task. */
export const OF_COLLEAGUES = sql`join users on users.id in (w.assigned_to_id, t.assigned_to_id)`;

/** The owners whose turn it is and who have not done their part. */
export const OF_OWNERS = sql`join task_assignees a on t.turn = 'customer' and a.task_id = t.id and a.finished_at is null join users on users.id = a.user_id and users.id not in (ifnull(w.assigned_to_id, 0), ifnull(t.assigned_to_id, 0))`;

/** Where the task is for each of them. */
export const pageOfReader = readersPage(sql`w.id`);

/** Who of them has not muted the action. */
export const WANTS_TO_KNOW = sql`not exists (select 1 from muted_tasks m where m.user_id = users.id and m.task_id = t.id)`;

/** Nobody is reminded to pay for what has no price. */
export const ASKS_FOR_NOTHING = sql`(t.action_type in ('deposit-payment', 'settlement-payment') and not exists (select 1 from payment_items p where p.workspace_id = t.workspace_id))`;
