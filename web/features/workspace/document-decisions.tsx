import { IconCheck, IconX } from "@tabler/icons-react";

import type { Document } from "#contracts/documents/shapes.ts";
import { workspace } from "#web/copy/workspace.ts";
import { useRefusal } from "#web/core/permissions.ts";
import { IconButton } from "#web/ui/icon-button.tsx";

import { toastOutcome } from "./toast-outcome.ts";
import { useReview } from "./use-review.ts";

import classes from "./document-decisions.module.css";

const copy = workspace.documents;

/** The two decisions a row offers while a document waits for one. A rejection needs words, so it opens the document. */
export function DocumentDecisions({ document, onReject }: { document: Document; onReject: () => void }) {
  const { review } = useReview(document);
  const refusal = useRefusal("reviewDocuments");
  if (document.status === "approved" || document.status === "rejected" || refusal.disabled) return null;
  const approve = () =>
    void toastOutcome(
      review.mutateAsync({ documentId: document.id, version: document.version, decision: "approve" }),
      { done: copy.done.approve, description: copy.doneText(document.name), failed: copy.failed },
    );
  return (
    <>
      <IconButton
        label={copy.approveOf(document.name)}
        tip="end"
        size={28}
        className={classes.approve}
        disabled={review.isPending}
        onClick={approve}
      >
        <IconCheck size={16} aria-hidden />
      </IconButton>
      <IconButton
        label={copy.rejectOf(document.name)}
        tip="end"
        size={28}
        className={classes.reject}
        disabled={review.isPending}
        onClick={onReject}
      >
        <IconX size={16} aria-hidden />
      </IconButton>
    </>
  );
}
