import { type SQL, sql } from "drizzle-orm";

import type { Db } from "#db/client.ts";
import type { Act } from "#worker/core/act.ts";

/** As `goneBack` of contracts/billing/money-back.ts has it. */
const GONE_BACK = sql`min(p.amount, p.refunded_amount + max(0, p.disputed_amount))`;

/**
 * Books payments of owners `p`, less what has gone back, on invoices `i` of the same journey and currency; each of them once. Where several
 * invoices could take one, the oldest issued one does. Belongs in the batch in which the payment succeeds or the
 * invoice is made.
 */
export function bookPayments(act: Act, db: Db, { payment, invoice }: { payment: SQL; invoice: SQL }) {
  return db.run(
    sql`insert into invoice_receipts (invoice_id, received_on, amount, method, payment_id, created_at) select (select i.id from invoices i where i.workspace_id = p.workspace_id and i.currency = p.currency and ${invoice} order by i.status = 'draft', i.id limit 1) as booked_on, ${act.today}, p.amount - ${GONE_BACK}, p.method, p.id, ${act.now.getTime()} from payments p where p.status = 'succeeded' and p.amount > ${GONE_BACK} and ${payment} and not exists (select 1 from invoice_receipts where payment_id = p.id) and booked_on is not null`,
  );
}
