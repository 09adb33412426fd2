import { formatMoney } from "#contracts/core/money.ts";
import type { PaymentQuote } from "#contracts/payments/shapes.ts";
import { payments as copy } from "#web/copy/payments.ts";

import classes from "./payments.module.css";

type Props = { quote: PaymentQuote; isSettlement: boolean };

/** What it costs, item by item, and which half of it is due now. */
export function QuoteSummary({ quote, isSettlement }: Props) {
  const money = (amount: number) => formatMoney({ amount, currency: quote.currency });
  return (
    <dl className={classes.summary}>
      {quote.items.map((item) => (
        <div key={item.id}>
          <dt dir="auto">{item.description}</dt>
          <dd className={classes.amount}>{money(item.amount)}</dd>
        </div>
      ))}
      <div className={classes.total}>
        <dt>{copy.total}</dt>
        <dd className={classes.amount}>{money(quote.total)}</dd>
      </div>
      <div className={isSettlement ? undefined : classes.due}>
        <dt>{copy.deposit(quote.depositPercent)}</dt>
        <dd className={classes.amount}>{money(quote.deposit)}</dd>
      </div>
      <div className={isSettlement ? classes.due : undefined}>
        <dt>{copy.remaining}</dt>
        <dd className={classes.amount}>{money(quote.remaining)}</dd>
      </div>
    </dl>
  );
}
