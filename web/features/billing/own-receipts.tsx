import { Link } from "@tanstack/react-router";

import { formatMoney } from "#contracts/core/money.ts";
import type { OwnReceipt } from "#contracts/payments/receipts-shapes.ts";
import { receipts as copy } from "#web/copy/receipts.ts";
import { trpc } from "#web/core/api.ts";
import { formatDate } from "#web/core/dates.ts";
import { FailedNote } from "#web/ui/failed-note.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { ShowMore } from "#web/ui/show-more.tsx";

import classes from "./own-invoices.module.css";

const PAGE = 20;

/** All that an owner has paid, each line its receipt; nothing where nothing came yet. */
export function OwnReceipts() {
  const list = trpc.billing.ownReceipts.useInfiniteQuery(
    { limit: PAGE },
    { getNextPageParam: ({ nextCursor }) => nextCursor },
  );
  const receipts = list.data?.pages.flatMap(({ items }) => items) ?? [];
  if (list.error) return <FailedNote failed={list} what={copy.list} />;
  if (receipts.length === 0) return null;
  return (
    <Panel title={copy.list} isFlush>
      <ul className={classes.list} aria-label={copy.list}>
        {receipts.map((receipt) => (
          <li key={receipt.number}>
            <Link to="/receipt" search={receipt.page} className={classes.row}>
              <span className={classes.words}>
                <b>{receipt.number}</b>
                <span dir="auto">{receipt.title}</span>
                {receipt.workspaceName !== null && <span dir="auto">{receipt.workspaceName}</span>}
                <span className={classes.sub}>
                  {copy.receivedOn(formatDate(receipt.receivedOn), copy.methods[receipt.method])}
                </span>
              </span>
              <span className={classes.end}>
                <b>{formatMoney(receipt)}</b>
                <Back receipt={receipt} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <ShowMore shown={receipts.length} list={list} />
    </Panel>
  );
}

/** That the sum does not stand any more, or not all of it. */
function Back({ receipt: { isTakenBack, refundedAmount, currency } }: { receipt: OwnReceipt }) {
  if (isTakenBack) return <span className={classes.sub}>{copy.takenBackShort}</span>;
  if (refundedAmount === 0) return null;
  const sum = formatMoney({ amount: refundedAmount, currency });
  return <span className={classes.sub}>{copy.refundedSum(sum)}</span>;
}
