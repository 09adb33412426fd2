/** A payment that came by the provider; minor units of its currency. */
export type PaidMoney = {
  readonly amount: number;
  /** What has been refunded in all, as the provider says. */
  readonly refunded: number;
  /**
   * What the payer's bank has withdrawn less what it has given back. Below nought for a while where its messages come in
   * another order than they happened.
   */
  readonly disputed: number;
};

/** What the provider tells of money that goes back; a refund with its sum so far, a dispute with its own amount. */
export type MoneyBackTold = {
  readonly what: "refunded" | "withdrawn" | "reinstated";
  readonly amount: number;
};

/** What of a payment does not stand on its invoice; no more than there was. */
export const goneBack = ({ amount, refunded, disputed }: PaidMoney): number =>
  Math.min(amount, refunded + Math.max(0, disputed));

/** The payment once it is told, and what is booked on its invoice for that: below nought where money has gone. */
export function afterMoneyBack(
  payment: PaidMoney,
  { what, amount }: MoneyBackTold,
): { payment: PaidMoney; booked: number } {
  const next =
    what === "refunded"
      ? { ...payment, refunded: Math.max(payment.refunded, Math.min(amount, payment.amount)) }
      : { ...payment, disputed: payment.disputed + (what === "withdrawn" ? amount : -amount) };
  return { payment: next, booked: goneBack(payment) - goneBack(next) };
}
