import { useState } from "react";

import type { Document } from "#contracts/documents/shapes.ts";
import { trpc } from "#web/core/api.ts";
import { codeOf } from "#web/core/errors.ts";

import { documentChanges } from "./changes.ts";

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
  return { review, seen, stale };
}
