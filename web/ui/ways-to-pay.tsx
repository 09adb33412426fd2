import { IconCheck, IconCopy } from "@tabler/icons-react";
import { useState } from "react";

import type { BankAccount } from "#contracts/payments/bank-accounts-shapes.ts";
import { waysToPay as copy } from "#web/copy/ways-to-pay.ts";

import { IconButton } from "./icon-button.tsx";
import { KeyValues } from "./key-values.tsx";

type Props = { accounts: readonly BankAccount[]; amount: string; reference: string };

/** Where to send money, how much, and what to write on it; each to be copied. */
export function TransferRows({ accounts, amount, reference }: Props) {
  const asked = [
    [copy.amount, amount],
    [copy.reference, reference],
  ] as const;
  return (
    <>
      {[...accounts.map(rowsOf), asked].map((rows, at) => (
        <KeyValues
          key={at}
          entries={rows.map(([term, value]) => [
            term,
            <>
              <span dir="auto">{value}</span> <CopyButton what={term} text={value} />
            </>,
          ])}
        />
      ))}
      <p>{copy.transferTime}</p>
      <p>{copy.transferHelp}</p>
    </>
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
    <span className="no-print">
      <IconButton
        label={isCopied ? copy.copied : copy.copy(what)}
        tip="end"
        size={36}
        onClick={() => void put()}
      >
        {isCopied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />}
      </IconButton>
    </span>
  );
}

/** Instead of an account that nobody has set up: whom to ask, as far as the company says. */
export function AskHowToPay({ email, phone }: { email: string | null; phone: string | null }) {
  return (
    <p role="status">
      {copy.ask.text} {email && <a href={`mailto:${email}`}>{email}</a>}{" "}
      {phone && <a href={`tel:${phone.replaceAll(/[^\d+]/g, "")}`}>{phone}</a>}
      {!email && !phone && copy.ask.byMessage}
    </p>
  );
}
