import type { Invoice } from "#contracts/billing.ts";
import { invoiceReceipts } from "#db/schema.ts";
import { allowInvoice } from "#worker/core/access.ts";
import { type Act, answerOf } from "#worker/core/act.ts";
import { Fault } from "#worker/core/fault.ts";
import { record } from "#worker/core/record.ts";
import { isUniqueConflict } from "#worker/core/writing.ts";

import { receiptsOf, toInvoice } from "./internal/rows.ts";
import { invoiceQuery, settleInvoice } from "./internal/settled.ts";

type Input = { invoiceId: number; receiptId: number; reason: string };

const ONCE = "This payment has been taken back already.";

/**
 * Takes a payment back by an entry of the same amount below nought; both stay to be seen.
 * @throws Fault `not_found` where it is no payment of this invoice; `wrong_state` where it is taken back already.
 */
export async function reversePayment(act: Act, { invoiceId, receiptId, reason }: Input): Promise<Invoice> {
  const { invoice, also } = await allowInvoice(act, invoiceId, "edit", (db) => [receiptsOf(db, invoiceId)]);
  const [receipts] = also;
  const receipt = receipts.find(({ id }) => id === receiptId);
  if (!receipt) throw new Fault("not_found");
  if (invoice.status === "draft") throw new Fault("wrong_state", "A draft keeps what its owner has paid.");
  const isTakenBack = receipts.some(({ reversesId }) => reversesId === receiptId);
  if (isTakenBack || receipt.reversesId !== null) throw new Fault("wrong_state", ONCE);
  try {
    const results = await act.write((db) => [
      db.insert(invoiceReceipts).values({
        invoiceId,
        receivedOn: act.today,
        amount: -receipt.amount,
        method: receipt.method,
        note: reason,
        reversesId: receiptId,
        createdAt: act.now,
      }),
      settleInvoice(act, db, invoiceId),
      record(act, db, {
        kind: "receipt.reversed",
        ...(invoice.workspaceId === null ? {} : { workspaceId: invoice.workspaceId }),
        subject: invoice.invoiceNumber ?? undefined,
        data: { before: { amount: receipt.amount, currency: invoice.currency }, text: reason },
      }),
      invoiceQuery(db, invoiceId),
    ]);
    const [settled] = answerOf(results);
    if (!settled) throw new Fault("not_found");
    return toInvoice(settled);
  } catch (error) {
    if (isUniqueConflict(error, "invoice_receipts.reverses_id")) throw new Fault("wrong_state", ONCE);
    throw error;
  }
}
