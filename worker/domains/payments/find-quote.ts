import type { PaymentQuote } from "#contracts/payments/shapes.ts";
import { allowTask } from "#worker/core/access.ts";
import type { Act } from "#worker/core/act.ts";

import { bankDetails, bankSetting } from "./internal/bank.ts";
import { billOf } from "./internal/bill.ts";
import { clientOf, itemsOf, payerOf, paymentsOf, toItem } from "./internal/rows.ts";
import { toPaymentResult } from "./payment-result.ts";

/** @throws Fault `wrong_state` where the action is not a payment. */
export async function findQuote(act: Act, { taskId }: { taskId: number }): Promise<PaymentQuote> {
  const { task, also } = await allowTask(act, taskId, "view", (db) => [
    itemsOf(db, taskId),
    paymentsOf(db, taskId),
    clientOf(db, taskId),
    payerOf(db, taskId),
    bankSetting(db),
  ]);
  const [itemRows, made, [client], payer, bank] = also;
  const items = itemRows.map(toItem);
  const { currency, total, deposit, remaining } = billOf(task, items);
  const paid = made.find(({ status }) => status === "succeeded");
  const announced = made.find(({ status }) => status === "awaiting_transfer");
  return {
    taskId,
    items,
    currency,
    total,
    deposit,
    remaining,
    bank: bankDetails(bank),
    bankReference: `${client?.fullName ?? ""}-DEPOSIT`,
    hasProviderForm: act.circumstances.gateway.publishableKey !== null,
    hasPayer: payer.length > 0,
    paid: paid ? toPaymentResult(paid) : null,
    transferAnnouncedAt: announced?.createdAt ?? null,
  };
}
