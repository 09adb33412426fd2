import { Button, TextInput } from "@mantine/core";
import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";

import { percentText } from "#contracts/billing/invoice-amounts.ts";
import type { InvoicePrefill } from "#contracts/billing/invoice-drafts-shapes.ts";
import type { BillingSettings, Invoice } from "#contracts/billing/shapes.ts";
import { addDays } from "#contracts/core/dates.ts";
import { decimalText, formatMoney } from "#contracts/core/money.ts";
import { billing } from "#web/copy/billing.ts";
import { trpc } from "#web/core/api.ts";
import { Attempts } from "#web/core/attempts.ts";
import { formatDate, useToday } from "#web/core/dates.ts";
import { useSettledText } from "#web/core/settled-text.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { FailedNote } from "#web/ui/failed-note.tsx";
import { ListOf } from "#web/ui/list-of.tsx";

import { InvoiceForm } from "./invoice-form.tsx";
import { useOutcome } from "./use-billing.ts";

import classes from "./billing-screen.module.css";

const copy = billing.editor;

/** Journeys that the choice shows; more are found by typing. */
const CHOICES = 8;
type Props = {
  /** Undefined until the journey is chosen. */
  workspaceId: number | undefined;
  onChoose: (workspaceId: number) => void;
  onMade: (invoiceId: number) => void;
  onClose: () => void;
};

/** An invoice for a journey, begun with its prices and what is paid already. */
export function NewInvoice({ workspaceId, onChoose, onMade, onClose }: Props) {
  return (
    <Dialog opened size={760} closeOnClickOutside={false} onClose={onClose} title={copy.titleNew}>
      {workspaceId === undefined ? (
        <Choice onChoose={onChoose} />
      ) : (
        <Draft workspaceId={workspaceId} onMade={onMade} onClose={onClose} />
      )}
    </Dialog>
  );
}

function Choice({ onChoose }: Pick<Props, "onChoose">) {
  const [q, setQ] = useState("");
  const [text, setText] = useSettledText(q, setQ);
  const found = trpc.workspaces.list.useQuery(
    { limit: CHOICES, ...(q && { q }) },
    { placeholderData: keepPreviousData },
  );
  const journeys = found.data?.items ?? [];
  return (
    <>
      <TextInput
        data-autofocus
        type="search"
        label={copy.forWhom}
        placeholder={copy.searchHint}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <ListOf
        list={found}
        what={billing.what.journeys}
        count={journeys.length}
        empty={<p className={classes.dim}>{copy.nothing}</p>}
      >
        <ul className={classes.choices}>
          {journeys.map(({ id, name, ownerName }) => (
            <li key={id}>
              <Button variant="subtle" aria-label={copy.choose(name)} onClick={() => onChoose(id)}>
                <span dir="auto">{`${name} · ${ownerName}`}</span>
              </Button>
            </li>
          ))}
        </ul>
      </ListOf>
    </>
  );
}

function Draft({
  workspaceId,
  onMade,
  onClose,
}: Omit<Props, "workspaceId" | "onChoose"> & { workspaceId: number }) {
  const prefill = trpc.billing.prefill.useQuery({ workspaceId });
  const settings = trpc.billing.settings.useQuery({});
  if (!prefill.data || !settings.data) {
    return (
      <>
        <FailedNote failed={prefill} what={billing.what.journey} />
        <FailedNote failed={settings} what={billing.what.settings} />
      </>
    );
  }
  return <DraftForm prefill={prefill.data} settings={settings.data} onMade={onMade} onClose={onClose} />;
}

type DraftProps = Pick<Props, "onMade" | "onClose"> & { prefill: InvoicePrefill; settings: BillingSettings };

function DraftForm({ prefill, settings, onMade, onClose }: DraftProps) {
  const today = useToday();
  const [attempts] = useState(() => new Attempts());
  const create = trpc.billing.create.useMutation(
    useOutcome(({ invoiceNumber }) => ({ title: copy.saved(invoiceNumber) })),
  );
  const { currency, workspaceId } = prefill;
  const tax = percentText(settings.taxRate);
  const lines = prefill.lines.map(({ description, quantity, unitAmount }, index) => ({
    key: index + 1,
    description,
    quantity: String(quantity),
    unit: decimalText({ amount: unitAmount, currency }),
    tax,
  }));
  return (
    <InvoiceForm
      title={copy.titleNew}
      isPending={create.isPending}
      initial={{
        customerName: prefill.customerName,
        customerEmail: prefill.customerEmail,
        customerAddress: prefill.customerAddress,
        service: prefill.serviceDescription,
        due: formatDate(addDays(today, settings.termDays)),
        currency,
        isRecurring: false,
        notes: "",
        lines: lines.length > 0 ? lines : [{ key: 1, description: "", quantity: "1", unit: "", tax }],
      }}
      note={prefill.payments.map(({ id, ...paid }) => (
        <p key={id} className={classes.dim}>
          {copy.booked(formatMoney(paid), formatDate(paid.receivedOn))}
        </p>
      ))}
      onCancel={onClose}
      onSave={(values) => {
        const draft = { ...values, workspaceId };
        create.mutate(
          { ...draft, requestId: attempts.idFor(draft) },
          { onSuccess: ({ id }: Invoice) => onMade(id) },
        );
      }}
    />
  );
}
