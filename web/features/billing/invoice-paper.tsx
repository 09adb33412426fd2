import { Link } from "@tanstack/react-router";

import type { InvoiceDetail } from "#contracts/billing.ts";
import { formatMoney } from "#contracts/core/money.ts";
import { billing as copy } from "#web/copy/billing.ts";
import { common } from "#web/copy/words.ts";
import { formatDate } from "#web/core/dates.ts";
import { KeyValues } from "#web/ui/key-values.tsx";
import { InvoiceStatusBadge } from "#web/ui/status/invoice-status.tsx";

import classes from "./billing-screen.module.css";

/** What stands in the dialog and on paper. */
export function InvoicePaper({ invoice }: { invoice: InvoiceDetail }) {
  const money = (amount: number) => formatMoney({ amount, currency: invoice.currency });
  return (
    <>
      <h1 className={`${classes.heading} ${classes.onPaper}`}>
        {`${common.product} · ${copy.invoice(invoice.invoiceNumber)}`}
      </h1>
      <div className={classes.facts}>
        <KeyValues
          entries={[
            [copy.fields.customer, invoice.customerName],
            [copy.fields.email, invoice.customerEmail],
            ...(invoice.petName === null ? [] : [[copy.fields.pet, invoice.petName] as const]),
            [copy.fields.service, invoice.serviceDescription],
          ]}
        />
        <KeyValues
          entries={[
            [copy.fields.status, <InvoiceStatusBadge key="status" status={invoice.status} />],
            [copy.fields.issued, formatDate(invoice.issuedOn)],
            [copy.fields.due, formatDate(invoice.dueDate)],
            ...(invoice.paidOn === null ? [] : [[copy.fields.paid, formatDate(invoice.paidOn)] as const]),
            ...(invoice.workspaceId === null
              ? []
              : [[copy.fields.workspace, <Journey key="journey" invoice={invoice} />] as const]),
          ]}
        />
      </div>
      {invoice.lines.length === 0 && <p>{copy.noLines}</p>}
      <table className={classes.lines} aria-label={copy.lines}>
        <thead>
          <tr>
            <th scope="col">{copy.line.description}</th>
            <th scope="col" className={classes.end}>
              {copy.line.quantity}
            </th>
            <th scope="col" className={classes.end}>
              {copy.line.unit}
            </th>
            <th scope="col" className={classes.end}>
              {copy.line.amount}
            </th>
          </tr>
        </thead>
        <tbody>
          {invoice.lines.map((line) => (
            <tr key={line.id}>
              <td dir="auto">{line.description}</td>
              <td className={classes.end}>{line.quantity}</td>
              <td className={classes.end}>{money(line.unitAmount)}</td>
              <td className={classes.end}>{money(line.amount)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={3}>
              {copy.total}
            </th>
            <td className={classes.end}>{money(invoice.totalAmount)}</td>
          </tr>
        </tfoot>
      </table>
    </>
  );
}

function Journey({ invoice }: { invoice: InvoiceDetail }) {
  return (
    <Link
      className={classes.link}
      to="/workspace/$workspaceId"
      params={{ workspaceId: String(invoice.workspaceId) }}
    >
      {invoice.workspaceName}
    </Link>
  );
}
