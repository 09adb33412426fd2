import { useEffect, useState } from "react";

import type { WorkflowDraft } from "#contracts/workflows/versions-shapes.ts";
import { trpc } from "#web/core/api.ts";

import { isSameDrawing } from "./differences.ts";
import type { DraftSaver, SaveState } from "./draft-saver.ts";
import type { EditorActions } from "./use-editor.ts";

type Input = { templateId: number; saver: DraftSaver; status: SaveState["status"]; actions: EditorActions };

/** What to do when the server has another draft than the one this page began with: a person decides between the two. */
export function useConflict({ templateId, saver, status, actions }: Input) {
  const utils = trpc.useUtils();
  const [theirs, setTheirs] = useState<WorkflowDraft | null>(null);
  const [isShown, setShown] = useState(false);
  const isStale = status === "stale";

  useEffect(() => {
    if (!isStale) return undefined;
    let isLeft = false;
    const look = async () => {
      const current = await utils.workflows.draft.fetch({ templateId }, { staleTime: 0 });
      if (isLeft) return;
      // Our own save, whose answer was lost on the way.
      if (saver.sent && isSameDrawing(saver.sent, current.graph)) {
        void saver.overwrite(current.version);
        return;
      }
      setTheirs(current);
      setShown(true);
    };
    look().catch(() => setShown(false));
    return () => {
      isLeft = true;
    };
  }, [isStale, saver, templateId, utils]);

  return {
    theirs: isStale ? theirs : null,
    isShown,
    show: () => setShown(true),
    hide: () => setShown(false),
    keepMine: () => {
      setShown(false);
      if (theirs) void saver.overwrite(theirs.version);
    },
    takeTheirs: () => {
      setShown(false);
      if (!theirs) return;
      saver.adopt(theirs);
      actions.open(theirs.graph);
    },
  };
}
