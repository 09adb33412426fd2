import type { Currency } from "#contracts/core/money-shapes.ts";
import { splitDeposit } from "#contracts/core/money.ts";
import type { PaymentItem } from "#contracts/payments/shapes.ts";
import { WIDGET_OF } from "#contracts/workflows/action-labels.ts";
import type { TaskRow } from "#worker/core/access.ts";
import { Fault } from "#worker/core/fault.ts";

export type Bill = {
  currency: Currency;
  total: number;
  deposit: number;
  remaining: number;
  /** What this to-do asks for: the deposit, or what remains. Minor units, as everything here. */
  due: number;
};

/** What an owner's payment to-do comes to: half of every item, whatever is required of the owner to choose. */
export function billOf(task: TaskRow, items: readonly PaymentItem[]): Bill {
  if (WIDGET_OF[task.actionType] !== "payment")
    throw new Fault("wrong_state", "There is nothing to pay in this action.");
  const currency = items[0]?.currency ?? "GBP";
  const total = items.reduce((sum, item) => sum + item.amount, 0);
  const { deposit, remaining } = splitDeposit(total);
  return {
    currency,
    total,
    deposit,
    remaining,
    due: task.actionType === "settlement-payment" ? remaining : deposit,
  };
}
