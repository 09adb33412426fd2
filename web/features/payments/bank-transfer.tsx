import { Button } from "@mantine/core";
import { IconCheck, IconCopy } from "@tabler/icons-react";
import { useRef, useState } from "react";

import { formatMoney } from "#contracts/core/money.ts";
import type { BankAccount } from "#contracts/payments/bank-accounts-shapes.ts";
import type { PaymentQuote } from "#contracts/payments/shapes.ts";
import { payments as copy } from "#web/copy/payments.ts";
import { trpc } from "#web/core/api.ts";
import { formatInstant } from "#web/core/dates.ts";
import { sentenceOf } from "#web/core/errors.ts";
import { IconButton } from "#web/ui/icon-button.tsx";

import classes from "./payments.module.css";

type Props = { quote: PaymentQuote; due: number; onDone: () => void };

/** Where to send the money, and a way to say that it is on its way. */
export function BankTransfer({ quote, due, onDone }: Props) {
  const requestId = useRef(crypto.randomUUID());
  const announce = trpc.payments.announceTransfer.useMutation({ onSuccess: onDone });
  const announcedAt = announce.data?.announcedAt ?? quote.transferAnnouncedAt;
  const asked = [
    [copy.amount, formatMoney({ amount: due, currency: quote.currency })],
    [copy.reference, quote.bankReference],
  ] as const;
  return (
    <div className={classes.bank}>
      {quote.accounts.map((account, at) => (
        <Rows key={at} rows={rowsOf(account)} />
      ))}
      <Rows rows={asked} />
      <p>{copy.transferTime}</p>
      <p>{copy.transferHelp}</p>
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

/** What is known of an account; a country that has no sort codes shows none. */
const rowsOf = (account: BankAccount) =>
  (
    [
      [copy.accountName, account.accountName],
      [copy.bankName, account.bankName],
      [copy.sortCode, account.sortCode],
      [copy.accountNumber, account.accountNumber],
      [copy.iban, account.iban],
      [copy.bic, account.bic],
    ] as const
  ).filter(([, value]) => value !== "");

function Rows({ rows }: { rows: readonly (readonly [string, string])[] }) {
  return (
    <dl>
      {rows.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            <span dir="auto">{value}</span>
            <CopyButton what={term} text={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function CopyButton({ what, text }: { what: string; text: string }) {
  const [isCopied, setCopied] = useState(false);
  const put = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      setTimeout(() => setCopied(false), 2_000);
    } catch {
      setCopied(false);
    }
  };
  return (
    <IconButton
      label={isCopied ? copy.copied : copy.copy(what)}
      tip="end"
      size={36}
      onClick={() => void put()}
    >
      {isCopied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />}
    </IconButton>
  );
}
