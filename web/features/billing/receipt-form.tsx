import { Button, Checkbox, NativeSelect, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";

import { creditOf, openAmount } from "#contracts/billing/invoice-states.ts";
import type { InvoiceDetail } from "#contracts/billing/shapes.ts";
import { LIMITS } from "#contracts/core/limits.ts";
import { decimalText, formatMoney, readAmount } from "#contracts/core/money.ts";
import type { ReceiptMethod } from "#contracts/payments/receipts-shapes.ts";
import { RECEIPT_METHODS } from "#contracts/payments/receipts.ts";
import { billing } from "#web/copy/billing.ts";
import { oneOf } from "#web/core/address.ts";
import { trpc } from "#web/core/api.ts";
import { Attempts } from "#web/core/attempts.ts";
import { formatDate, useToday } from "#web/core/dates.ts";
import { useRefusal } from "#web/core/permissions.ts";
import { CancelButton } from "#web/ui/cancel-button.tsx";
import { DateField, dateOf } from "#web/ui/date-field.tsx";
import { Form } from "#web/ui/form.tsx";

import { useOutcome } from "./use-billing.ts";

import classes from "./billing-screen.module.css";

const copy = billing.recording;
const { refunding } = billing;

type Props = {
  invoice: InvoiceDetail;
  /** What came in too much has been sent back. */
  isRefund?: boolean;
  onDone: () => void;
};

/** Writes down money that came in, or went back; what is more than is open asks whether it is meant. */
export function ReceiptForm({ invoice, isRefund = false, onDone }: Props) {
  const { id: invoiceId, currency } = invoice;
  const today = useToday();
  const sums = { total: invoice.totalAmount, paid: invoice.paidAmount };
  const open = isRefund ? creditOf(sums) : Math.max(0, openAmount(sums));
  const [day, setDay] = useState(() => formatDate(today));
  const [figure, setFigure] = useState(() => decimalText({ amount: open, currency }));
  const [method, setMethod] = useState<ReceiptMethod>("bank");
  const [note, setNote] = useState("");
  const [isOverpaymentMeant, setMeant] = useState(false);
  const [isTried, setTried] = useState(false);
  const [attempts] = useState(() => new Attempts());
  const refusal = useRefusal("recordPayments");
  const save = trpc.billing.recordPayment.useMutation(
    useOutcome(({ invoiceNumber }) => ({ title: copy.saved(invoiceNumber) })),
  );
  const refund = trpc.billing.recordRefund.useMutation(
    useOutcome(({ invoiceNumber }) => ({ title: refunding.saved(invoiceNumber) })),
  );
  const isBusy = save.isPending || refund.isPending;
  const amount = readAmount(figure, currency);
  const receivedOn = dateOf(day);
  const over = amount === null ? 0 : amount - open;
  const problems = {
    date: receivedOn === null || receivedOn > today,
    amount: amount === null || amount <= 0,
  };
  const tooMuch = isRefund && over > 0 ? refunding.over(formatMoney({ amount: open, currency })) : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (problems.date || problems.amount || amount === null || receivedOn === null || isBusy) return;
    if (over > 0 && (isRefund || !isOverpaymentMeant)) return;
    const values = { invoiceId, amount, method, ...(note.trim() && { note: note.trim() }) };
    if (isRefund) {
      const refunded = { ...values, refundedOn: receivedOn };
      refund.mutate({ ...refunded, requestId: attempts.idFor(refunded) }, { onSuccess: onDone });
    } else {
      const received = { ...values, receivedOn, isOverpaymentMeant };
      save.mutate({ ...received, requestId: attempts.idFor(received) }, { onSuccess: onDone });
    }
  };
  const title = isRefund ? refunding.title : copy.title;
  return (
    <Form className={classes.part} aria-label={title} onSubmit={submit} noValidate>
      <strong>{title}</strong>
      <div className={classes.pair}>
        <TextInput
          label={`${copy.amount} (${currency})`}
          inputMode="decimal"
          required
          value={figure}
          error={isTried && (problems.amount ? copy.problems.amount : tooMuch)}
          onChange={(event) => setFigure(event.currentTarget.value)}
        />
        <DateField
          label={isRefund ? refunding.date : copy.date}
          openLabel={copy.openCalendar}
          text={day}
          onText={setDay}
          isRequired
          error={isTried && problems.date ? copy.problems.date : null}
        />
        <NativeSelect
          label={copy.method}
          value={method}
          data={RECEIPT_METHODS.map((value) => ({ value, label: billing.methods[value] }))}
          onChange={(event) => setMethod(oneOf(RECEIPT_METHODS, event.currentTarget.value) ?? method)}
        />
        <TextInput
          label={copy.note}
          maxLength={LIMITS.reason}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
      </div>
      {over > 0 && !isRefund && (
        <Checkbox
          label={copy.over(formatMoney({ amount: over, currency }))}
          checked={isOverpaymentMeant}
          onChange={(event) => setMeant(event.currentTarget.checked)}
        />
      )}
      <div className={classes.buttons}>
        <CancelButton onCancel={onDone} />
        <Button type="submit" variant="filled" loading={isBusy} {...refusal}>
          {copy.save}
        </Button>
      </div>
    </Form>
  );
}
