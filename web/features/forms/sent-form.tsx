import { Button } from "@mantine/core";
import { useEffect, useRef } from "react";

import type { FormState } from "#contracts/forms/shapes.ts";
import { forms as copy } from "#web/copy/forms.ts";
import { trpc } from "#web/core/api.ts";
import { sentenceOf } from "#web/core/errors.ts";

import { SentValues } from "./sent-values.tsx";

import classes from "./forms.module.css";

type Props = { found: FormState; mayCorrect: boolean; onTakenBack: () => void };

/** What was sent, and the way to correct it while nobody has decided on it. */
export function SentForm({ found, mayCorrect, onTakenBack }: Props) {
  const { taskId, kind, values, sentAt } = found;
  const takeBack = trpc.forms.takeBack.useMutation({ onSuccess: onTakenBack });
  return (
    <>
      <SentValues kind={kind} values={values} />
      {takeBack.error && (
        <div className={classes.problem} role="alert">
          <p>{`${copy.takeBackFailed} ${sentenceOf(takeBack.error)}`}</p>
        </div>
      )}
      {mayCorrect && sentAt !== null && (
        <div className={classes.correct}>
          <p>{copy.correctHelp}</p>
          <Button
            size="lg"
            fullWidth
            disabled={takeBack.isPending}
            onClick={() => takeBack.mutate({ taskId, sentAt: sentAt.toISOString() })}
          >
            {takeBack.isPending ? copy.takingBack : copy.correct}
          </Button>
        </div>
      )}
    </>
  );
}

/** What came of it; the button that had the focus is gone. */
export function TakenBack() {
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <p ref={words} tabIndex={-1} role="status" className={classes.takenBack}>
      {copy.takenBack}
    </p>
  );
}
