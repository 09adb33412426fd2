import { Button, Textarea } from "@mantine/core";
import { IconCheck, IconX } from "@tabler/icons-react";
import { useRef, useState } from "react";

import { LIMITS } from "#contracts/core/limits.ts";
import type { Document } from "#contracts/documents/shapes.ts";
import type { REVIEW_DECISIONS } from "#contracts/documents/terms.ts";
import { workspace } from "#web/copy/workspace.ts";
import { useRefusal } from "#web/core/permissions.ts";
import { ApprovalReason } from "#web/ui/approval-reason.tsx";

import { StaleNote } from "./stale-note.tsx";
import { type Refused, useReview } from "./use-review.ts";

import classes from "./document-viewer.module.css";

const copy = workspace.documents;

type Decision = (typeof REVIEW_DECISIONS)[number];
/** What somebody came to a document with: to look at it, or a decision that takes words. */
export type Purpose = { kind: "look" } | { kind: "reject" } | { kind: "approve"; refused: Refused };
type Props = { document: Document; purpose: Purpose; onDecided: () => void };

export function DecisionForm({ document, purpose, onDecided }: Props) {
  const { decide: send, isBusy, stale } = useReview(document);
  const refusal = useRefusal("reviewDocuments");
  const [note, setNote] = useState("");
  const [isMissing, setMissing] = useState(false);
  const [refused, setRefused] = useState(purpose.kind === "approve" ? purpose.refused : null);
  const [why, setWhy] = useState("");
  const field = useRef<HTMLTextAreaElement>(null);

  const decide = async (decision: Decision) => {
    const needsNote = decision !== "approve";
    if (needsNote && note.trim() === "") {
      setMissing(true);
      field.current?.focus();
      return;
    }
    const answer = await send(decision, decision === "approve" ? why : note);
    if (answer === null) return onDecided();
    setRefused(decision === "approve" ? answer : null);
    if (needsNote) field.current?.focus();
  };

  return (
    <div className={classes.decision}>
      <StaleNote changes={stale} />
      {refused?.asked === null && !stale && <p role="alert">{refused.said}</p>}
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
        error={isMissing && note.trim() === "" && copy.noteMissing}
        {...(purpose.kind === "reject" && { "data-autofocus": true })}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      {refused && refused.asked !== null && (
        <ApprovalReason asked={refused.asked} value={why} disabled={isBusy} onChange={setWhy} />
      )}
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
