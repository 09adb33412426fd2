import { Button } from "@mantine/core";
import { useRef } from "react";

import { formatMoney } from "#contracts/core/money.ts";
import type { PaymentQuote } from "#contracts/payments/shapes.ts";
import { payments as copy } from "#web/copy/payments.ts";
import { waysToPay } from "#web/copy/ways-to-pay.ts";
import { trpc } from "#web/core/api.ts";
import { formatInstant } from "#web/core/dates.ts";
import { sentenceOf } from "#web/core/errors.ts";
import { printInWindow } from "#web/core/print-window.ts";
import { useCurrentUser } from "#web/core/session.ts";
import { showToast } from "#web/core/toasts.ts";
import { TransferRows } from "#web/ui/ways-to-pay.tsx";

import { QuoteSummary } from "./quote-summary.tsx";

import classes from "./payments.module.css";

type Props = {
  /** Of the to-do. */
  title: string;
  quote: PaymentQuote;
  due: number;
  isSettlement: boolean;
  onDone: () => void;
};

/** Where to send the money, and a way to say that it is on its way. */
export function BankTransfer({ title, quote, due, isSettlement, onDone }: Props) {
  const paper = useRef<HTMLDivElement>(null);
  const company = useCurrentUser()?.brand.name;
  const requestId = useRef(crypto.randomUUID());
  const announce = trpc.payments.announceTransfer.useMutation({ onSuccess: onDone });
  const heading = [company, title].filter(Boolean).join(" · ");
  const announcedAt = announce.data?.announcedAt ?? quote.transferAnnouncedAt;
  return (
    <div className={classes.bank}>
      <div ref={paper} className={classes.bank}>
        <div className={classes.onPaper}>
          <h1>{heading}</h1>
          <QuoteSummary quote={quote} isSettlement={isSettlement} />
        </div>
        <TransferRows
          accounts={quote.accounts}
          amount={formatMoney({ amount: due, currency: quote.currency })}
          reference={quote.bankReference}
        />
      </div>
      <Button
        size="lg"
        onClick={() => {
          if (paper.current && !printInWindow(paper.current, heading))
            showToast({ ...waysToPay.printBlocked, kind: "error" });
        }}
      >
        {waysToPay.print}
      </Button>
      {announcedAt ? (
        <div className={classes.announced} role="status">
          <b>{copy.announced}</b>
          <p>{copy.announcedHelp(formatInstant(announcedAt))}</p>
        </div>
      ) : (
        <>
          {announce.error && (
            <div className={classes.failure} role="alert">
              <p>{`${copy.announceFailed} ${sentenceOf(announce.error)}`}</p>
            </div>
          )}
          <Button
            size="lg"
            fullWidth
            disabled={announce.isPending}
            onClick={() => announce.mutate({ taskId: quote.taskId, requestId: requestId.current })}
          >
            {announce.isPending ? copy.sending : copy.sent}
          </Button>
        </>
      )}
    </div>
  );
}
