import { IconCheck, IconX } from "@tabler/icons-react";

import type { Document } from "#contracts/documents/shapes.ts";
import { workspace } from "#web/copy/workspace.ts";
import { useRefusal } from "#web/core/permissions.ts";
import { IconButton } from "#web/ui/icon-button.tsx";

import { toastOutcome } from "./toast-outcome.ts";
import { useReview } from "./use-review.ts";

import classes from "./document-decisions.module.css";

const copy = workspace.documents;

/** The two decisions a row offers while a document waits for one. What needs words opens the document. */
export function DocumentDecisions({ document, onLook }: { document: Document; onLook: () => void }) {
  const { review } = useReview(document);
  const refusal = useRefusal("reviewDocuments");
  if (document.status === "approved" || document.status === "rejected" || refusal.disabled) return null;
  const approve = async () => {
    const isTaken = await toastOutcome(
      review.mutateAsync({ documentId: document.id, version: document.version, decision: "approve" }),
      { done: copy.done.approve, description: copy.doneText(document.name), failed: copy.failed },
    );
    if (!isTaken) onLook();
  };
  return (
    <>
      <IconButton
        label={copy.approveOf(document.name)}
        tip="end"
        size={28}
        className={classes.approve}
        disabled={review.isPending}
        onClick={() => void approve()}
      >
        <IconCheck size={16} aria-hidden />
      </IconButton>
      <IconButton
        label={copy.rejectOf(document.name)}
        tip="end"
        size={28}
        className={classes.reject}
        disabled={review.isPending}
        onClick={onLook}
      >
        <IconX size={16} aria-hidden />
      </IconButton>
    </>
  );
}
