import { Button, Checkbox, NativeSelect, Textarea, TextInput } from "@mantine/core";
import { IconPlus, IconTrash } from "@tabler/icons-react";
import { type FormEvent, type ReactNode, useState } from "react";

import { INVOICE_LIMITS } from "#contracts/billing/invoice-amounts.ts";
import type { InvoiceDetail } from "#contracts/billing/shapes.ts";
import { CURRENCIES } from "#contracts/core/currencies.ts";
import type { CalendarDate } from "#contracts/core/dates-shapes.ts";
import { LIMITS } from "#contracts/core/limits.ts";
import { formatMoney } from "#contracts/core/money.ts";
import { billing } from "#web/copy/billing.ts";
import { oneOf } from "#web/core/address.ts";
import { trpc } from "#web/core/api.ts";
import { formatDate } from "#web/core/dates.ts";
import { codeOf } from "#web/core/errors.ts";
import { CancelButton } from "#web/ui/cancel-button.tsx";
import { DateField, dateOf } from "#web/ui/date-field.tsx";
import { Form } from "#web/ui/form.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";

import {
  type InvoiceTexts,
  linesOf,
  type LineTexts,
  type Problem,
  problemsOf,
  textsOf,
  totalOf,
} from "./invoice-values.ts";
import { useOutcome } from "./use-billing.ts";

import classes from "./billing-screen.module.css";

const copy = billing.editor;

/** Changes a draft. After a stale try what was typed stays, and can be saved over what is there now. */
export function EditInvoice({ invoice, onDone }: { invoice: InvoiceDetail; onDone: () => void }) {
  const [version, setVersion] = useState(invoice.version);
  const save = trpc.billing.update.useMutation(
    useOutcome(({ invoiceNumber }) => ({ title: copy.saved(invoiceNumber) })),
  );
  const isStale = codeOf(save.error) === "stale_version" && version !== invoice.version;
  return (
    <InvoiceForm
      title={copy.titleEdit(invoice.invoiceNumber)}
      initial={textsOf(invoice, formatDate(invoice.dueDate))}
      isPending={save.isPending}
      note={
        isStale && (
          <div role="alert" className={classes.part}>
            <p>{copy.stale}</p>
            <Button onClick={() => setVersion(invoice.version)}>{copy.saveOver}</Button>
          </div>
        )
      }
      onCancel={onDone}
      onSave={(values) => save.mutate({ ...values, invoiceId: invoice.id, version }, { onSuccess: onDone })}
    />
  );
}

export type InvoiceValues = ReturnType<typeof valuesOf>;

type Props = {
  title: string;
  initial: InvoiceTexts;
  note?: ReactNode;
  isPending: boolean;
  onSave: (values: InvoiceValues) => void;
  onCancel: () => void;
};

