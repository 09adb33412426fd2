import { useEffect, useState, useSyncExternalStore } from "react";

import type { WorkflowGraph } from "#contracts/workflows/graph-shapes.ts";
import type { WorkflowDraft } from "#contracts/workflows/versions-shapes.ts";
import { workflows as copy } from "#web/copy/workflows.ts";
import { trpc } from "#web/core/api.ts";
import { codeOf } from "#web/core/errors.ts";
import { useUnsaved } from "#web/core/unsaved.ts";

import { isSameDrawing } from "./differences.ts";
import { type DraftCopy, dropDraftCopy, findDraftCopy } from "./draft-copy.ts";
import { DraftSaver, type Verdict } from "./draft-saver.ts";

/** What this device holds that never reached the server; null where there is nothing of the kind. */
export function leftBehind({ templateId, graph }: WorkflowDraft): DraftCopy | null {
  const copyHere = findDraftCopy(templateId);
  if (!copyHere || !isSameDrawing(copyHere.graph, graph)) return copyHere;
  dropDraftCopy(templateId);
  return null;
}

/**
 * Keeps the draft of an open template on this device and on the server; see DraftSaver.
 * @param basedOn the version that `graph` was drawn over; an older one is refused, and a person decides between the two
 */
export function useDraftSaver(draft: WorkflowDraft, graph: WorkflowGraph, basedOn: number) {
  const utils = trpc.useUtils();
  const { templateId } = draft;
  const [saver] = useState(
    () =>
      new DraftSaver(
        { ...draft, version: basedOn },
        async (version, drawn) => {
          // Not by the query library: without a line it holds calls back in silence, and nobody would be told.
          const saved = await utils.client.workflows.saveDraft.mutate({ templateId, version, graph: drawn });
          // Opened again, by its number or as the first, it is this one; the fetched one is older.
          utils.workflows.draft.setData({ templateId }, saved);
          utils.workflows.draft.setData({}, (first) => (first?.templateId === templateId ? saved : first));
          return saved;
        },
        verdictOn,
      ),
  );
  const state = useSyncExternalStore(saver.subscribe, saver.state);

  useEffect(() => saver.drawn(graph), [graph, saver]);

  useUnsaved(saver, { title: copy.leave, body: copy.leaveText, confirmLabel: copy.leaveAnyway });

  return { saver, state };
}

/** A session that ended or a server that is down may come back; anything else is not tried again unchanged. */
function verdictOn(error: unknown): Verdict {
  const code = codeOf(error);
  if (code === "stale_version") return "stale";
  const comesBack =
    code === null || ["unauthorized", "unavailable", "internal", "rate_limited"].includes(code);
  return comesBack ? "again" : "refused";
}
