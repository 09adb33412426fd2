import { sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";

import type { Db } from "#db/client.ts";
import { invoices } from "#db/schema.ts";
import type { Act } from "#worker/core/act.ts";
import { recordEach } from "#worker/core/record.ts";

import { settledBy } from "./internal/settled.ts";

/**
 * So much of a payment has gone back in all: what is new of it is taken off the invoice on which the payment stands, in the
 * batch that keeps it and before it does. Nothing where a colleague has taken the payment back by hand already; a payment
 * that stands on none is booked without it once an invoice is made.
 */
export function bookRefund(act: Act, db: Db, paymentId: number, refunded: number): BatchItem<"sqlite">[] {
  const entry = sql`payments p join invoice_receipts r on r.payment_id = p.id where p.id = ${paymentId} and p.refunded_amount < ${refunded} and not exists (select 1 from invoice_receipts v where v.reverses_id = r.id)`;
  const booked = sql`(select invoice_id from invoice_receipts where payment_id = ${paymentId})`;
  return [
    recordEach(
      act,
      db,
      { kind: "receipt.reversed", workspaceId: sql`workspace_id`, subject: sql`invoice_number` },
      sql`invoices where id in (select r.invoice_id from ${entry})`,
    ),
    db.run(
      sql`insert into invoice_receipts (invoice_id, received_on, amount, method, note, created_at) select r.invoice_id, ${act.today}, p.refunded_amount - ${refunded}, 'card', 'Refunded by the payment provider', ${act.now.getTime()} from ${entry}`,
    ),
    db
      .update(invoices)
      .set({ ...settledBy(act), version: sql`${invoices.version} + 1` })
      .where(sql`${invoices.id} in ${booked} and ${invoices.status} in ('sent', 'overdue', 'paid')`),
  ];
}
