import { Button, Textarea } from "@mantine/core";
import { type FormEvent, useState } from "react";

import { LIMITS } from "#contracts/core/limits.ts";
import { CancelButton } from "#web/ui/cancel-button.tsx";
import { Form } from "#web/ui/form.tsx";

import classes from "./billing-screen.module.css";

type Props = {
  title: string;
  hint?: string;
  label: string;
  missing: string;
  save: string;
  isPending: boolean;
  onSave: (reason: string) => void;
  onCancel: () => void;
};

/** What is taken back or called off says why. */
export function ReasonForm({ title, hint, label, missing, save, isPending, onSave, onCancel }: Props) {
  const [reason, setReason] = useState("");
  const [isTried, setTried] = useState(false);
  const isMissing = reason.trim() === "";
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isMissing && !isPending) onSave(reason.trim());
  };
  return (
    <Form className={classes.part} aria-label={title} onSubmit={submit} noValidate>
      <strong>{title}</strong>
      {hint && <p className={classes.dim}>{hint}</p>}
      <Textarea
        label={label}
        required
        autosize
        minRows={2}
        maxLength={LIMITS.reason}
        value={reason}
        error={isTried && isMissing ? missing : null}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <div className={classes.buttons}>
        <CancelButton onCancel={onCancel} />
        <Button type="submit" variant="filled" loading={isPending}>
          {save}
        </Button>
      </div>
    </Form>
  );
}
