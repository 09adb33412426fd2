import { Button } from "@mantine/core";
import { IconArrowLeft, IconPrinter, IconReceipt2 } from "@tabler/icons-react";
import { useCanGoBack, useRouter } from "@tanstack/react-router";
import type { ComponentProps } from "react";

import { formatMoney } from "#contracts/core/money.ts";
import { receipts as copy } from "#web/copy/receipts.ts";
import { trpc } from "#web/core/api.ts";
import { formatDate, formatInstant } from "#web/core/dates.ts";
import { codeOf } from "#web/core/errors.ts";
import { Delayed } from "#web/ui/delayed.tsx";
import { PageState } from "#web/ui/empty-state.tsx";
import { FailedNote } from "#web/ui/failed-note.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { Placeholder } from "#web/ui/placeholder.tsx";

import { ReceiptPaper } from "./receipt-paper.tsx";

import classes from "./billing-screen.module.css";

/** The receipt for what was paid by the portal in a to-do. */
export function PaymentReceiptPage({ taskId }: { taskId: number }) {
  const found = trpc.billing.receipt.useQuery({ taskId });
  const receipt = found.data;
  return (
    <Page
      found={found}
      paper={
        receipt && {
          number: receipt.number,
          seller: receipt.seller,
          customer: receipt.paid.customerDetails.name,
          description: receipt.title,
          received: formatInstant(receipt.paid.timestamp),
          sum: receipt.paid,
          more: [
            [copy.method, copy.methods[receipt.paid.paymentMethod]],
            [copy.transaction, receipt.paid.transactionId],
            [copy.journey, receipt.workspaceName],
            [copy.pet, receipt.petName],
            [copy.invoice, receipt.invoiceNumber],
            [
              copy.refunded,
              receipt.refundedAmount === 0
                ? null
                : formatMoney({ amount: receipt.refundedAmount, currency: receipt.paid.currency }),
            ],
          ],
          isTakenBack: false,
        }
      }
    />
  );
}

/** The receipt for a payment that stands on an invoice, however it came. */
export function InvoiceReceiptPage({ invoiceId, receiptId }: { invoiceId: number; receiptId: number }) {
  const found = trpc.billing.invoice.useQuery({ invoiceId });
  const invoice = found.data;
  const receipt = invoice?.receipts.find(({ id, amount }) => id === receiptId && amount > 0);
  return (
    <Page
      found={found}
      paper={
        invoice &&
        receipt && {
          number: receipt.number,
          seller: invoice.seller,
          customer: invoice.customerName,
          description: invoice.serviceDescription,
          received: formatDate(receipt.receivedOn),
          sum: { amount: receipt.amount, currency: invoice.currency },
          more: [
            [copy.method, copy.methods[receipt.method]],
            [copy.invoice, invoice.invoiceNumber],
            [copy.journey, invoice.workspaceName],
            [copy.pet, invoice.petName],
          ],
          isTakenBack: receipt.isReversed,
        }
      }
    />
  );
}

type PageProps = {
  found: ComponentProps<typeof FailedNote>["failed"] & { isPending: boolean };
  paper: (ComponentProps<typeof ReceiptPaper> & { number: string }) | undefined;
};

function Page({ found, paper }: PageProps) {
  const code = codeOf(found.error);
  const isMissing = code === "not_found" || code === "wrong_state" || code === "invalid_input";
  if (isMissing || (!paper && !found.isPending && !found.error)) {
    return <PageState icon={IconReceipt2} title={copy.notFound} />;
  }
  return (
    <div className={classes.own}>
      <FailedNote failed={found} what={copy.what} />
      {found.isPending && (
        <Delayed>
          <Placeholder height={240} />
        </Delayed>
      )}
      {paper && (
        <>
          <PageHeader
            title={copy.title(paper.number)}
            actions={
              <>
                <Back />
                <Button
                  className="no-print"
                  leftSection={<IconPrinter size={16} aria-hidden />}
                  onClick={() => window.print()}
                >
                  {copy.print}
                </Button>
              </>
            }
          />
          <ReceiptPaper {...paper} />
        </>
      )}
    </div>
  );
}

/** To where the receipt was opened from; home where it was opened by its address. */
function Back() {
  const router = useRouter();
  const canGoBack = useCanGoBack();
  return (
    <Button
      className="no-print"
      variant="subtle"
      leftSection={<IconArrowLeft size={16} aria-hidden />}
      onClick={() => (canGoBack ? router.history.back() : void router.navigate({ to: "/" }))}
    >
      {copy.back}
    </Button>
  );
}
