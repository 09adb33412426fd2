import { eq, sql } from "drizzle-orm";

import { afterMoneyBack, type MoneyBackTold } from "#contracts/billing/money-back.ts";
import { formatMoney } from "#contracts/core/money.ts";
import { type Db, openDb } from "#db/client.ts";
import { gatewayEvents, payments, users } from "#db/schema.ts";
import { Act } from "#worker/core/act.ts";
import type { Circumstances } from "#worker/core/circumstances.ts";
import { isUniqueConflict, lookAgain, onlyIf } from "#worker/core/writing.ts";
import { bookDeposit } from "#worker/domains/billing/book-deposit.ts";
import { bookMoneyBack } from "#worker/domains/billing/book-money-back.ts";
import { paysNothing } from "#worker/domains/notifications/money-news.ts";
import { notifyMembers } from "#worker/domains/notifications/notify.ts";

import type { PaymentRow } from "./internal/rows.ts";
import { setApart } from "./settle-payment.ts";
import type { Taken } from "./take-event.ts";

export type MoneyBack = {
  id: string;
  kind: string;
  transactionId: string;
  /** `disputed` moves nothing yet. Amounts in minor units. */
  told: MoneyBackTold | { what: "disputed"; amount: number };
};

const NOTES = {
  refunded: "Refunded by the payment provider",
  withdrawn: "Withdrawn by the payer’s bank",
  reinstated: "Given back by the payer’s bank",
} as const satisfies Record<MoneyBackTold["what"], string>;

/**
 * Takes what the provider tells of money that goes back: a refund and what a payer's bank withdraws come off the invoice,
 * what the bank gives back stands on it again, a dispute is shown to the company. Late, twice or in another order they come
 * to the same.
 */
export async function takeMoneyBack(circumstances: Circumstances, back: MoneyBack): Promise<Taken> {
  try {
    return await lookAgain(() => take(circumstances, back));
  } catch (error) {
    if (isUniqueConflict(error, "gateway_events.id")) return "repeated";
    throw error;
  }
}

async function take(
  circumstances: Circumstances,
  { id, kind, transactionId, told }: MoneyBack,
): Promise<Taken> {
  const db = openDb(circumstances.connection, "read", circumstances.meter);
  const [made, before] = await db.batch([
    db
      .select({ payment: payments, payer: users })
      .from(payments)
      .innerJoin(users, eq(users.id, payments.payerId))
      .where(eq(payments.transactionId, transactionId)),
    db.select({ id: gatewayEvents.id }).from(gatewayEvents).where(eq(gatewayEvents.id, id)),
  ]);
  const [found] = made;
  if (!found) return "foreign";
  if (before.length > 0) return "repeated";
  const { payment, payer } = found;
  const act = Act.inNameOf(circumstances, payer);
  const noted = (batch: Db) =>
    batch.insert(gatewayEvents).values({ id, kind, paymentId: payment.id, receivedAt: act.now });
  if (told.what === "disputed") {
    const sum = formatMoney({ amount: told.amount, currency: payment.currency });
    const why = `The payer’s bank disputes ${sum} (${transactionId}). Answer it with the provider.`;
    await setApart(act, payment, { why, also: (batch) => [noted(batch)] });
    return "kept";
  }
  const { refundedAmount: refunded, disputedAmount: disputed } = payment;
  const after = afterMoneyBack({ amount: payment.amount, refunded, disputed }, told);
  await act.write((batch) => [
    onlyIf(
      batch,
      sql`exists (select 1 from payments where id = ${payment.id} and refunded_amount = ${refunded} and disputed_amount = ${disputed})`,
    ),
    noted(batch),
    ...bookMoneyBack(act, batch, { paymentId: payment.id, amount: after.booked, note: NOTES[told.what] }),
    batch
      .update(payments)
      .set({ refundedAmount: after.payment.refunded, disputedAmount: after.payment.disputed })
      .where(eq(payments.id, payment.id)),
    // What was gone when the invoice was made stands on none yet.
    ...(after.booked > 0 ? bookDeposit(act, batch, payment.taskId) : []),
    ...(after.booked === 0 ? [] : [tellOf(act, batch, payment, told)]),
  ]);
  return "kept";
}

function tellOf(act: Act, db: Db, payment: PaymentRow, { what, amount }: MoneyBackTold) {
  const sum = formatMoney({ amount, currency: payment.currency });
  const words = {
    refunded: {
      title: "Payment refunded",
      message: `${sum} of ${formatMoney(payment)} have gone back to the card.`,
      audience: "all",
      type: "info",
    },
    withdrawn: {
      title: "Disputed payment withdrawn",
      message: `The payer’s bank has withdrawn ${sum} (${payment.transactionId}). The invoice is open by it until the dispute is won.`,
      audience: "staff",
      type: "error",
    },
    reinstated: {
      title: "Disputed payment given back",
      message: `The payer’s bank has given ${sum} back (${payment.transactionId}). It stands on the invoice again.`,
      audience: "staff",
      type: "success",
    },
  } as const;
  return notifyMembers(db, {
    ...words[what],
    workspaceId: payment.workspaceId,
    taskId: payment.taskId,
    except: null,
    kind: "payment",
    category: "task",
    exceptByMail: paysNothing(payment.workspaceId),
    at: act.now,
  });
}
