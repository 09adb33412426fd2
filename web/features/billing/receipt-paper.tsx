import type { Money } from "#contracts/core/money-shapes.ts";
import { formatMoney } from "#contracts/core/money.ts";
import type { InvoiceSeller } from "#contracts/payments/receipts-shapes.ts";
import { receipts as copy } from "#web/copy/receipts.ts";
import { KeyValues } from "#web/ui/key-values.tsx";

import classes from "./billing-screen.module.css";
import lines from "./paper-lines.module.css";

type Props = {
  seller: InvoiceSeller;
  customer: string;
  /** What was paid for. */
  description: string;
  received: string;
  sum: Money;
  /** Facts that one receipt has and another has not. */
  more: readonly (readonly [label: string, value: string | null])[];
  isTakenBack: boolean;
};

/** A receipt as it stands on the page and on paper: one sheet. */
export function ReceiptPaper({ seller, customer, description, received, sum, more, isTakenBack }: Props) {
  return (
    <div className={classes.paper}>
      {isTakenBack && (
        <p className={classes.words} role="status">
          <strong>{copy.takenBack}</strong>
        </p>
      )}
      <p className={classes.seller}>
        {[seller.name, seller.address, seller.email, seller.phone].filter(Boolean).join("\n")}
      </p>
      <KeyValues
        entries={[
          [copy.from, customer],
          [copy.received, received],
          ...more.flatMap(([label, value]) => (value ? [[label, value] as const] : [])),
          ...(seller.taxNumber === "" ? [] : [[copy.taxNumber, seller.taxNumber] as const]),
        ]}
      />
      <table className={lines.table} aria-label={copy.amount}>
        <thead>
          <tr>
            <th scope="col">{copy.description}</th>
            <th scope="col" className={lines.end}>
              {copy.amount}
            </th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td dir="auto">{description}</td>
            <td className={lines.end}>{formatMoney(sum)}</td>
          </tr>
        </tbody>
        <tfoot>
          <tr data-main>
            <th scope="row">{copy.total}</th>
            <td className={lines.end}>{formatMoney(sum)}</td>
          </tr>
        </tfoot>
      </table>
      {seller.footer !== "" && <p className={classes.words}>{seller.footer}</p>}
    </div>
  );
}
