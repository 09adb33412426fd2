import { asc, eq, type SQL, sql } from "drizzle-orm";
import type * as z from "zod";

import { lineAmounts } from "#contracts/billing/invoice-amounts.ts";
import type { InvoiceLineDraft } from "#contracts/billing/invoice-drafts-shapes.ts";
import type { Invoice } from "#contracts/billing/shapes.ts";
import type { InvoiceReceipt } from "#contracts/payments/receipts-shapes.ts";
import { paymentReceiptNumber } from "#contracts/payments/receipts.ts";
import type { Db } from "#db/client.ts";
import { invoiceLines, invoiceReceipts } from "#db/schema.ts";
import type { InvoiceRow } from "#worker/core/access.ts";
import type { Act } from "#worker/core/act.ts";
import type { Statement } from "#worker/core/writing.ts";

/** A draft has no number yet, and a name all the same. */
export function numberOf({ id, invoiceNumber }: Pick<InvoiceRow, "id" | "invoiceNumber">): string {
  return invoiceNumber ?? `DRAFT-${id}`;
}

export function toInvoice(row: InvoiceRow): Invoice {
  return {
    id: row.id,
    invoiceNumber: numberOf(row),
    workspaceId: row.workspaceId,
    customerName: row.customerName,
    petName: row.petName,
    serviceDescription: row.serviceDescription,
    issuedOn: row.issuedOn,
    dueDate: row.dueDate,
    totalAmount: row.totalAmount,
    paidAmount: row.paidAmount,
    currency: row.currency,
    status: row.status,
    isRecurring: row.isRecurring,
    paidOn: row.paidOn,
    version: row.version,
  };
}

export function linesOf(db: Db, invoiceId: number) {
  return db
    .select()
    .from(invoiceLines)
    .where(eq(invoiceLines.invoiceId, invoiceId))
    .orderBy(asc(invoiceLines.position));
}

export function toLine({ id, description, quantity, unitAmount, taxRate }: typeof invoiceLines.$inferSelect) {
  const { net, tax } = lineAmounts({ quantity, unitAmount, taxRate });
  return { id, description, quantity, unitAmount, taxRate, amount: net, taxAmount: tax };
}

export function receiptsOf(db: Db, invoiceId: number) {
  return db
    .select()
    .from(invoiceReceipts)
    .where(eq(invoiceReceipts.invoiceId, invoiceId))
    .orderBy(asc(invoiceReceipts.id));
}

/** Notes are the company's own. */
export function toReceipts(
  act: Act,
  invoice: InvoiceRow,
  rows: readonly (typeof invoiceReceipts.$inferSelect)[],
): InvoiceReceipt[] {
  const reversed = new Set(rows.map(({ reversesId }) => reversesId));
  return rows.map(({ id, receivedOn, amount, method, note, paymentId, reversesId }) => ({
    id,
    number: paymentId === null ? `${numberOf(invoice)}-${id}` : paymentReceiptNumber(paymentId),
    receivedOn,
    amount,
    method,
    note: act.isStaff ? note : null,
    reversesId,
    isReversed: reversed.has(id),
  }));
}

type LineDraft = z.output<typeof InvoiceLineDraft>;

/** `invoiceId` may be a subquery where the same batch has just made the invoice. */
export function insertLines(db: Db, invoiceId: number | SQL<number>, lines: readonly LineDraft[]): Statement {
  return db.insert(invoiceLines).values(
    lines.map(({ description, quantity, unitAmount, taxRate }, index) => ({
      invoiceId: sql`${invoiceId}`,
      position: index + 1,
      description,
      quantity,
      unitAmount,
      taxRate,
    })),
  );
}
