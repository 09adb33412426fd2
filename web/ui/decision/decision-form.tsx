import { Button, Textarea } from "@mantine/core";
import { IconCheck, IconMessage, IconX } from "@tabler/icons-react";
import { type ReactNode, useRef, useState } from "react";

import { LIMITS } from "#contracts/core/limits.ts";
import type { Document, DocumentReview } from "#contracts/documents/shapes.ts";
import { decision as copy } from "#web/copy/decision.ts";
import { trpc } from "#web/core/api.ts";
import { useRefusal } from "#web/core/permissions.ts";

import { ApprovalReason } from "./approval-reason.tsx";
import { Concerns } from "./concerns.tsx";
import type { Decide, Refused } from "./use-decision.ts";

import classes from "./decision.module.css";

/** What somebody came to a document with: to look at it, or a decision that takes words. */
export type Purpose = { kind: "look" } | { kind: "reject" } | { kind: "approve"; refused: Refused | null };
type Props = {
  document: Document;
  purpose: Purpose;
  decide: Decide;
  isBusy: boolean;
  /** What has changed since one began to look. */
  stale?: ReactNode;
  onDecided: () => void;
};

const READ = { reading: "read" };

/** The one review: what speaks against a paper, and approving it, or saying what has to change. */
export function DecisionForm({ document, purpose, decide: send, isBusy, stale, onDecided }: Props) {
  const refusal = useRefusal("reviewDocuments");
  const concerns = trpc.health.concerns.useQuery({ documentId: document.id });
  const [note, setNote] = useState("");
  const [isMissing, setMissing] = useState(false);
  const [refused, setRefused] = useState(purpose.kind === "approve" ? purpose.refused : null);
  const [why, setWhy] = useState("");
  const field = useRef<HTMLTextAreaElement>(null);
  const asked = refused?.asked ?? null;
  const isApproved = document.status === "approved";
  const isUnread = refused?.isUnread === true || (concerns.data ?? READ).reading !== "read";
  const takesReason = asked !== null || (!isApproved && (concerns.data?.against.length ?? 0) > 0);

  const decide = async (decision: DocumentReview["decision"]) => {
    const needsNote = decision !== "approve";
    if (needsNote && note.trim() === "") {
      setMissing(true);
      field.current?.focus();
      return;
    }
    const answer = await send(decision, needsNote ? { reason: note } : { reason: why, byEye: isUnread });
    if (answer === null) return onDecided();
    setRefused(needsNote ? null : answer);
    if (needsNote) field.current?.focus();
  };

  return (
    <section className={classes.decision} aria-label={copy.title}>
      <Concerns document={document} concerns={concerns} />
      {stale}
      {refused?.asked === null && !stale && <p role="alert">{refused.said}</p>}
      <Textarea
        ref={field}
        label={copy.note}
        placeholder={copy.noteHint}
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
      {takesReason && (
        <ApprovalReason
          asked={asked}
          isFirst={purpose.kind === "approve"}
          value={why}
          disabled={isBusy}
          onChange={setWhy}
        />
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
        <Button
          leftSection={<IconMessage size={16} aria-hidden />}
          disabled={isBusy}
          onClick={() => void decide("ask_changes")}
          {...refusal}
        >
          {copy.askChanges}
        </Button>
        {!isApproved && (
          <Button
            variant="filled"
            leftSection={<IconCheck size={16} aria-hidden />}
            disabled={isBusy || concerns.isPending}
            onClick={() => void decide("approve")}
            {...refusal}
          >
            {isBusy ? copy.deciding : copy.approve}
          </Button>
        )}
      </div>
    </section>
  );
}
