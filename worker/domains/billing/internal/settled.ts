import { and, eq, inArray, sql } from "drizzle-orm";

import type { Db } from "#db/client.ts";
import { invoices } from "#db/schema.ts";
import type { Act } from "#worker/core/act.ts";
import { Fault } from "#worker/core/fault.ts";

/**
 * What an issued invoice is by what has come in and by the date: the end of `nextInvoiceState` in
 * contracts/billing/invoice-states.ts, in the same batch as the entry it follows.
 */
export function settleInvoice(act: Act, db: Db, invoiceId: number) {
  return db
    .update(invoices)
    .set({ ...settledBy(act), version: sql`${invoices.version} + 1` })
    .where(and(eq(invoices.id, invoiceId), inArray(invoices.status, ["sent", "overdue", "paid"])));
}

export function settledBy(act: Act) {
  const isPaid = sql`${invoices.paidAmount} >= ${invoices.totalAmount}`;
  return {
    status: sql`case when ${isPaid} then 'paid' when ${invoices.dueDate} < ${act.today} then 'overdue' else 'sent' end`,
    paidOn: sql`case when ${isPaid} then (select max(received_on) from invoice_receipts where invoice_id = ${invoices.id}) end`,
  };
}

export function invoiceQuery(db: Db, invoiceId: number) {
  return db.select().from(invoices).where(eq(invoices.id, invoiceId));
}

/** As it is by now; for an attempt that another call has just made. */
export async function invoiceNow(act: Act, invoiceId: number) {
  const [[invoice]] = await act.read((db) => [invoiceQuery(db, invoiceId)]);
  if (!invoice) throw new Fault("not_found");
  return invoice;
}
