import { Button } from "@mantine/core";
import { useRef } from "react";

import { formatMoney } from "#contracts/core/money.ts";
import type { PaymentQuote } from "#contracts/payments/shapes.ts";
import { payments as copy } from "#web/copy/payments.ts";
import { waysToPay } from "#web/copy/ways-to-pay.ts";
import { trpc } from "#web/core/api.ts";
import { sentenceOf } from "#web/core/errors.ts";
import { printInWindow } from "#web/core/print-window.ts";
import { useCurrentUser } from "#web/core/session.ts";
import { showToast } from "#web/core/toasts.ts";
import { TransferRows } from "#web/ui/ways-to-pay.tsx";

import { Announced } from "./announced.tsx";
import { QuoteSummary } from "./quote-summary.tsx";

import classes from "./payments.module.css";

type Props = {
  /** Of the to-do. */
  title: string;
  quote: PaymentQuote;
  due: number;
  isSettlement: boolean;
  mayTakeBack: boolean;
  onTakenBack: () => void;
  onDone: () => void;
};

/** Where to send the money, and a way to say that it is on its way. */
export function BankTransfer(props: Props) {
  const { title, quote, due, isSettlement, mayTakeBack, onTakenBack, onDone } = props;
  const paper = useRef<HTMLDivElement>(null);
  const company = useCurrentUser()?.brand.name;
  const requestId = useRef(crypto.randomUUID());
  const announce = trpc.payments.announceTransfer.useMutation({ onSuccess: onDone });
  const heading = [company, title].filter(Boolean).join(" · ");
  const { transferAnnouncedAt: announcedAt } = quote;
  const isTold = announce.isPending || announce.isSuccess;
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
        <Announced
          taskId={quote.taskId}
          announcedAt={announcedAt}
          mayTakeBack={mayTakeBack}
          onTakenBack={onTakenBack}
        />
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
            disabled={isTold}
            onClick={() => announce.mutate({ taskId: quote.taskId, requestId: requestId.current })}
          >
            {isTold ? copy.sending : copy.sent}
          </Button>
        </>
      )}
    </div>
  );
}
