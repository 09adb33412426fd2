import { eq } from "drizzle-orm";

import type { InvoiceDetail } from "#contracts/billing/shapes.ts";
import { invoices, workspaces } from "#db/schema.ts";
import { allowInvoice } from "#worker/core/access.ts";
import type { Act } from "#worker/core/act.ts";

import { linesOf, receiptsOf, toInvoice, toLine, toReceipts } from "./internal/rows.ts";
import { sellerSettings, toSeller } from "./internal/settings.ts";

/** @throws Fault `not_found` where there is no such invoice, and for an owner where it is not theirs or not issued. */
export async function findInvoice(act: Act, { invoiceId }: { invoiceId: number }): Promise<InvoiceDetail> {
  const { invoice, also } = await allowInvoice(act, invoiceId, "view", (db) => [
    linesOf(db, invoiceId),
    receiptsOf(db, invoiceId),
    db
      .select({ name: workspaces.name })
      .from(invoices)
      .innerJoin(workspaces, eq(workspaces.id, invoices.workspaceId))
      .where(eq(invoices.id, invoiceId)),
    sellerSettings(db),
  ]);
  const [lines, receipts, [workspace], company] = also;
  return {
    ...toInvoice(invoice),
    clientId: invoice.clientId,
    customerEmail: invoice.customerEmail,
    customerAddress: invoice.customerAddress,
    workspaceName: workspace?.name ?? null,
    notes: invoice.notes,
    netAmount: invoice.totalAmount - invoice.taxAmount,
    taxAmount: invoice.taxAmount,
    voidReason: invoice.voidReason,
    mailedAt: invoice.mailedAt,
    lines: lines.map(toLine),
    receipts: toReceipts(act, invoice, receipts),
    seller: toSeller(company),
  };
}
