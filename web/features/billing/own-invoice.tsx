import { Button } from "@mantine/core";
import { IconPrinter, IconReceipt2 } from "@tabler/icons-react";
import { useEffect, useRef } from "react";

import { creditOf } from "#contracts/billing/invoice-states.ts";
import { formatMoney } from "#contracts/core/money.ts";
import { billing as copy } from "#web/copy/billing.ts";
import { waysToPay } from "#web/copy/ways-to-pay.ts";
import { trpc } from "#web/core/api.ts";
import { codeOf } from "#web/core/errors.ts";
import { printInWindow } from "#web/core/print-window.ts";
import { showToast } from "#web/core/toasts.ts";
import { Delayed } from "#web/ui/delayed.tsx";
import { PageState } from "#web/ui/empty-state.tsx";
import { FailedNote } from "#web/ui/failed-note.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { Placeholder } from "#web/ui/placeholder.tsx";

import { PAY_ID } from "./how-to-pay.tsx";
import { InvoicePaper } from "./invoice-paper.tsx";

import classes from "./billing-screen.module.css";

/** An invoice as its customer sees it. */
export function OwnInvoice({ invoiceId }: { invoiceId: number }) {
  const found = trpc.billing.invoice.useQuery({ invoiceId });
  const paper = useRef<HTMLDivElement>(null);
  const isPayable = found.data?.ways != null;
  // The mail leads there, and the page has come before its rows.
  useEffect(() => {
    if (isPayable && window.location.hash === `#${PAY_ID}`)
      document.querySelector(`#${PAY_ID}`)?.scrollIntoView();
  }, [isPayable]);
  if (codeOf(found.error) === "not_found") {
    return <PageState icon={IconReceipt2} title={copy.own.notFound} />;
  }
  const credit =
    found.data?.status === "paid"
      ? creditOf({ total: found.data.totalAmount, paid: found.data.paidAmount })
      : 0;
  const title = copy.own.title(found.data?.invoiceNumber ?? "");
  const print = () => {
    if (paper.current && !printInWindow(paper.current, title))
      showToast({ ...waysToPay.printBlocked, kind: "error" });
  };
  return (
    <div className={classes.own}>
      <FailedNote failed={found} what={copy.what.invoice} />
      {found.isPending && (
        <Delayed>
          <Placeholder height={240} />
        </Delayed>
      )}
      {found.data && (
        <>
          <PageHeader
            title={title}
            actions={
              <Button leftSection={<IconPrinter size={16} aria-hidden />} onClick={print}>
                {waysToPay.print}
              </Button>
            }
          />
          {credit > 0 && (
            <p className={classes.credit}>
              {copy.refunding.toCome(formatMoney({ amount: credit, currency: found.data.currency }))}
            </p>
          )}
          <div ref={paper}>
            <InvoicePaper invoice={found.data} />
          </div>
        </>
      )}
    </div>
  );
}
