import { eq, sql } from "drizzle-orm";

import { goneBack } from "#contracts/billing/money-back.ts";
import type { Invoice } from "#contracts/billing/shapes.ts";
import type { Db } from "#db/client.ts";
import { invoiceReceipts, payments } from "#db/schema.ts";
import { allowInvoice } from "#worker/core/access.ts";
import { type Act, answerOf } from "#worker/core/act.ts";
import { Fault } from "#worker/core/fault.ts";
import { grant } from "#worker/core/grants.ts";
import { record } from "#worker/core/record.ts";
import { isUniqueConflict, lookAgain, onlyIf } from "#worker/core/writing.ts";

import { receiptsOf, toInvoice } from "./internal/rows.ts";
import { invoiceQuery, settleInvoice } from "./internal/settled.ts";

type Input = { invoiceId: number; receiptId: number; reason: string };

const ONCE = "This payment has been taken back already.";

/**
 * Takes a payment back by an entry below nought of what of it has not gone back by the provider; both stay to be seen.
 * @throws Fault `not_found` where it is no payment of this invoice; `wrong_state` where it is taken back already.
 */
export function reversePayment(act: Act, input: Input): Promise<Invoice> {
  return lookAgain(() => reverse(act, input));
}

async function reverse(act: Act, { invoiceId, receiptId, reason }: Input): Promise<Invoice> {
  const { invoice, also } = await allowInvoice(act, invoiceId, "edit", (db) => [
    receiptsOf(db, invoiceId),
    paymentOf(db, receiptId),
  ]);
  const [receipts, [payment]] = also;
  const receipt = receipts.find(({ id }) => id === receiptId);
  if (!receipt) throw new Fault("not_found");
  if (invoice.status === "draft") throw new Fault("wrong_state", "A draft keeps what its owner has paid.");
  const isTakenBack = receipts.some(({ reversesId }) => reversesId === receiptId);
  if (isTakenBack || receipt.reversesId !== null) throw new Fault("wrong_state", ONCE);
  const amount = payment ? payment.amount - goneBack(payment) : receipt.amount;
  if (amount === 0) throw new Fault("wrong_state", "This payment has gone back already.");
  grant(act, "recordPayments");
  try {
    const results = await act.write((db) => [
      onlyIf(
        db,
        // Of the provider's messages none has come since it was read.
        payment
          ? sql`exists (select 1 from payments where id = ${payment.id} and refunded_amount = ${payment.refunded} and disputed_amount = ${payment.disputed})`
          : sql`true`,
      ),
      db.insert(invoiceReceipts).values({
        invoiceId,
        receivedOn: act.today,
        amount: -amount,
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
        data: { before: { amount, currency: invoice.currency }, text: reason },
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

/** The payment by the portal that an entry books. */
function paymentOf(db: Db, receiptId: number) {
  return db
    .select({
      id: payments.id,
      amount: payments.amount,
      refunded: payments.refundedAmount,
      disputed: payments.disputedAmount,
    })
    .from(payments)
    .innerJoin(invoiceReceipts, eq(invoiceReceipts.paymentId, payments.id))
    .where(eq(invoiceReceipts.id, receiptId));
}
