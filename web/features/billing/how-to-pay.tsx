import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";

import type { InvoiceDetail, WaysToPay } from "#contracts/billing/shapes.ts";
import { formatMoney } from "#contracts/core/money.ts";
import { waysToPay as copy } from "#web/copy/ways-to-pay.ts";
import { formatDate } from "#web/core/dates.ts";
import { AskHowToPay, TransferRows } from "#web/ui/ways-to-pay.tsx";

import classes from "./billing-screen.module.css";

export const PAY_ID = "pay";

/** Where the mail of an invoice leads: how what is open is paid, or whom to ask. */
export function HowToPay({ invoice, ways }: { invoice: InvoiceDetail; ways: WaysToPay }) {
  const amount = formatMoney({ amount: ways.amount, currency: invoice.currency });
  const { card, accounts, reference } = ways;
  return (
    <section id={PAY_ID} className={classes.pay} aria-label={copy.title}>
      <h2>{copy.title}</h2>
      <p>{copy.due(amount, formatDate(invoice.dueDate))}</p>
      {card && (
        <Button
          className="no-print"
          size="lg"
          variant="filled"
          renderRoot={(props) => (
            <Link
              to="/workspace/$workspaceId/customer"
              params={{ workspaceId: String(card.workspaceId) }}
              search={{ todo: card.taskId }}
              {...props}
            />
          )}
        >
          {copy.byCard}
        </Button>
      )}
      {accounts.length > 0 && <TransferRows accounts={accounts} amount={amount} reference={reference} />}
      {accounts.length === 0 && card === null && (
        <AskHowToPay email={invoice.seller.email} phone={invoice.seller.phone} />
      )}
    </section>
  );
}

/** What keeps an invoice from naming an account, and where that is set; nothing where it names one. */
export function MissingAccount({ invoice, isAdmin }: { invoice: InvoiceDetail; isAdmin: boolean }) {
  if (!invoice.ways || invoice.ways.accounts.length > 0) return null;
  return (
    <p className={classes.missing} role="note">
      {copy.missing(invoice.currency)}{" "}
      {isAdmin && (
        <Link to="/admin" search={{ section: "bank-accounts" } as never}>
          {copy.setUp}
        </Link>
      )}
    </p>
  );
}
