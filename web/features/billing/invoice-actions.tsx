import { Button } from "@mantine/core";
import { lazy, type ReactNode, Suspense, useState } from "react";

import { creditOf } from "#contracts/billing/invoice-states.ts";
import type { InvoiceDetail } from "#contracts/billing/shapes.ts";
import { formatMoney } from "#contracts/core/money.ts";
import { billing as copy } from "#web/copy/billing.ts";
import { trpc } from "#web/core/api.ts";
import { Attempts } from "#web/core/attempts.ts";
import { useBringBack } from "#web/core/bring-back.ts";
import { askToConfirm } from "#web/core/confirm.ts";
import { useRefusal } from "#web/core/permissions.ts";

import { ReasonForm } from "./reason-form.tsx";
import { ReceiptForm } from "./receipt-form.tsx";
import { useOutcome } from "./use-billing.ts";

import classes from "./billing-screen.module.css";

const EditInvoice = lazy(async () => ({ default: (await import("./invoice-form.tsx")).EditInvoice }));

type Props = {
  invoice: InvoiceDetail;
  /** Stands before all else that can be done. */
  print: ReactNode;
  onGone: () => void;
};

/** What can be done with an invoice in its state; the server has the last word. */
export function InvoiceActions({ invoice, print, onGone }: Props) {
  const [part, setPart] = useState<"edit" | "record" | "refund" | "void" | null>(null);
  const [attempts] = useState(() => new Attempts());
  const sending = useRefusal("sendInvoices");
  const recording = useRefusal("recordPayments");
  const { id: invoiceId, version, customerEmail } = invoice;
  const issue = trpc.billing.issue.useMutation(
    useOutcome(({ invoiceNumber }) => ({ title: copy.actions.issued(invoiceNumber) })),
  );
  const mail = trpc.billing.mail.useMutation(
    useOutcome(({ invoiceNumber }) => ({ title: copy.actions.mailed(invoiceNumber) })),
  );
  const callOff = trpc.billing.voidInvoice.useMutation(
    useOutcome(({ invoiceNumber }) => ({ title: copy.voiding.saved(invoiceNumber) })),
  );
  const { onError } = useOutcome();
  const { sayDeleted } = useBringBack();
  const remove = trpc.billing.remove.useMutation({
    onError,
    onSuccess: () => {
      sayDeleted({ kind: "invoice", thingId: invoiceId }, copy.actions.discarded, invoice.serviceDescription);
      onGone();
    },
  });
  const money = (amount: number) => formatMoney({ amount, currency: invoice.currency });
  const total = money(invoice.totalAmount);
  const credit =
    invoice.status === "paid" ? creditOf({ total: invoice.totalAmount, paid: invoice.paidAmount }) : 0;
  const askIssue = async (isMailed: boolean) => {
    const question = copy.actions.issueQuestion(total, isMailed ? customerEmail : null);
    if (await askToConfirm(question)) issue.mutate({ invoiceId, version, isMailed });
  };
  const discard = async () => {
    if (await askToConfirm({ ...copy.actions.discardQuestion, isDanger: true }))
      remove.mutate({ invoiceId, version });
  };
  const done = () => setPart(null);
  const isOpen = invoice.status === "sent" || invoice.status === "overdue";
  return (
    <>
      {(part === "record" || part === "refund") && (
        <ReceiptForm key={part} invoice={invoice} isRefund={part === "refund"} onDone={done} />
      )}
      {part === null && credit > 0 && <p className={classes.credit}>{copy.refunding.toDo(money(credit))}</p>}
      {part === "void" && (
        <ReasonForm
          title={copy.voiding.title(invoice.invoiceNumber)}
          hint={copy.voiding.hint}
          label={copy.voiding.reason}
          missing={copy.voiding.missing}
          save={copy.voiding.save}
          isPending={callOff.isPending}
          onCancel={done}
          onSave={(reason) => callOff.mutate({ invoiceId, version, reason }, { onSuccess: done })}
        />
      )}
      {part === "edit" && (
        <Suspense>
          <EditInvoice invoice={invoice} onDone={done} />
        </Suspense>
      )}
      {part === null && (
        <div className={classes.buttons}>
          {print}
          {invoice.status === "draft" ? (
            <>
              <Button loading={remove.isPending} onClick={() => void discard()}>
                {copy.actions.discard}
              </Button>
              <Button onClick={() => setPart("edit")}>{copy.actions.edit}</Button>
              <Button loading={issue.isPending} onClick={() => void askIssue(false)} {...sending}>
                {copy.actions.issue}
              </Button>
              <Button
                variant="filled"
                loading={issue.isPending}
                onClick={() => void askIssue(true)}
                {...sending}
              >
                {copy.actions.issueAndMail}
              </Button>
            </>
          ) : (
            invoice.status !== "void" && (
              <>
                {isOpen && invoice.paidAmount === 0 && (
                  <Button onClick={() => setPart("void")} {...sending}>
                    {copy.actions.callOff}
                  </Button>
                )}
                <Button
                  loading={mail.isPending}
                  onClick={() =>
                    mail.mutate({ invoiceId, requestId: attempts.idFor({ invoiceId, at: invoice.mailedAt }) })
                  }
                  {...sending}
                >
                  {copy.actions.mail}
                </Button>
                {credit > 0 && (
                  <Button variant="filled" onClick={() => setPart("refund")} {...recording}>
                    {copy.actions.refund}
                  </Button>
                )}
                <Button
                  variant={isOpen ? "filled" : "default"}
                  onClick={() => setPart("record")}
                  {...recording}
                >
                  {isOpen ? copy.actions.record : copy.actions.recordMore}
                </Button>
              </>
            )
          )}
        </div>
      )}
    </>
  );
}
