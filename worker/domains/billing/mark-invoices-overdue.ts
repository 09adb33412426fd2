import { and, eq, lt, sql } from "drizzle-orm";

import { dateInZone } from "#contracts/core/dates.ts";
import { openDb } from "#db/client.ts";
import { invoices } from "#db/schema.ts";
import { zoneOf } from "#worker/core/configuration.ts";
import { connectionOf, type Env } from "#worker/core/env.ts";
import { withPatience } from "#worker/core/writing.ts";

/**
 * Marks sent invoices past their due date, by the calendar of the company's zone: the event `dayBegins` of
 * contracts/billing/invoice-states.ts for all of them at once. Running it again finds nothing left.
 */
export async function markInvoicesOverdue(env: Env, now: Date): Promise<void> {
  const today = dateInZone(now, zoneOf(env));
  const connection = connectionOf(env);
  await withPatience(async () => {
    const db = openDb(connection, "write");
    await db.batch([
      db.run(
        sql`insert into activity (at, kind, workspace_id, subject, reference) select ${now.getTime()}, 'invoice.overdue', workspace_id, invoice_number, 'schedule' from invoices where status = 'sent' and due_date < ${today}`,
      ),
      db
        .update(invoices)
        .set({ status: "overdue", version: sql`${invoices.version} + 1` })
        .where(and(eq(invoices.status, "sent"), lt(invoices.dueDate, today))),
    ]);
  });
}
