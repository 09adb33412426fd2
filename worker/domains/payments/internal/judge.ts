import { and, eq, sql } from "drizzle-orm";

import { formatMoney } from "#contracts/core/money.ts";
import type { Db } from "#db/client.ts";
import { payments } from "#db/schema.ts";
import { type Act, answerOf } from "#worker/core/act.ts";
import { CalledOff } from "#worker/core/fault.ts";
import type { Statement } from "#worker/core/writing.ts";
import {
  isPaidTwice,
  type Payable,
  setApart,
  settlePayment,
} from "#worker/domains/payments/settle-payment.ts";
import type { Found } from "#worker/ports/payments/gateway.ts";

import type { PaymentRow } from "./rows.ts";

type Said = {
  payment: PaymentRow;
  found: Found;
  /** A colleague who pays for the owner knows that it went through. */
  except?: number | null;
  /** What belongs into the same batch. */
  also?: (db: Db) => Statement[];
};

/**
 * Brings a payment to what the provider says of it, only ever forwards: nothing that comes late or twice undoes what is
 * settled. The sum is the row's: what was paid otherwise is set apart for the company to look at.
 */
export async function judge(
  act: Act,
  payable: Payable,
  { payment, found, except = null, also }: Said,
): Promise<PaymentRow> {
  if (payment.status === "succeeded") return payment;
  if (found.state === "paid") {
    if (found.amount !== payment.amount || found.currency !== payment.currency) {
      const why = `The provider reports ${formatMoney({ ...found, amount: Math.max(found.amount, 0) })} instead of ${formatMoney(payment)} (${found.transactionId}). Look at it there before you confirm anything.`;
      await setApart(act, payment, { why, ...(also && { also }) });
      return payment;
    }
    const { transactionId } = found;
    try {
      return await settlePayment(act, payable, { payment, transactionId, except, ...(also && { also }) });
    } catch (error) {
      if (error instanceof CalledOff) return again(act, payment);
      if (!isPaidTwice(error)) throw error;
      const why = `${formatMoney(payment)} for “${payable.task.title}” were paid twice. Refund ${transactionId} with the provider.`;
      await setApart(act, payment, { why, ...(also && { also }) });
      return payment;
    }
  }
  const isEnded = found.state === "ended";
  const results = await act.write((db) => [
    db
      .update(payments)
      .set({ status: "failed", failure: "Nothing was taken.", settledAt: act.now })
      .where(
        and(eq(payments.id, payment.id), eq(payments.status, "processing"), sql`${isEnded ? 1 : 0} = 1`),
      ),
    ...(also?.(db) ?? []),
    db.select().from(payments).where(eq(payments.id, payment.id)),
  ]);
  return answerOf(results)[0] ?? payment;
}

async function again(act: Act, payment: PaymentRow): Promise<PaymentRow> {
  const [[row]] = await act.read((db) => [db.select().from(payments).where(eq(payments.id, payment.id))]);
  return row ?? payment;
}
