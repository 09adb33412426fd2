import { eq, sql } from "drizzle-orm";

import { formatMoney } from "#contracts/core/money.ts";
import { openDb } from "#db/client.ts";
import { gatewayEvents, payments, users } from "#db/schema.ts";
import { Act } from "#worker/core/act.ts";
import type { Circumstances } from "#worker/core/circumstances.ts";
import { isUniqueConflict } from "#worker/core/writing.ts";
import { bookRefund } from "#worker/domains/billing/book-refund.ts";
import { notifyMembers } from "#worker/domains/notifications/notify.ts";

import { setApart } from "./settle-payment.ts";
import type { Taken } from "./take-event.ts";

export type MoneyBack = {
  id: string;
  kind: string;
  transactionId: string;
  /** Minor units: all that has gone back so far, or what the payer's bank disputes. */
  amount: number;
  isDispute: boolean;
};

/**
 * Takes what the provider tells of money that goes back: a refund comes off the invoice, a dispute is shown to the company.
 * Refunds are told with their sum so far, so that late, twice or in another order they come to the same.
 */
export async function takeRefund(circumstances: Circumstances, told: MoneyBack): Promise<Taken> {
  const db = openDb(circumstances.connection, "read", circumstances.meter);
  const [made, before] = await db.batch([
    db
      .select({ payment: payments, payer: users })
      .from(payments)
      .innerJoin(users, eq(users.id, payments.payerId))
      .where(eq(payments.transactionId, told.transactionId)),
    db.select({ id: gatewayEvents.id }).from(gatewayEvents).where(eq(gatewayEvents.id, told.id)),
  ]);
  const [found] = made;
  if (!found) return "foreign";
  if (before.length > 0) return "repeated";
  const { payment, payer } = found;
  const act = Act.inNameOf(circumstances, payer);
  const noted = (batch: typeof db) =>
    batch
      .insert(gatewayEvents)
      .values({ id: told.id, kind: told.kind, paymentId: payment.id, receivedAt: act.now });
  const sum = formatMoney({ amount: told.amount, currency: payment.currency });
  try {
    if (told.isDispute) {
      const why = `The payer’s bank disputes ${sum} (${told.transactionId}). Answer it with the provider.`;
      await setApart(act, payment, { why, also: (batch) => [noted(batch)] });
      return "kept";
    }
    const refunded = Math.min(told.amount, payment.amount);
    await act.write((batch) => [
      noted(batch),
      ...bookRefund(act, batch, payment.id, refunded),
      notifyMembers(batch, {
        workspaceId: payment.workspaceId,
        taskId: payment.taskId,
        audience: "all",
        except: null,
        kind: "payment",
        title: "Payment refunded",
        message: `${sum} of ${formatMoney(payment)} have gone back to the card.`,
        type: "info",
        category: "task",
        at: act.now,
        when: sql`exists (select 1 from payments where id = ${payment.id} and refunded_amount < ${refunded})`,
      }),
      batch
        .update(payments)
        .set({ refundedAmount: sql`max(${payments.refundedAmount}, ${refunded})` })
        .where(eq(payments.id, payment.id)),
    ]);
    return "kept";
  } catch (error) {
    if (isUniqueConflict(error, "gateway_events.id")) return "repeated";
    throw error;
  }
}
