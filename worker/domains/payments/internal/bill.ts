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

type Priced = {
  items: readonly PaymentItem[];
  depositPercent: number;
  /** What the journey's other payment to-dos have brought, less what has gone back. */
  paidBefore: number;
};

/**
 * What an owner's payment to-do comes to: a share of every item, whatever is required of the owner to choose. Prices may
 * have changed since the deposit came: what is left is what has not been paid.
 */
export function billOf(task: TaskRow, { items, depositPercent, paidBefore }: Priced): Bill {
  if (WIDGET_OF[task.actionType] !== "payment")
    throw new Fault("wrong_state", "There is nothing to pay in this action.");
  // Of no items there is no amount, and the currency says nothing.
  const currency = items[0]?.currency ?? "GBP";
  const total = items.reduce((sum, item) => sum + item.amount, 0);
  const { deposit, remaining: afterDeposit } = splitDeposit(total, depositPercent, currency);
  const isSettlement = task.actionType === "settlement-payment";
  const remaining = isSettlement && paidBefore > 0 ? Math.max(0, total - paidBefore) : afterDeposit;
  return { currency, total, deposit, remaining, due: isSettlement ? remaining : deposit };
}
