import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";

import { invoiceAmounts, percentText } from "#contracts/billing/invoice-amounts.ts";
import { openAmount } from "#contracts/billing/invoice-states.ts";
import type { InvoiceDetail } from "#contracts/billing/shapes.ts";
import { formatMoney } from "#contracts/core/money.ts";
import { billing as copy } from "#web/copy/billing.ts";
import { receipts as receiptCopy } from "#web/copy/receipts.ts";
import { formatDate } from "#web/core/dates.ts";
import { KeyValues } from "#web/ui/key-values.tsx";
import { InvoiceStatusBadge } from "#web/ui/status/invoice-status.tsx";

import { HowToPay } from "./how-to-pay.tsx";

import classes from "./billing-screen.module.css";
import lines from "./paper-lines.module.css";

/** What stands in the dialog, on the customer's page and on paper. `actionOf` adds what can be done with a payment. */
export function InvoicePaper({
  invoice,
  actionOf,
}: {
  invoice: InvoiceDetail;
  actionOf?: ((receipt: InvoiceDetail["receipts"][number]) => ReactNode) | undefined;
}) {
  const { seller } = invoice;
  return (
    <div className={classes.paper}>
      <h1 className={`${classes.heading} ${classes.onPaper}`}>
        {`${seller.name} · ${copy.invoice(invoice.invoiceNumber)}`}
      </h1>
      <p className={classes.seller}>
        {[seller.name, seller.address, seller.email, seller.phone].filter(Boolean).join("\n")}
      </p>
      <div className={classes.facts}>
        <KeyValues
          entries={[
            [copy.fields.customer, invoice.customerName],
            [copy.fields.email, invoice.customerEmail],
            ...(invoice.petName === null ? [] : [[copy.fields.pet, invoice.petName] as const]),
            [copy.fields.service, invoice.serviceDescription],
            ...(seller.taxNumber === "" ? [] : [[copy.fields.taxNumber, seller.taxNumber] as const]),
          ]}
        />
        <KeyValues
          entries={[
            [copy.fields.status, <InvoiceStatusBadge key="status" status={invoice.status} />],
            [copy.fields.issued, formatDate(invoice.issuedOn)],
            [copy.fields.due, formatDate(invoice.dueDate)],
            ...(invoice.paidOn === null ? [] : [[copy.fields.paid, formatDate(invoice.paidOn)] as const]),
            ...(invoice.voidReason === null ? [] : [[copy.fields.voidReason, invoice.voidReason] as const]),
            ...(invoice.workspaceId === null
              ? []
              : [[copy.fields.workspace, <Journey key="journey" invoice={invoice} />] as const]),
          ]}
        />
      </div>
      {invoice.lines.length === 0 && <p>{copy.noLines}</p>}
      <Lines invoice={invoice} />
      {invoice.receipts.length > 0 && <Receipts invoice={invoice} actionOf={actionOf} />}
      {invoice.ways && invoice.status !== "draft" && <HowToPay invoice={invoice} ways={invoice.ways} />}
      {invoice.notes !== "" && <p className={classes.words}>{invoice.notes}</p>}
      {seller.footer !== "" && <p className={classes.words}>{seller.footer}</p>}
    </div>
  );
}

function Lines({ invoice }: { invoice: InvoiceDetail }) {
  const money = (amount: number) => formatMoney({ amount, currency: invoice.currency });
  const { net, taxes } = invoiceAmounts(invoice.lines);
  const open = openAmount({ total: invoice.totalAmount, paid: invoice.paidAmount });
  const sums: [string, number, boolean][] = [
    ...(taxes.length > 0 ? ([[copy.net, net, false]] as [string, number, boolean][]) : []),
    ...taxes.map(({ rate, tax }): [string, number, boolean] => [
      copy.taxOf(invoice.seller.taxName, percentText(rate)),
      tax,
      false,
    ]),
    [copy.total, invoice.totalAmount, true],
    ...(invoice.paidAmount === 0
      ? []
      : ([
          [copy.paidSoFar, invoice.paidAmount, false],
          [open < 0 ? copy.credit : copy.stillToPay, Math.abs(open), true],
        ] as [string, number, boolean][])),
  ];
  return (
    <table className={lines.table} aria-label={copy.lines}>
      <thead>
        <tr>
          <th scope="col">{copy.line.description}</th>
          <th scope="col" className={lines.end}>
            {copy.line.quantity}
          </th>
          <th scope="col" className={lines.end}>
            {copy.line.unit}
          </th>
          <th scope="col" className={lines.end}>
            {copy.line.amount}
          </th>
        </tr>
      </thead>
      <tbody>
        {invoice.lines.map((line) => (
          <tr key={line.id}>
            <td dir="auto">{line.description}</td>
            <td className={lines.end}>{line.quantity}</td>
            <td className={lines.end}>{money(line.unitAmount)}</td>
            <td className={lines.end}>{money(line.amount)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {sums.map(([label, amount, isMain]) => (
          <tr key={label} data-main={isMain || undefined}>
            <th scope="row" colSpan={3}>
              {label}
            </th>
            <td className={lines.end}>{money(amount)}</td>
          </tr>
        ))}
      </tfoot>
    </table>
  );
}

function Receipts({ invoice, actionOf }: Parameters<typeof InvoicePaper>[0]) {
  return (
    <table className={lines.table} aria-label={copy.receipts}>
      <thead>
        <tr>
          <th scope="col">{copy.receipt.date}</th>
          <th scope="col">{copy.receipt.method}</th>
          <th scope="col" className={lines.end}>
            {copy.receipt.amount}
          </th>
        </tr>
      </thead>
      <tbody>
        {invoice.receipts.map((receipt) => (
          <tr key={receipt.id}>
            <td className={lines.day}>{formatDate(receipt.receivedOn)}</td>
            <td>
              {wordsOf(receipt)}
              {receipt.note !== null && <span className={classes.note}>{receipt.note}</span>}
              {receipt.isReversed && <span className={classes.note}>{copy.receipt.takenBack}</span>}
              {invoice.status !== "draft" && receipt.amount > 0 && !receipt.isReversed && (
                <Link
                  className={`${classes.link} ${classes.proof} no-print`}
                  to="/receipt"
                  search={{ invoice: invoice.id, entry: receipt.id }}
                  aria-label={receiptCopy.linkOf(receipt.number)}
                >
                  {receiptCopy.link}
                </Link>
              )}
              {actionOf?.(receipt)}
            </td>
            <td className={lines.end}>
              {formatMoney({ amount: receipt.amount, currency: invoice.currency })}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
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

function wordsOf({ amount, reversesId, method }: InvoiceDetail["receipts"][number]): string {
  if (reversesId !== null) return copy.receipt.reversal;
  return amount < 0 ? copy.receipt.refund : copy.methods[method];
}
