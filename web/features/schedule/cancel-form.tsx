import { Button, Textarea } from "@mantine/core";
import { type FormEvent, useState } from "react";

import { LIMITS } from "#contracts/core/limits.ts";
import type { ScheduleEvent } from "#contracts/schedule/shapes.ts";
import { schedule } from "#web/copy/schedule.ts";
import { trpc } from "#web/core/api.ts";
import { sentenceOf } from "#web/core/errors.ts";
import { showToast } from "#web/core/toasts.ts";
import { CancelButton } from "#web/ui/cancel-button.tsx";
import { Form } from "#web/ui/form.tsx";

import classes from "./event-drawer.module.css";

const copy = schedule.cancelling;

/** Cancels an event, with the reason that its people are told. A refusal leaves the reason where it is. */
export function CancelForm({ event, onDone }: { event: ScheduleEvent; onDone: () => void }) {
  const [reason, setReason] = useState("");
  const [isChecked, setChecked] = useState(false);
  const cancel = trpc.schedule.cancel.useMutation();
  const isMissing = reason.trim() === "";
  const submit = async (submitted: FormEvent) => {
    submitted.preventDefault();
    setChecked(true);
    if (isMissing) return;
    try {
      await cancel.mutateAsync({ eventId: event.id, version: event.version, reason });
      showToast({ kind: "success", title: copy.done, description: event.title });
    } catch (error) {
      showToast({ kind: "error", title: copy.failed, description: sentenceOf(error) });
    }
  };
  return (
    <Form className={classes.form} noValidate onSubmit={(submitted) => void submit(submitted)}>
      <Textarea
        label={copy.label}
        description={copy.help}
        rows={3}
        value={reason}
        maxLength={LIMITS.reason}
        error={isChecked && isMissing && copy.missing}
        withAsterisk
        aria-required
        disabled={cancel.isPending}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
      <div className={classes.buttons}>
        <Button type="submit" variant="filled" color="red" disabled={cancel.isPending}>
          {copy.save}
        </Button>
        <CancelButton onCancel={onDone} disabled={cancel.isPending}>
          {copy.keep}
        </CancelButton>
      </div>
    </Form>
  );
}
