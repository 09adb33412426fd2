import { Link } from "@tanstack/react-router";

import { openAmount } from "#contracts/billing/invoice-states.ts";
import type { Invoice } from "#contracts/billing/shapes.ts";
import { formatMoney } from "#contracts/core/money.ts";
import { ownInvoices as copy } from "#web/copy/own-invoices.ts";
import { trpc } from "#web/core/api.ts";
import { formatDate } from "#web/core/dates.ts";
import { FailedNote } from "#web/ui/failed-note.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { ShowMore } from "#web/ui/show-more.tsx";
import { InvoiceStatusBadge } from "#web/ui/status/invoice-status.tsx";

import classes from "./own-invoices.module.css";

const PAGE = 20;
const openMoney = ({ totalAmount: total, paidAmount: paid, currency }: Invoice) =>
  formatMoney({ amount: openAmount({ total, paid }), currency });

/** An owner's invoices with what is paid on them; nothing where the company has issued none. */
export function OwnInvoices() {
  const list = trpc.billing.own.useInfiniteQuery(
    { limit: PAGE },
    { getNextPageParam: ({ nextCursor }) => nextCursor },
  );
  const invoices = list.data?.pages.flatMap(({ items }) => items) ?? [];
  if (list.error) return <FailedNote failed={list} what={copy.title} />;
  if (invoices.length === 0) return null;
  return (
    <Panel title={copy.title} isFlush>
      <ul className={classes.list} aria-label={copy.title}>
        {invoices.map((invoice) => (
          <li key={invoice.id}>
            <Link to="/invoice/$invoiceId" params={{ invoiceId: String(invoice.id) }} className={classes.row}>
              <span className={classes.words}>
                <b>{invoice.invoiceNumber}</b>
                <span dir="auto">{invoice.serviceDescription}</span>
                <span className={classes.sub}>{copy.issued(formatDate(invoice.issuedOn))}</span>
                {(invoice.status === "sent" || invoice.status === "overdue") && (
                  <span>{copy.toPay(openMoney(invoice), formatDate(invoice.dueDate))}</span>
                )}
              </span>
              <span className={classes.end}>
                <b>{formatMoney({ amount: invoice.totalAmount, currency: invoice.currency })}</b>
                <InvoiceStatusBadge status={invoice.status} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <ShowMore shown={invoices.length} list={list} />
    </Panel>
  );
}
