import { Button, Textarea } from "@mantine/core";
import { IconCheck, IconMessage, IconX } from "@tabler/icons-react";
import { useRef, useState } from "react";

import { LIMITS } from "#contracts/core/limits.ts";
import type { Document } from "#contracts/documents/shapes.ts";
import type { REVIEW_DECISIONS } from "#contracts/documents/terms.ts";
import { documents as copy } from "#web/copy/documents.ts";
import { trpc } from "#web/core/api.ts";
import { fieldErrorsOf, sentenceOf } from "#web/core/errors.ts";
import { useRefusal } from "#web/core/permissions.ts";
import type { WithVersion } from "#web/core/seen-version.ts";
import { showToast } from "#web/core/toasts.ts";
import { ApprovalReason } from "#web/ui/approval-reason.tsx";

import classes from "./documents.module.css";

type Decision = (typeof REVIEW_DECISIONS)[number];

const words = copy.details;

type Props = { document: Document; withVersion: WithVersion; onDone: () => void };

/** Approve, or say what has to change. Nothing shows as decided before the server says so. */
export function ReviewForm({ document, withVersion, onDone }: Props) {
  const refusal = useRefusal("reviewDocuments");
  const [note, setNote] = useState("");
  const [isNoteMissing, setNoteMissing] = useState(false);
  /** What the server wants explained before it takes an approval. */
  const [asked, setAsked] = useState<string | null>(null);
  const [why, setWhy] = useState("");
  const field = useRef<HTMLTextAreaElement>(null);
  const review = trpc.documents.review.useMutation();
  const decide = async (decision: Decision) => {
    const reason = (decision === "approve" ? why : note).trim();
    if (decision !== "approve" && reason === "") {
      setNoteMissing(true);
      field.current?.focus();
      return;
    }
    const said = { documentId: document.id, decision, ...(reason !== "" && { reason }) };
    try {
      const { name } = await withVersion((version) => review.mutateAsync({ ...said, version }));
      showToast({ title: words.done[decision], description: name, kind: "success" });
      onDone();
    } catch (failed) {
      const missing = fieldErrorsOf(failed)["reason"];
      if (decision === "approve") setAsked(missing ?? null);
      else if (missing !== undefined) field.current?.focus();
      showToast({ title: words.failed, description: sentenceOf(failed), kind: "error" });
    }
  };
  return (
    <section className={classes.review} aria-label={words.decision}>
      <Textarea
        ref={field}
        label={words.note}
        placeholder={words.noteHint}
        description={words.noteHelp}
        rows={3}
        maxLength={LIMITS.reason}
        value={note}
        disabled={review.isPending}
        error={isNoteMissing && note.trim() === "" && words.noteMissing}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      {asked !== null && (
        <ApprovalReason asked={asked} value={why} disabled={review.isPending} onChange={setWhy} />
      )}
      <div className={classes.decisions}>
        <Button
          c="var(--red)"
          leftSection={<IconX size={16} aria-hidden />}
          disabled={review.isPending}
          onClick={() => void decide("reject")}
          {...refusal}
        >
          {words.reject}
        </Button>
        <Button
          leftSection={<IconMessage size={16} aria-hidden />}
          disabled={review.isPending}
          onClick={() => void decide("ask_changes")}
          {...refusal}
        >
          {words.askChanges}
        </Button>
        {document.status !== "approved" && (
          <Button
            variant="filled"
            leftSection={<IconCheck size={16} aria-hidden />}
            loading={review.isPending}
            onClick={() => void decide("approve")}
            {...refusal}
          >
            {words.approve}
          </Button>
        )}
      </div>
    </section>
  );
}
