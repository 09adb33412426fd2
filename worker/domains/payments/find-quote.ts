import { cardStepOf } from "#contracts/core/money.ts";
import type { PaymentQuote } from "#contracts/payments/shapes.ts";
import { allowTask } from "#worker/core/access.ts";
import type { Act } from "#worker/core/act.ts";
import { SETTINGS, settingQuery } from "#worker/core/settings.ts";

import { billOf } from "./internal/bill.ts";
import { clientOf, itemsOf, paidBefore, payerOf, paymentsOf, toItem } from "./internal/rows.ts";
import { toPaymentResult } from "./payment-result.ts";

/** @throws Fault `wrong_state` where the action is not a payment. */
export async function findQuote(act: Act, { taskId }: { taskId: number }): Promise<PaymentQuote> {
  const { task, workspace, sight, also } = await allowTask(act, taskId, "view", (db) => [
    itemsOf(db, taskId),
    paymentsOf(db, taskId),
    clientOf(db, taskId),
    payerOf(db, taskId),
    paidBefore(db, taskId),
    settingQuery(db, SETTINGS.bankAccounts.key),
  ]);
  const [itemRows, made, [client], payer, [before], bank] = also;
  const items = itemRows.map(toItem);
  const { depositPercent } = workspace;
  const bill = billOf(task, { items, depositPercent, paidBefore: before?.amount ?? 0 });
  const { currency, total, deposit, remaining, due } = bill;
  const paid = made.find(({ status }) => status === "succeeded");
  const announced = made.find(({ status }) => status === "awaiting_transfer");
  return {
    taskId,
    items,
    currency,
    total,
    deposit,
    depositPercent,
    remaining,
    accounts: SETTINGS.bankAccounts
      .of(bank[0]?.value)
      .accounts.filter((account) => account.currency === currency),
    bankReference: `${client?.fullName ?? ""}-${task.actionType === "settlement-payment" ? "BALANCE" : "DEPOSIT"}`,
    card: due % cardStepOf(currency) === 0 ? act.circumstances.gateway.way : "none",
    hasPayer: payer.length > 0,
    paid: paid ? toPaymentResult(paid, sight) : null,
    transferAnnouncedAt: announced?.createdAt ?? null,
  };
}
