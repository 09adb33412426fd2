import { Button, Checkbox, NativeSelect, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";

import type { InvoiceDetail } from "#contracts/billing.ts";
import { LIMITS } from "#contracts/core/limits.ts";
import { decimalText, formatMoney, readAmount } from "#contracts/core/money.ts";
import { openAmount } from "#contracts/invoice-states.ts";
import { RECEIPT_METHODS, type ReceiptMethod } from "#contracts/receipts.ts";
import { billing } from "#web/copy/billing.ts";
import { common } from "#web/copy/words.ts";
import { oneOf } from "#web/core/address.ts";
import { trpc } from "#web/core/api.ts";
import { Attempts } from "#web/core/attempts.ts";
import { formatDate, useToday } from "#web/core/dates.ts";
import { useRefusal } from "#web/core/permissions.ts";
import { DateField, dateOf } from "#web/ui/date-field.tsx";

import { useOutcome } from "./use-billing.ts";

import classes from "./billing-screen.module.css";

const copy = billing.recording;

type Props = { invoice: InvoiceDetail; onDone: () => void };

/** Writes down money that came in; what is more than is open asks whether it is meant. */
export function ReceiptForm({ invoice, onDone }: Props) {
  const { id: invoiceId, currency } = invoice;
  const today = useToday();
  const open = Math.max(0, openAmount({ total: invoice.totalAmount, paid: invoice.paidAmount }));
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
  const amount = readAmount(figure, currency);
  const receivedOn = dateOf(day);
  const over = amount === null ? 0 : amount - open;
  const problems = {
    date: receivedOn === null || receivedOn > today,
    amount: amount === null || amount <= 0,
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (problems.date || problems.amount || amount === null || receivedOn === null || save.isPending) return;
    if (over > 0 && !isOverpaymentMeant) return;
    const values = {
      invoiceId,
      amount,
      receivedOn,
      method,
      isOverpaymentMeant,
      ...(note.trim() && { note: note.trim() }),
    };
    save.mutate({ ...values, requestId: attempts.idFor(values) }, { onSuccess: onDone });
  };
  return (
    <form className={classes.part} aria-label={copy.title} onSubmit={submit} noValidate>
      <strong>{copy.title}</strong>
      <div className={classes.pair}>
        <TextInput
          label={`${copy.amount} (${currency})`}
          inputMode="decimal"
          required
          value={figure}
          error={isTried && problems.amount ? copy.problems.amount : null}
          onChange={(event) => setFigure(event.currentTarget.value)}
        />
        <DateField
          label={copy.date}
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
      {over > 0 && (
        <Checkbox
          label={copy.over(formatMoney({ amount: over, currency }))}
          checked={isOverpaymentMeant}
          onChange={(event) => setMeant(event.currentTarget.checked)}
        />
      )}
      <div className={classes.buttons}>
        <Button onClick={onDone}>{common.cancel}</Button>
        <Button type="submit" variant="filled" loading={save.isPending} {...refusal}>
          {copy.save}
        </Button>
      </div>
    </form>
  );
}
