import { sql } from "drizzle-orm";

import type { Db } from "#db/client.ts";
import { invoices } from "#db/schema.ts";
import type { Act } from "#worker/core/act.ts";
import { recordEach } from "#worker/core/record.ts";
import type { Statement } from "#worker/core/writing.ts";

import { bookPayments } from "./book-payments.ts";
import { settledBy } from "./internal/settled.ts";

/**
 * A payment to-do has been paid: it is booked on the journey's invoice that has as much open, in the same batch. Where
 * there is none it waits for the invoice that is made for the journey.
 */
export function bookDeposit(act: Act, db: Db, taskId: number): Statement[] {
  const booked = sql`(select r.invoice_id from invoice_receipts r join payments p on p.id = r.payment_id where p.task_id = ${taskId} and r.created_at = ${act.now.getTime()})`;
  return [
    bookPayments(act, db, {
      payment: sql`p.task_id = ${taskId}`,
      invoice: sql`i.status in ('draft', 'sent', 'overdue') and i.total_amount - i.paid_amount >= p.amount`,
    }),
    recordEach(
      act,
      db,
      { kind: "receipt.booked", workspaceId: sql`workspace_id`, subject: sql`invoice_number` },
      sql`invoices where id in ${booked}`,
    ),
    db
      .update(invoices)
      .set({ ...settledBy(act), version: sql`${invoices.version} + 1` })
      .where(sql`${invoices.id} in ${booked} and ${invoices.status} in ('sent', 'overdue')`),
  ];
}
