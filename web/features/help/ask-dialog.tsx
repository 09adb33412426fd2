import { Button, Textarea } from "@mantine/core";
import { type FormEvent, useState } from "react";

import { LIMITS } from "#contracts/core/limits.ts";
import type { Question } from "#contracts/help/shapes.ts";
import { helpCentre as copy } from "#web/copy/help-centre.ts";
import { trpc } from "#web/core/api.ts";
import { Attempts } from "#web/core/attempts.ts";
import { sentenceOf } from "#web/core/errors.ts";
import { showToast } from "#web/core/toasts.ts";
import { CancelButton } from "#web/ui/cancel-button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Form } from "#web/ui/form.tsx";

import { JourneyChoice, useJourneyChoice } from "./journey-choice.tsx";

import classes from "./help.module.css";

type Props = { desk: Question["desk"]; about?: string | undefined; onClose: () => void };

/** A message to the service staff: into the owner's journey, or to the support where there is none. */
export function AskDialog({ desk, about, onClose }: Props) {
  const words = copy.ask[desk];
  const [text, setText] = useState(about === undefined ? "" : copy.aboutArticle(about));
  const [isTried, setTried] = useState(false);
  const [attempts] = useState(() => new Attempts());
  const { workspaceId, choose } = useJourneyChoice();
  const ask = trpc.help.ask.useMutation({
    onSuccess: (answer) => {
      showToast({
        title: copy.ask.sent,
        description: answer.workspaceId === null ? copy.ask.sentToSupport : copy.ask.sentToJourney,
        kind: "success",
      });
      onClose();
    },
    onError: (error) => showToast({ title: copy.ask.failed, description: sentenceOf(error), kind: "error" }),
  });
  const isMissing = text.trim() === "";
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isMissing || ask.isPending) return;
    const question = { desk, text, ...(workspaceId !== undefined && { workspaceId }) };
    ask.mutate({ ...question, requestId: attempts.idFor(question) });
  };
  return (
    <Dialog opened size={520} closeOnClickOutside={false} onClose={onClose} title={words.title}>
      <Form className={classes.form} onSubmit={submit} noValidate>
        <p className={classes.text}>{workspaceId === undefined ? copy.ask.toSupport : copy.ask.toJourney}</p>
        <JourneyChoice value={workspaceId} onChange={choose} />
        <Textarea
          data-autofocus
          label={copy.ask.message}
          required
          rows={6}
          maxLength={LIMITS.message}
          value={text}
          error={isTried && isMissing ? copy.ask.missing : null}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <div className={classes.dialogButtons}>
          <CancelButton onCancel={onClose} />
          <Button type="submit" variant="filled" loading={ask.isPending}>
            {copy.ask.send}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
