import { type SQL, sql } from "drizzle-orm";

/** True of a row of `users` who has not said how to be told of payments. */
export const saysNothingOfPayments: SQL = sql`not exists (select 1 from notification_preferences p where p.user_id = users.id and p.kind = 'payment')`;

/**
 * True of a row of `users` who takes part in a journey without owning or paying it, a vet or an agent, and has not said
 * how to be told of payments: what the company mails by itself is not for them.
 */
export function paysNothing(workspaceId: number): SQL {
  return sql`users.role = 'customer' and not exists (select 1 from workspace_members m where m.workspace_id = ${workspaceId} and m.user_id = users.id and (m.role = 'owner' or m.is_payer = 1)) and ${saysNothingOfPayments}`;
}
