import { IconCheck, IconX } from "@tabler/icons-react";

import type { Document } from "#contracts/documents/shapes.ts";
import { workspace } from "#web/copy/workspace.ts";
import { trpc } from "#web/core/api.ts";
import { useRefusal } from "#web/core/permissions.ts";
import type { Purpose } from "#web/ui/decision/decision-form.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";

import { useReview } from "./use-review.ts";

import classes from "./document-decisions.module.css";

const copy = workspace.documents;

type Props = { document: Document; onLook: (purpose: Purpose) => void };

/** The two decisions a row offers while a document waits for one. What needs words opens the document. */
export function DocumentDecisions({ document, onLook }: Props) {
  const { decide, isBusy } = useReview(document);
  const { concerns } = trpc.useUtils().health;
  const refusal = useRefusal("reviewDocuments");
  if (document.status === "approved" || document.status === "rejected" || refusal.disabled) return null;
  const approve = async () => {
    // What nobody knows the words of, or something speaks against, is approved where that is said.
    const found = await concerns.fetch({ documentId: document.id }).catch(() => null);
    if (found && (found.reading !== "read" || found.against.length > 0))
      return onLook({ kind: "approve", refused: null });
    const refused = await decide("approve", { reason: "" });
    if (refused) onLook({ kind: "approve", refused });
  };
  return (
    <>
      <IconButton
        label={copy.approveOf(document.name)}
        tip="end"
        size={28}
        className={classes.approve}
        disabled={isBusy}
        onClick={() => void approve()}
      >
        <IconCheck size={16} aria-hidden />
      </IconButton>
      <IconButton
        label={copy.rejectOf(document.name)}
        tip="end"
        size={28}
        className={classes.reject}
        disabled={isBusy}
        onClick={() => onLook({ kind: "reject" })}
      >
        <IconX size={16} aria-hidden />
      </IconButton>
    </>
  );
}
