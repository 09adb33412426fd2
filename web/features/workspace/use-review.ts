import { useState } from "react";

import type { Document } from "#contracts/documents/shapes.ts";
import { trpc } from "#web/core/api.ts";
import { codeOf } from "#web/core/errors.ts";
import type { WithVersion } from "#web/core/seen-version.ts";
import { useDecision } from "#web/ui/decision/use-decision.ts";

import { documentChanges } from "./changes.ts";

/**
 * A decision on a document as it was when one began to look, `seen`, whatever comes in meanwhile; `stale` says what has
 * changed since, and then the new one counts as seen.
 */
export function useReview(document: Document) {
  const [seen, setSeen] = useState(document);
  const utils = trpc.useUtils();
  const [stale, setStale] = useState<string[] | null>(null);
  const withVersion: WithVersion = async (send) => {
    try {
      const answer = await send(seen.version);
      setStale(null);
      return answer;
    } catch (error) {
      if (codeOf(error) === "stale_version") {
        const now = utils.workspaces.find.getData({ workspaceId: document.workspaceId });
        const latest = now?.documents.find(({ id }) => id === document.id);
        setStale(documentChanges(seen, latest));
        if (latest) setSeen(latest);
      }
      throw error;
    }
  };
  return { ...useDecision(document, withVersion), stale };
}