export function InvoiceForm({ title, initial, note, isPending, onSave, onCancel }: Props) {
  const [texts, setTexts] = useState(initial);
  const [isTried, setTried] = useState(false);
  const dueDate = dateOf(texts.due);
  const problems = problemsOf(texts, dueDate);
  const set = (change: Partial<InvoiceTexts>) => setTexts({ ...texts, ...change });
  const wrong = (field: Problem["field"], line?: number) =>
    isTried && problems.some((one) => one.field === field && ("line" in one ? one.line : undefined) === line)
      ? copy.problems[field]
      : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (problems.length === 0 && dueDate !== null && !isPending) onSave(valuesOf(texts, dueDate));
  };
  return (
    <Form className={classes.part} aria-label={title} onSubmit={submit} noValidate>
      {note}
      <div className={classes.pair}>
        <TextInput
          label={copy.customerName}
          maxLength={LIMITS.name}
          value={texts.customerName}
          onChange={(event) => set({ customerName: event.currentTarget.value })}
        />
        <TextInput
          label={copy.customerEmail}
          type="email"
          maxLength={LIMITS.email}
          value={texts.customerEmail}
          error={wrong("email")}
          onChange={(event) => set({ customerEmail: event.currentTarget.value })}
        />
        <TextInput
          label={copy.service}
          required
          maxLength={LIMITS.title}
          value={texts.service}
          error={wrong("service")}
          onChange={(event) => set({ service: event.currentTarget.value })}
        />
        <DateField
          label={copy.due}
          openLabel={copy.openCalendar}
          text={texts.due}
          onText={(due) => set({ due })}
          isRequired
          error={wrong("due")}
        />
        <NativeSelect
          label={copy.currency}
          value={texts.currency}
          data={[...CURRENCIES]}
          onChange={(event) =>
            set({ currency: oneOf(CURRENCIES, event.currentTarget.value) ?? texts.currency })
          }
        />
        <Checkbox
          className={classes.check}
          label={copy.recurring}
          checked={texts.isRecurring}
          onChange={(event) => set({ isRecurring: event.currentTarget.checked })}
        />
      </div>
      <Textarea
        label={copy.customerAddress}
        autosize
        minRows={2}
        maxLength={LIMITS.address}
        value={texts.customerAddress}
        onChange={(event) => set({ customerAddress: event.currentTarget.value })}
      />
      <Lines lines={texts.lines} wrong={wrong} onLines={(lines) => set({ lines })} />
      {wrong("total") && <p role="alert">{wrong("total")}</p>}
      <Textarea
        label={copy.notes}
        autosize
        minRows={2}
        maxLength={LIMITS.notes}
        value={texts.notes}
        onChange={(event) => set({ notes: event.currentTarget.value })}
      />
      <div className={classes.buttons}>
        <strong className={classes.sum} aria-live="polite">
          {`${copy.total}: ${formatMoney({ amount: totalOf(texts), currency: texts.currency })}`}
        </strong>
        <CancelButton onCancel={onCancel} />
        <Button type="submit" variant="filled" loading={isPending}>
          {copy.save}
        </Button>
      </div>
    </Form>
  );
}

type LinesProps = {
  lines: readonly LineTexts[];
  wrong: (field: Problem["field"], line?: number) => string | null;
  onLines: (lines: LineTexts[]) => void;
};

function Lines({ lines, wrong, onLines }: LinesProps) {
  const set = (key: number, change: Partial<LineTexts>) =>
    onLines(lines.map((line) => (line.key === key ? { ...line, ...change } : line)));
  const add = () => {
    const key = Math.max(0, ...lines.map((line) => line.key)) + 1;
    onLines([...lines, { key, description: "", quantity: "1", unit: "", tax: lines.at(-1)?.tax ?? "0" }]);
  };
  return (
    <fieldset className={classes.lineSet}>
      <legend>{copy.lines}</legend>
      {lines.map(({ key, description, quantity, unit, tax }, index) => (
        <section key={key} className={classes.line} aria-label={copy.lineOf(index + 1)}>
          <TextInput
            label={copy.description}
            maxLength={LIMITS.title}
            value={description}
            error={wrong("description", key)}
            onChange={(event) => set(key, { description: event.currentTarget.value })}
          />
          <TextInput
            label={copy.quantity}
            inputMode="numeric"
            value={quantity}
            error={wrong("quantity", key)}
            onChange={(event) => set(key, { quantity: event.currentTarget.value })}
          />
          <TextInput
            label={copy.unit}
            inputMode="decimal"
            value={unit}
            error={wrong("unit", key)}
            onChange={(event) => set(key, { unit: event.currentTarget.value })}
          />
          <TextInput
            label={copy.tax}
            inputMode="decimal"
            value={tax}
            error={wrong("tax", key)}
            onChange={(event) => set(key, { tax: event.currentTarget.value })}
          />
          {lines.length > 1 && (
            <IconButton
              label={copy.remove(index + 1)}
              tip="end"
              onClick={() => onLines(lines.filter((line) => line.key !== key))}
            >
              <IconTrash size={16} aria-hidden />
            </IconButton>
          )}
        </section>
      ))}
      {lines.length < INVOICE_LIMITS.lines && (
        <Button size="xs" leftSection={<IconPlus size={14} aria-hidden />} onClick={add}>
          {copy.add}
        </Button>
      )}
    </fieldset>
  );
}

function valuesOf(texts: InvoiceTexts, dueDate: CalendarDate) {
  const email = texts.customerEmail.trim();
  return {
    serviceDescription: texts.service.trim(),
    dueDate,
    currency: texts.currency,
    isRecurring: texts.isRecurring,
    customerName: texts.customerName,
    customerAddress: texts.customerAddress,
    notes: texts.notes,
    lines: linesOf(texts),
    ...(email !== "" && { customerEmail: email }),
  };
}
