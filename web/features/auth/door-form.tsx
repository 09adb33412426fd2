import { Button } from "@mantine/core";
import { type FormEvent, type ReactNode, useState } from "react";

import { Form } from "#web/ui/form.tsx";

import { reasonIn } from "./post.ts";

import classes from "./sign-in.module.css";

type Props = {
  lead: string;
  enter: string;
  /** A refusal's sentence is shown; nothing that was typed is lost. */
  onSend: () => Promise<void>;
  children?: ReactNode;
  /** Other ways, below the button. */
  ways?: ReactNode;
};

/** One step before the door: what to do, the fields, one button. */
export function DoorForm({ lead, enter, onSend, children, ways }: Props) {
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const send = async () => {
    setBusy(true);
    setRefusal(null);
    try {
      await onSend();
    } catch (error) {
      setRefusal(reasonIn(error));
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) void send();
  };
  return (
    <Form isKept className={classes.form} onSubmit={submit}>
      <p className={classes.lead}>{lead}</p>
      {children}
      {refusal !== null && (
        <p className={classes.refusal} role="alert">
          {refusal}
        </p>
      )}
      <Button type="submit" variant="filled" size="lg" fullWidth loading={isBusy}>
        {enter}
      </Button>
      {ways}
    </Form>
  );
}
