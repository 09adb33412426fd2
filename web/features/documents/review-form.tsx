import { Button, Textarea } from "@mantine/core";
import { IconCheck, IconMessage, IconX } from "@tabler/icons-react";
import { useRef, useState } from "react";

import { LIMITS } from "#contracts/core/limits.ts";
import type { Document, REVIEW_DECISIONS } from "#contracts/documents.ts";
import { documents as copy } from "#web/copy/documents.ts";
import { trpc } from "#web/core/api.ts";
import { codeOf, sentenceOf } from "#web/core/errors.ts";
import { useRefusal } from "#web/core/permissions.ts";
import { showToast } from "#web/core/toasts.ts";

import { useDocumentsChanged } from "./use-documents.ts";

import classes from "./documents.module.css";

type Decision = (typeof REVIEW_DECISIONS)[number];

const words = copy.details;

type Props = { document: Document; onDone: () => void };

/** Approve, or say what has to change. Nothing shows as decided before the server says so. */
export function ReviewForm({ document, onDone }: Props) {
  // The decision is on the document as it was on opening, whatever comes in meanwhile.
  const [version, setVersion] = useState(document.version);
  const utils = trpc.useUtils();
  const refusal = useRefusal("reviewDocuments");
  const [note, setNote] = useState("");
  const [isNoteMissing, setNoteMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const changed = useDocumentsChanged();
  const review = trpc.documents.review.useMutation({
    onSuccess: ({ name }, { decision }) => {
      showToast({ title: words.done[decision], description: name, kind: "success" });
      void changed();
      onDone();
    },
    onError: async (error) => {
      showToast({ title: words.failed, description: sentenceOf(error), kind: "error" });
      // Somebody was faster: show what they did, and let the next try be on that.
      if (codeOf(error) !== "stale_version" && codeOf(error) !== "wrong_state") return;
      await changed();
      setVersion((seen) => utils.documents.find.getData({ documentId: document.id })?.version ?? seen);
    },
  });
  const decide = (decision: Decision) => {
    const reason = note.trim();
    if (decision !== "approve" && reason === "") {
      setNoteMissing(true);
      field.current?.focus();
      return;
    }
    review.mutate({
      documentId: document.id,
      version,
      decision,
      ...(reason !== "" && { reason }),
    });
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
        error={isNoteMissing && note.trim() === "" ? words.noteMissing : null}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <div className={classes.decisions}>
        <Button
          c="var(--red)"
          leftSection={<IconX size={16} aria-hidden />}
          disabled={review.isPending}
          onClick={() => decide("reject")}
          {...refusal}
        >
          {words.reject}
        </Button>
        <Button
          leftSection={<IconMessage size={16} aria-hidden />}
          disabled={review.isPending}
          onClick={() => decide("ask_changes")}
          {...refusal}
        >
          {words.askChanges}
        </Button>
        {document.status !== "approved" && (
          <Button
            variant="filled"
            leftSection={<IconCheck size={16} aria-hidden />}
            loading={review.isPending}
            onClick={() => decide("approve")}
            {...refusal}
          >
            {words.approve}
          </Button>
        )}
      </div>
    </section>
  );
}
