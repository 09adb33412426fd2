import { Button } from "@mantine/core";
import { IconCalendarCheck } from "@tabler/icons-react";
import { type FormEvent, useState } from "react";

import type { CalendarDate } from "#contracts/core/dates-shapes.ts";
import type { Document } from "#contracts/documents/shapes.ts";
import { expiry as copy } from "#web/copy/expiry.ts";
import { trpc } from "#web/core/api.ts";
import { formatDate } from "#web/core/dates.ts";
import { sentenceOf } from "#web/core/errors.ts";
import type { WithVersion } from "#web/core/seen-version.ts";
import { showToast } from "#web/core/toasts.ts";
import { DateField, dateOf } from "#web/ui/date-field.tsx";
import { Form } from "#web/ui/form.tsx";

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
  const update = trpc.documents.update.useMutation();
  const text = typed ?? kept;
  const isUnreadable = text.trim() !== "" && dateOf(text) === null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (!isUnreadable) void save(dateOf(text));
  };
  const save = async (expiresOn: CalendarDate | null) => {
    try {
      await withVersion((version) => update.mutateAsync({ documentId: document.id, version, expiresOn }));
      showToast({ title: copy.saved, kind: "success" });
      setTyped(null);
      setChecked(false);
    } catch (failed) {
      showToast({ title: copy.failed, description: sentenceOf(failed), kind: "error" });
    }
  };
  return (
    <>
      <Form className={classes.form} noValidate onSubmit={submit}>
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
      </Form>
      {/* It saves by itself: a press on it is no writing in the form. */}
      {document.expiresOn === null && document.mediaType === "application/pdf" && (
        <Suggestion
          documentId={document.id}
          isBusy={update.isPending}
          onTake={(expiresOn) => void save(expiresOn)}
        />
      )}
    </>
  );
}

type SuggestionProps = {
  documentId: number;
  isBusy: boolean;
  onTake: (expiresOn: CalendarDate) => void;
};

/** The day that the file names, where its words could be read; it counts once a person takes it. One that could not is asked for. */
function Suggestion({ documentId, isBusy, onTake }: SuggestionProps) {
  const { data } = trpc.analysis.findExpiry.useQuery({ documentId });
  if (data && data.unread !== null)
    return (
      <p className={classes.suggestion}>
        <span dir="auto">{copy.unread(data.unread)}</span>
      </p>
    );
  if (!data?.found) return null;
  const { expiresOn, words } = data.found;
  return (
    <p className={classes.suggestion}>
      <span dir="auto">{copy.says(words)}</span>
      <Button
        size="xs"
        leftSection={<IconCalendarCheck size={16} aria-hidden />}
        disabled={isBusy}
        onClick={() => onTake(expiresOn)}
      >
        {copy.take(formatDate(expiresOn))}
      </Button>
    </p>
  );
}
