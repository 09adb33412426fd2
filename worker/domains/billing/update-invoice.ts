import { eq, sql } from "drizzle-orm";

import type { InvoicePatch } from "#contracts/billing/invoice-drafts-shapes.ts";
import type { Invoice } from "#contracts/billing/shapes.ts";
import { isSame } from "#contracts/core/same.ts";
import { invoiceLines, invoices } from "#db/schema.ts";
import { allowInvoice } from "#worker/core/access.ts";
import { type Act, answerOf } from "#worker/core/act.ts";
import { changedOf } from "#worker/core/changed.ts";
import { badFields, Fault } from "#worker/core/fault.ts";
import { record } from "#worker/core/record.ts";
import { onlyIf } from "#worker/core/writing.ts";

import { amountsOf } from "./create-invoice.ts";
import { insertLines, linesOf, toInvoice } from "./internal/rows.ts";

/**
 * Writes a draft anew.
 * @throws Fault `wrong_state` once it is issued; `stale_version` where somebody else has changed it.
 */
export async function updateInvoice(act: Act, patch: InvoicePatch): Promise<Invoice> {
  const { invoiceId, version, lines } = patch;
  const { total, tax } = amountsOf(lines);
  const { invoice, also } = await allowInvoice(act, invoiceId, "edit", (db) => [linesOf(db, invoiceId)]);
  if (invoice.status !== "draft")
    throw new Fault("wrong_state", "An issued invoice is not changed any more.");
  if (invoice.version !== version) throw new Fault("stale_version");
  if (invoice.paidAmount !== 0 && patch.currency !== invoice.currency) {
    throw badFields({ currency: `A payment in ${invoice.currency} is booked on it already` });
  }
  const customerName = patch.customerName ?? invoice.customerName;
  const columns = {
    customerName,
    customerEmail: patch.customerEmail ?? invoice.customerEmail,
    customerAddress: patch.customerAddress ?? "",
    serviceDescription: patch.serviceDescription,
    notes: patch.notes ?? "",
    dueDate: patch.dueDate,
    totalAmount: total,
    taxAmount: tax,
    currency: patch.currency,
    isRecurring: patch.isRecurring,
  };
  const written = also[0].map(({ description, quantity, unitAmount, taxRate }) => ({
    description,
    quantity,
    unitAmount,
    taxRate,
  }));
  if (changedOf(invoice, columns).isNothing && isSame(written, lines)) return toInvoice(invoice);
  const results = await act.write((db) => [
    onlyIf(
      db,
      sql`exists (select 1 from invoices where id = ${invoiceId} and version = ${version} and status = 'draft')`,
    ),
    db.delete(invoiceLines).where(eq(invoiceLines.invoiceId, invoiceId)),
    insertLines(db, sql<number>`${invoiceId}`, lines),
    record(act, db, {
      kind: "invoice.updated",
      ...(invoice.workspaceId === null ? {} : { workspaceId: invoice.workspaceId }),
      subject: patch.serviceDescription,
    }),
    db
      .update(invoices)
      .set({
        ...columns,
        version: version + 1,
      })
      .where(eq(invoices.id, invoiceId))
      .returning(),
  ]);
  const [changed] = answerOf(results);
  if (!changed) throw new Fault("not_found");
  return toInvoice(changed);
}
