import { eq } from "drizzle-orm";

import { openAmount } from "#contracts/billing/invoice-states.ts";
import type { InvoiceDetail, WaysToPay } from "#contracts/billing/shapes.ts";
import { invoices, workspaces } from "#db/schema.ts";
import { allowInvoice, type InvoiceRow } from "#worker/core/access.ts";
import type { Act } from "#worker/core/act.ts";
import { SETTINGS, settingQuery } from "#worker/core/settings.ts";
import { findCardWay } from "#worker/domains/payments/find-card-way.ts";

import { linesOf, numberOf, receiptsOf, toInvoice, toLine, toReceipts } from "./internal/rows.ts";
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
    settingQuery(db, SETTINGS.bankAccounts.key),
  ]);
  const [lines, receipts, [workspace], company, [bank]] = also;
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
    ways: await waysToPay(act, invoice, bank?.value),
    seller: toSeller(company),
  };
}

async function waysToPay(act: Act, invoice: InvoiceRow, bank: unknown): Promise<WaysToPay | null> {
  const { currency, workspaceId } = invoice;
  const amount = openAmount({ total: invoice.totalAmount, paid: invoice.paidAmount });
  if (invoice.status === "void" || amount <= 0) return null;
  return {
    amount,
    accounts: SETTINGS.bankAccounts.of(bank).accounts.filter((account) => account.currency === currency),
    reference: numberOf(invoice),
    card: workspaceId === null ? null : await findCardWay(act, { workspaceId, currency, amount }),
  };
}
