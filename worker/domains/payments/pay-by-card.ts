import { and, eq } from "drizzle-orm";

import type { PaymentResult } from "#contracts/payments/shapes.ts";
import { payments } from "#db/schema.ts";
import type { Act } from "#worker/core/act.ts";
import { Fault } from "#worker/core/fault.ts";
import { lookAgain } from "#worker/core/writing.ts";

import { isAbandoned } from "./internal/order.ts";
import { startCard } from "./internal/start-card.ts";
import { toPaymentResult } from "./payment-result.ts";
import { settlePayment } from "./settle-payment.ts";

type Input = { taskId: number; cardToken: string; requestId: string };

/** How long a repeated attempt waits for the first one's answer, and how often it looks. */
const WAIT_MS = 10_000;
const LOOK_EVERY_MS = 250;

/**
 * Takes the sum of a payment to-do by card: a row that says so first, then the gateway, then the outcome. The row is
 * what keeps a second click or tab from paying again. Three trips, since money moves between them.
 * @throws Fault `wrong_state` where the provider's own form takes the card, see `open-card.ts`; `payment_failed` where the bank refuses; `wrong_state` where it is paid or being paid already.
 */
export async function payByCard(act: Act, input: Input): Promise<PaymentResult> {
  const started = await lookAgain(() =>
    startCard(
      act,
      { requestId: input.requestId, operation: "payments.payByCard", body: input },
      input.taskId,
      "portal",
    ),
  );
  if (!started) return answerOfFirst(act, input.requestId);
  const { order, payment } = started;
  const outcome = await act.circumstances.gateway.charge({
    amount: payment.amount,
    currency: payment.currency,
    cardToken: input.cardToken,
    attemptId: payment.requestId,
  });
  if (!outcome.isPaid) {
    await act.write((db) => [
      db
        .update(payments)
        .set({ status: "failed", failure: outcome.reason, settledAt: new Date() })
        .where(and(eq(payments.id, payment.id), eq(payments.status, "processing"))),
    ]);
    throw new Fault("payment_failed");
  }
  const { transactionId } = outcome;
  const except = act.isStaff ? act.who.userId : null;
  return toPaymentResult(await settlePayment(act, order, { payment, transactionId, except }), {
    ofMoney: true,
  });
}

/** The same attempt again gives the same answer, once there is one. */
async function answerOfFirst(act: Act, requestId: string): Promise<PaymentResult> {
  const until = Date.now() + WAIT_MS;
  for (;;) {
    const [[payment]] = await act.read((db) => [
      db.select().from(payments).where(eq(payments.requestId, requestId)),
    ]);
    if (!payment) throw new Fault("not_found");
    if (payment.status === "succeeded") return toPaymentResult(payment, { ofMoney: true });
    if (payment.status === "failed" || isAbandoned(act, payment)) throw new Fault("payment_failed");
    if (Date.now() > until) throw new Fault("wrong_state", "This payment is still being processed.");
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
}
