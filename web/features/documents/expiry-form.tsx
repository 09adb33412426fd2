import { Button } from "@mantine/core";
import { type FormEvent, useState } from "react";

import type { Document } from "#contracts/documents.ts";
import { expiry as copy } from "#web/copy/expiry.ts";
import { trpc } from "#web/core/api.ts";
import { formatDate } from "#web/core/dates.ts";
import { sentenceOf } from "#web/core/errors.ts";
import type { WithVersion } from "#web/core/seen-version.ts";
import { showToast } from "#web/core/toasts.ts";
import { DateField, dateOf } from "#web/ui/date-field.tsx";

import { useDocumentsChanged } from "./use-documents.ts";

import classes from "./expiry-form.module.css";

type Props = {
  document: Document;
  withVersion: WithVersion;
  onPicking: (isPicking: boolean) => void;
};

/** The last day on which a paper is good; left empty, none is known. */
export function ExpiryForm({ document, withVersion, onPicking }: Props) {
  const kept = document.expiresOn === null ? "" : formatDate(document.expiresOn);
  /** Null while nothing is typed that differs from what is kept. */
  const [typed, setTyped] = useState<string | null>(null);
  const [isChecked, setChecked] = useState(false);
  const changed = useDocumentsChanged();
  const update = trpc.documents.update.useMutation();
  const text = typed ?? kept;
  const isUnreadable = text.trim() !== "" && dateOf(text) === null;
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (isUnreadable) return;
    const expiresOn = dateOf(text);
    try {
      await withVersion((version) => update.mutateAsync({ documentId: document.id, version, expiresOn }));
      showToast({ title: copy.saved, kind: "success" });
      await changed();
      setTyped(null);
      setChecked(false);
    } catch (failed) {
      showToast({ title: copy.failed, description: sentenceOf(failed), kind: "error" });
      await changed();
    }
  };
  return (
    <form className={classes.form} noValidate onSubmit={(event) => void save(event)}>
      <DateField
        label={copy.label}
        openLabel={copy.open}
        onOpenChange={onPicking}
        text={text}
        onText={(next) => setTyped(next === kept ? null : next)}
        error={isChecked && isUnreadable && copy.unreadable}
      />
      <Button type="submit" disabled={update.isPending || typed === null}>
        {copy.save}
      </Button>
      <p className={classes.help}>{copy.help}</p>
    </form>
  );
}
