import { Button, Textarea } from "@mantine/core";
import { IconCheck, IconX } from "@tabler/icons-react";
import { useRef, useState } from "react";

import { LIMITS } from "#contracts/core/limits.ts";
import type { Document } from "#contracts/documents/shapes.ts";
import type { REVIEW_DECISIONS } from "#contracts/documents/terms.ts";
import { workspace } from "#web/copy/workspace.ts";
import { fieldErrorsOf } from "#web/core/errors.ts";
import { useRefusal } from "#web/core/permissions.ts";

import { StaleNote } from "./stale-note.tsx";
import { toastOutcome } from "./toast-outcome.ts";
import { useReview } from "./use-review.ts";

import classes from "./document-viewer.module.css";

const copy = workspace.documents;

type Decision = (typeof REVIEW_DECISIONS)[number];
type Props = { document: Document; isRejecting: boolean; onDecided: () => void };

export function DecisionForm({ document, isRejecting, onDecided }: Props) {
  const { review, seen, stale } = useReview(document);
  const refusal = useRefusal("reviewDocuments");
  const [note, setNote] = useState("");
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const isBusy = review.isPending;

  const decide = async (decision: Decision) => {
    const needsNote = decision !== "approve";
    if (needsNote && note.trim() === "") {
      setMissing(true);
      field.current?.focus();
      return;
    }
    const draft = { documentId: document.id, version: seen.version, decision };
    const reason = note.trim() === "" ? undefined : note;
    const isTaken = await toastOutcome(review.mutateAsync({ ...draft, reason }), {
      done: copy.done[decision],
      description: copy.doneText(document.name),
      failed: copy.failed,
    });
    if (isTaken) onDecided();
    else field.current?.focus();
  };

  return (
    <div className={classes.decision}>
      <StaleNote changes={stale} />
      <Textarea
        ref={field}
        label={copy.note}
        placeholder={copy.notePlaceholder}
        description={copy.noteHelp}
        inputWrapperOrder={["label", "input", "description", "error"]}
        rows={3}
        maxLength={LIMITS.reason}
        value={note}
        disabled={isBusy}
        error={(isMissing && note.trim() === "" && copy.noteMissing) || fieldErrorsOf(review.error)["reason"]}
        {...(isRejecting && { "data-autofocus": true })}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <div className={classes.buttons}>
        <Button
          className={classes.reject}
          disabled={isBusy || document.status === "rejected"}
          leftSection={<IconX size={16} aria-hidden />}
          onClick={() => void decide("reject")}
          {...refusal}
        >
          {copy.reject}
        </Button>
        <Button disabled={isBusy} onClick={() => void decide("ask_changes")} {...refusal}>
          {copy.askChanges}
        </Button>
        <Button
          variant="filled"
          disabled={isBusy || document.status === "approved"}
          leftSection={<IconCheck size={16} aria-hidden />}
          onClick={() => void decide("approve")}
          {...refusal}
        >
          {isBusy ? copy.deciding : copy.approve}
        </Button>
      </div>
    </div>
  );
}
