import { useState } from "react";

import type { Document } from "#contracts/documents/shapes.ts";
import type { REVIEW_DECISIONS } from "#contracts/documents/terms.ts";
import { workspace } from "#web/copy/workspace.ts";
import { trpc } from "#web/core/api.ts";
import { codeOf, fieldErrorsOf, sentenceOf } from "#web/core/errors.ts";
import { showToast } from "#web/core/toasts.ts";

import { documentChanges } from "./changes.ts";

const copy = workspace.documents;

/** Why a decision was not taken: in a sentence, and what the server wants explained where it is that. */
export type Refused = { said: string; asked: string | null };

/**
 * A decision on a document; shown only once the server has taken it. It is on the document as it was when one began to
 * look, `seen`, whatever comes in meanwhile; `stale` says what has changed since, and then the new one counts as seen.
 */
export function useReview(document: Document) {
  const [seen, setSeen] = useState(document);
  const utils = trpc.useUtils();
  const [stale, setStale] = useState<string[] | null>(null);
  const review = trpc.documents.review.useMutation({
    onSuccess: () => setStale(null),
    onError: (error) => {
      if (codeOf(error) !== "stale_version") return;
      const now = utils.workspaces.find.getData({ workspaceId: document.workspaceId });
      const latest = now?.documents.find(({ id }) => id === document.id);
      setStale(documentChanges(seen, latest));
      if (latest) setSeen(latest);
    },
  });
  const decide = async (
    decision: (typeof REVIEW_DECISIONS)[number],
    reason: string,
  ): Promise<Refused | null> => {
    const draft = { documentId: document.id, version: seen.version, decision };
    try {
      await review.mutateAsync({ ...draft, reason: reason.trim() === "" ? undefined : reason });
      showToast({
        kind: "success",
        title: copy.done[decision],
        description: copy.doneText(document.name),
      });
      return null;
    } catch (error) {
      const asked = fieldErrorsOf(error)["reason"] ?? null;
      const said = asked ?? sentenceOf(error);
      showToast({ kind: "error", title: copy.failed, description: said });
      return { said, asked };
    }
  };
  return { decide, isBusy: review.isPending, stale };
}
