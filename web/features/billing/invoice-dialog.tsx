import { Button } from "@mantine/core";
import { IconPrinter } from "@tabler/icons-react";
import { useRef, useState } from "react";

import { formatMoney } from "#contracts/core/money.ts";
import { billing as copy } from "#web/copy/billing.ts";
import { waysToPay } from "#web/copy/ways-to-pay.ts";
import { common } from "#web/copy/words.ts";
import { trpc } from "#web/core/api.ts";
import { useRefusal } from "#web/core/permissions.ts";
import { printInWindow } from "#web/core/print-window.ts";
import { useCurrentUser } from "#web/core/session.ts";
import { showToast } from "#web/core/toasts.ts";
import { Delayed } from "#web/ui/delayed.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { FailedNote } from "#web/ui/failed-note.tsx";
import { Placeholder } from "#web/ui/placeholder.tsx";

import { MissingAccount } from "./how-to-pay.tsx";
import { InvoiceActions } from "./invoice-actions.tsx";
import { InvoicePaper } from "./invoice-paper.tsx";
import { ReasonForm } from "./reason-form.tsx";
import { useOutcome } from "./use-billing.ts";

import classes from "./billing-screen.module.css";

type Props = { invoiceId: number; onClose: () => void };

/** One invoice with its lines, dates, amount and status, and what can be done with it. */
export function InvoiceDialog({ invoiceId, onClose }: Props) {
  const found = trpc.billing.invoice.useQuery({ invoiceId });
  const paper = useRef<HTMLDivElement>(null);
  const recording = useRefusal("recordPayments");
  const [reversed, setReversed] = useState<number | null>(null);
  const reverse = trpc.billing.reversePayment.useMutation(
    useOutcome(() => ({ title: copy.reversing.saved })),
  );
  const isAdmin = useCurrentUser()?.role === "admin";
  const invoice = found.data;
  const title = invoice ? copy.invoice(invoice.invoiceNumber) : common.loading;
  const print = () => {
    if (paper.current && !printInWindow(paper.current, title)) {
      showToast({ ...waysToPay.printBlocked, kind: "error" });
    }
  };
  return (
    <Dialog
      opened
      size={720}
      onClose={onClose}
      title={found.error ? common.notLoaded(copy.what.invoice) : title}
    >
      {found.isPending && (
        <Delayed>
          <Placeholder height={160} />
        </Delayed>
      )}
      <FailedNote failed={found} what={copy.what.invoice} />
      {invoice && (
        <>
          <div ref={paper}>
            <InvoicePaper
              invoice={invoice}
              actionOf={({ id, amount, reversesId, isReversed }) => {
                if (invoice.status === "draft" || amount < 0 || reversesId !== null || isReversed)
                  return null;
                const text = formatMoney({ amount, currency: invoice.currency });
                return reversed === id ? (
                  <ReasonForm
                    title={copy.reversing.title(text)}
                    label={copy.reversing.reason}
                    missing={copy.reversing.missing}
                    save={copy.reversing.save}
                    isPending={reverse.isPending}
                    onCancel={() => setReversed(null)}
                    onSave={(reason) =>
                      reverse.mutate(
                        { invoiceId, receiptId: id, reason },
                        { onSuccess: () => setReversed(null) },
                      )
                    }
                  />
                ) : (
                  <Button
                    className="no-print"
                    variant="subtle"
                    size="xs"
                    aria-label={copy.reversing.buttonOf(text)}
                    onClick={() => setReversed(id)}
                    {...recording}
                  >
                    {copy.reversing.button}
                  </Button>
                );
              }}
            />
          </div>
          <MissingAccount invoice={invoice} isAdmin={isAdmin} />
          <div className={classes.actions}>
            <InvoiceActions
              invoice={invoice}
              print={
                <Button leftSection={<IconPrinter size={16} aria-hidden />} onClick={print}>
                  {waysToPay.print}
                </Button>
              }
              onGone={onClose}
            />
          </div>
        </>
      )}
    </Dialog>
  );
}
