import { sql } from "drizzle-orm";

import type { Db } from "#db/client.ts";
import { invoices } from "#db/schema.ts";
import type { Act } from "#worker/core/act.ts";
import { recordEach } from "#worker/core/record.ts";
import type { Statement } from "#worker/core/writing.ts";

import { settledBy } from "./internal/settled.ts";

/**
 * Books what has gone back of a payment, below nought, or has come again on the invoice on which the payment stands. Nothing
 * where a colleague has taken the payment back by hand already; a payment that stands on none is booked without what is
 * gone once an invoice is made.
 */
export function bookMoneyBack(
  act: Act,
  db: Db,
  { paymentId, amount, note }: { paymentId: number; amount: number; note: string },
): Statement[] {
  if (amount === 0) return [];
  const entry = sql`invoice_receipts r where r.payment_id = ${paymentId} and not exists (select 1 from invoice_receipts v where v.reverses_id = r.id)`;
  const booked = sql`(select invoice_id from invoice_receipts where payment_id = ${paymentId})`;
  return [
    recordEach(
      act,
      db,
      {
        kind: amount < 0 ? "receipt.reversed" : "receipt.booked",
        workspaceId: sql`workspace_id`,
        subject: sql`invoice_number`,
      },
      sql`invoices where id in (select r.invoice_id from ${entry})`,
    ),
    db.run(
      sql`insert into invoice_receipts (invoice_id, received_on, amount, method, note, created_at) select r.invoice_id, ${act.today}, ${amount}, 'card', ${note}, ${act.now.getTime()} from ${entry}`,
    ),
    db
      .update(invoices)
      .set({ ...settledBy(act), version: sql`${invoices.version} + 1` })
      .where(sql`${invoices.id} in ${booked} and ${invoices.status} in ('sent', 'overdue', 'paid')`),
  ];
}
