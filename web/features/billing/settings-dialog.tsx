import { Button, Textarea, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";

import { INVOICE_LIMITS, percentText, readPercent } from "#contracts/billing/invoice-amounts.ts";
import type { BillingSettings } from "#contracts/billing/shapes.ts";
import { LIMITS } from "#contracts/core/limits.ts";
import { billing } from "#web/copy/billing.ts";
import { trpc } from "#web/core/api.ts";
import { useSeenVersion } from "#web/core/seen-version.ts";
import { useCurrentUser } from "#web/core/session.ts";
import { showToast } from "#web/core/toasts.ts";
import { CancelButton } from "#web/ui/cancel-button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { FailedNote } from "#web/ui/failed-note.tsx";
import { Form } from "#web/ui/form.tsx";

import { refusalOf } from "./refusal.ts";

import classes from "./billing-screen.module.css";

const copy = billing.settings;

export function SettingsDialog({ onClose }: { onClose: () => void }) {
  const found = trpc.billing.settings.useQuery({});
  return (
    <Dialog opened onClose={onClose} title={copy.title}>
      <FailedNote failed={found} what={billing.what.settings} />
      {found.data && <FieldsForm settings={found.data} onClose={onClose} />}
    </Dialog>
  );
}

function FieldsForm({ settings, onClose }: { settings: BillingSettings; onClose: () => void }) {
  const mayChange = useCurrentUser()?.role === "admin";
  const [texts, setTexts] = useState({
    address: settings.address,
    taxNumber: settings.taxNumber,
    taxName: settings.taxName,
    taxRate: percentText(settings.taxRate),
    termDays: String(settings.termDays),
    footer: settings.footer,
  });
  const [isTried, setTried] = useState(false);
  const save = trpc.billing.updateSettings.useMutation({
    onSuccess: () => {
      showToast({ title: copy.saved, kind: "success" });
      onClose();
    },
    onError: (error) => showToast({ title: billing.failed, description: refusalOf(error), kind: "error" }),
  });
  const taxRate = readPercent(texts.taxRate);
  const termDays = /^\d{1,3}$/.test(texts.termDays.trim()) ? Number(texts.termDays) : -1;
  const wrong = {
    taxName: texts.taxName.trim() === "",
    taxRate: taxRate === null,
    termDays: termDays < 0 || termDays > INVOICE_LIMITS.termDays,
  };
  const withVersion = useSeenVersion(settings.version);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (taxRate === null || Object.values(wrong).some(Boolean) || save.isPending) return;
    const change = withVersion((version) => save.mutateAsync({ ...texts, taxRate, termDays, version }));
    // What went wrong is said by the mutation.
    void change.catch(() => undefined);
  };
  const set = (change: Partial<typeof texts>) => setTexts({ ...texts, ...change });
  return (
    <Form className={classes.form} onSubmit={submit} noValidate>
      {!mayChange && <p className={classes.dim}>{copy.adminOnly}</p>}
      <Textarea
        label={copy.address}
        autosize
        minRows={3}
        maxLength={LIMITS.address}
        disabled={!mayChange}
        value={texts.address}
        onChange={(event) => set({ address: event.currentTarget.value })}
      />
      <TextInput
        label={copy.taxNumber}
        maxLength={LIMITS.name}
        disabled={!mayChange}
        value={texts.taxNumber}
        onChange={(event) => set({ taxNumber: event.currentTarget.value })}
      />
      {(["taxName", "taxRate", "termDays"] as const).map((name) => (
        <TextInput
          key={name}
          label={copy[name]}
          required
          maxLength={40}
          disabled={!mayChange}
          value={texts[name]}
          error={isTried && wrong[name] ? copy.problems[name] : null}
          onChange={(event) => set({ [name]: event.currentTarget.value })}
        />
      ))}
      <TextInput
        label={copy.footer}
        maxLength={LIMITS.reason}
        disabled={!mayChange}
        value={texts.footer}
        onChange={(event) => set({ footer: event.currentTarget.value })}
      />
      <div className={classes.buttons}>
        <CancelButton onCancel={onClose} />
        <Button type="submit" variant="filled" disabled={!mayChange} loading={save.isPending}>
          {copy.save}
        </Button>
      </div>
    </Form>
  );
}
