import type { RemovedKey } from "#contracts/removed/shapes.ts";
import { undoing as copy } from "#web/copy/undoing.ts";

import { trpc } from "./api.ts";
import { codeOf, sentenceOf } from "./errors.ts";
import { showToast } from "./toasts.ts";
import { showUndoable } from "./undo.ts";

/** Brings back what was deleted, and says so. */
export function useBringBack() {
  const restore = trpc.removed.restore.useMutation();
  const bringBack = async ({ kind, thingId }: RemovedKey, name: string): Promise<boolean> => {
    try {
      await restore.mutateAsync({ kind, thingId });
      showToast({ kind: "success", title: copy.restored, description: name });
      return true;
    } catch (error) {
      const hasReason = codeOf(error) === "wrong_state" && error instanceof Error;
      showToast({
        kind: "error",
        title: copy.notRestored,
        description: hasReason ? error.message : sentenceOf(error),
      });
      return false;
    }
  };
  return {
    bringBack,
    isBusy: restore.isPending,
    /** Says that something was deleted, with the way back beside it. */
    sayDeleted: (thing: RemovedKey, title: string, name: string) =>
      showUndoable({ title, description: name, undo: () => bringBack(thing, name) }),
  };
}
