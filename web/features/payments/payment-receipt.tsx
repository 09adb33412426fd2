import { Button } from "@mantine/core";
import { IconCircleCheck } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useEffect, useRef } from "react";

import { formatMoney } from "#contracts/core/money.ts";
import type { PaymentResult } from "#contracts/payments/shapes.ts";
import { payments as copy } from "#web/copy/payments.ts";
import { formatInstant } from "#web/core/dates.ts";

import classes from "./payments.module.css";

type Props = {
  taskId: number;
  result: PaymentResult;
  /** Still due before travel, in minor units. */
  left: number;
  isSettlement: boolean;
  isJustPaid: boolean;
};

/** The end of a payment: what was paid, what is left, and the proof of it. */
export function PaymentReceipt({ taskId, result, left, isSettlement, isJustPaid }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isJustPaid) heading.current?.focus();
  }, [isJustPaid]);
  const { currency } = result;
  const sums = [
    [isSettlement ? copy.paidRest : copy.paid, result.amount],
    [copy.balance, left],
  ] as const;
  const facts = [
    [copy.method, result.paymentMethod === "card" ? copy.card : copy.bank],
    ...(result.transactionId === null ? [] : [[copy.transaction, result.transactionId] as const]),
    [copy.date, formatInstant(result.timestamp)],
  ] as const;
  return (
    <section className={classes.receipt}>
      <IconCircleCheck size={40} stroke={1.5} aria-hidden />
      <h4 ref={heading} tabIndex={-1}>
        {copy.succeeded}
      </h4>
      <p role="status">{isSettlement ? copy.settledHelp : copy.succeededHelp}</p>
      <dl className={classes.summary}>
        {sums.map(([term, amount]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd className={classes.amount}>{formatMoney({ amount, currency })}</dd>
          </div>
        ))}
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Button
        size="lg"
        className={classes.print}
        renderRoot={(props) => <Link to="/receipt" search={{ todo: taskId }} {...props} />}
      >
        {copy.receiptLink}
      </Button>
    </section>
  );
}
