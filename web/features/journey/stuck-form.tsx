import { Button, Textarea } from "@mantine/core";
import { type FormEvent, useId, useState } from "react";

import { LIMITS } from "#contracts/core/limits.ts";
import type { CustomerTodo } from "#contracts/journeys/shapes.ts";
import type { StuckReason } from "#contracts/journeys/stuck-shapes.ts";
import { HELP_REASONS } from "#contracts/journeys/stuck.ts";
import { stuck as copy } from "#web/copy/stuck.ts";
import { trpc } from "#web/core/api.ts";
import { Attempts } from "#web/core/attempts.ts";
import { sentenceOf } from "#web/core/errors.ts";
import { CancelButton } from "#web/ui/cancel-button.tsx";
import { Choices } from "#web/ui/choices.tsx";
import { Form } from "#web/ui/form.tsx";

import classes from "./stuck.module.css";

type Props = { todo: CustomerTodo; isChoice: boolean; onDone: () => Promise<void>; onClose: () => void };

/** Says to the team why a to-do does not get on, or that the choice was a mistake. */
export function StuckForm({ todo, isChoice, onDone, onClose }: Props) {
  const id = useId();
  const [reason, setReason] = useState<StuckReason>(isChoice ? "mistaken" : "unclear");
  const [words, setWords] = useState("");
  const [attempts] = useState(() => new Attempts());
  const report = trpc.journeys.reportStuck.useMutation({ onSuccess: onDone });
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (report.isPending) return;
    const said = { taskId: todo.id, reason, words };
    report.mutate({ ...said, requestId: attempts.idFor(said) });
  };
  return (
    <Form className={classes.form} aria-labelledby={id} onSubmit={send}>
      <h4 id={id}>{isChoice ? copy.choice.title : copy.title}</h4>
      <p>{isChoice ? copy.choice.help : copy.help}</p>
      {!isChoice && (
        <Choices
          legend={copy.reason}
          values={HELP_REASONS}
          words={copy.reasons}
          chosen={reason}
          onChoose={setReason}
        />
      )}
      <Textarea
        size="lg"
        label={copy.words}
        {...(!isChoice && { placeholder: copy.wordsHint })}
        maxLength={LIMITS.reason}
        autosize
        minRows={2}
        maxRows={8}
        dir="auto"
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      {report.error && (
        <p role="alert" className={classes.problem}>{`${copy.failed} ${sentenceOf(report.error)}`}</p>
      )}
      <div className={classes.buttons}>
        <Button type="submit" size="lg" variant="filled" disabled={report.isPending}>
          {report.isPending ? copy.sending : copy.send}
        </Button>
        <CancelButton size="lg" variant="subtle" color="gray" onCancel={onClose} />
      </div>
    </Form>
  );
}
