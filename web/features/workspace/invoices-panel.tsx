import { Link } from "@tanstack/react-router";

import { openAmount } from "#contracts/billing/invoice-states.ts";
import type { Invoice } from "#contracts/billing/shapes.ts";
import type { Currency } from "#contracts/core/money-shapes.ts";
import { formatMoney } from "#contracts/core/money.ts";
import { PAGE_LIMIT_MAX } from "#contracts/core/paging.ts";
import { workspaceInvoices as copy } from "#web/copy/workspace-people.ts";
import { trpc } from "#web/core/api.ts";
import { formatDate } from "#web/core/dates.ts";
import { ListOf } from "#web/ui/list-of.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { InvoiceStatusBadge } from "#web/ui/status/invoice-status.tsx";

import classes from "./invoices-panel.module.css";

/** The invoices of the journey, each leading to itself in Billing, and what they come to. */
export function InvoicesPanel({ workspaceId }: { workspaceId: number }) {
  const list = trpc.billing.invoices.useQuery({ workspaceId, limit: PAGE_LIMIT_MAX });
  const invoices = list.data?.items ?? [];
  return (
    <Panel
      title={copy.title}
      aside={
        <Link to="/billing" search={{ workspace: workspaceId }} className={classes.link}>
          {copy.all}
        </Link>
      }
    >
      <ListOf
        list={list}
        what={copy.what}
        count={invoices.length}
        waiting={null}
        empty={<p className={classes.empty}>{copy.empty}</p>}
      >
        <ul className={classes.invoices} aria-label={copy.title}>
          {invoices.map((invoice) => (
            <li key={invoice.id} className={classes.invoice}>
              <span className={classes.words}>
                <Link
                  to="/billing"
                  search={{ workspace: workspaceId, invoice: invoice.id }}
                  className={classes.link}
                >
                  {invoice.invoiceNumber}
                </Link>
                <span className={classes.due}>{copy.due(formatDate(invoice.dueDate))}</span>
              </span>
              <span className={classes.amount}>
                {formatMoney({ amount: invoice.totalAmount, currency: invoice.currency })}
              </span>
              <InvoiceStatusBadge status={invoice.status} />
            </li>
          ))}
        </ul>
      </ListOf>
      {sumsOf(invoices).map(({ currency, total, open }) => (
        <p key={currency} className={classes.sum}>
          <span>{copy.total(formatMoney({ amount: total, currency }))}</span>
          {open > 0 && <strong>{copy.open(formatMoney({ amount: open, currency }))}</strong>}
        </p>
      ))}
    </Panel>
  );
}

/** What was asked for and what is still open, a currency each; drafts and voided ones ask for nothing. */
function sumsOf(invoices: readonly Invoice[]): { currency: Currency; total: number; open: number }[] {
  const asked = invoices.filter(({ status }) => status !== "draft" && status !== "void");
  return [...new Set(asked.map(({ currency }) => currency))].map((currency) => {
    const own = asked.filter((invoice) => invoice.currency === currency);
    const total = own.reduce((sum, { totalAmount }) => sum + totalAmount, 0);
    const paid = own.reduce((sum, { paidAmount }) => sum + paidAmount, 0);
    return { currency, total, open: openAmount({ total, paid }) };
  });
}
