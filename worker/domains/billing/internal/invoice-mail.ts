import { sql } from "drizzle-orm";

import { invoiceAmounts, percentText } from "#contracts/billing/invoice-amounts.ts";
import { formatMoney } from "#contracts/core/money.ts";
import type { InvoiceSeller } from "#contracts/payments/receipts-shapes.ts";
import type { Db } from "#db/client.ts";
import { type invoiceLines, type invoiceReceipts, outbox } from "#db/schema.ts";
import type { InvoiceRow } from "#worker/core/access.ts";
import type { Act } from "#worker/core/act.ts";
import { badFields } from "#worker/core/fault.ts";
import type { Grant } from "#worker/core/grants.ts";
import type { Statement } from "#worker/core/writing.ts";

type Contents = {
  invoice: InvoiceRow;
  lines: readonly (typeof invoiceLines.$inferSelect)[];
  receipts: readonly (typeof invoiceReceipts.$inferSelect)[];
  seller: InvoiceSeller;
  /** The same occasion is mailed once. */
  occasion: string;
  leave: Grant<"sendInvoices">;
};

/**
 * The mail of an invoice, to go into the batch that issues or sends it: the number is read there, since a draft gets it
 * in that very batch.
 * @throws Fault `invalid_input` where nobody's address is known.
 */
export function mailInvoice(
  act: Act,
  { invoice, lines, receipts, seller, occasion }: Contents,
): { mailedAt: Date; statements: (db: Db) => Statement[] } {
  if (invoice.customerEmail === "") throw badFields({ customerEmail: "There is no address to mail it to" });
  const money = (amount: number) => formatMoney({ amount, currency: invoice.currency });
  const { net, taxes } = invoiceAmounts(lines);
  const paid = receipts.reduce((sum, { amount }) => sum + amount, 0);
  const rows: [string, string][] = [
    ...lines.map(({ description, quantity, unitAmount }): [string, string] => [
      quantity === 1 ? description : `${description} (${quantity} × ${money(unitAmount)})`,
      money(quantity * unitAmount),
    ]),
    ...(taxes.length > 0 ? [["Net", money(net)] as [string, string]] : []),
    ...taxes.map(({ rate, tax }): [string, string] => [
      `${seller.taxName} ${percentText(rate)} %`,
      money(tax),
    ]),
    ["Total", money(invoice.totalAmount)],
    ...(paid === 0
      ? []
      : ([
          ["Paid so far", money(paid)],
          ["Still to pay", money(invoice.totalAmount - paid)],
        ] as [string, string][])),
  ];
  const payload = {
    name: invoice.customerName,
    companyName: seller.name,
    service: invoice.serviceDescription,
    dueDate: invoice.dueDate,
    total: money(invoice.totalAmount - paid),
    isPaid: paid >= invoice.totalAmount ? "1" : null,
    rows: JSON.stringify(rows),
    notes: invoice.notes === "" ? null : invoice.notes,
    link: `${act.circumstances.origin}/invoice/${invoice.id}${paid < invoice.totalAmount ? "#pay" : ""}`,
  };
  return {
    mailedAt: act.now,
    statements: (db) => [
      db.insert(outbox).values({
        template: "invoice",
        toEmail: invoice.customerEmail,
        toName: invoice.customerName,
        payload: sql`json_set(${JSON.stringify(payload)}, '$.number', (select invoice_number from invoices where id = ${invoice.id}))`,
        dedupeKey: `invoice:${invoice.id}:${occasion}`,
        byId: act.who.userId,
        workspaceId: invoice.workspaceId,
        createdAt: act.now,
        nextAttemptAt: act.now,
      }),
    ],
  };
}
