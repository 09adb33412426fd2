import type { Task } from "#contracts/tasks/shapes.ts";
import { workspaceTasks as copy } from "#web/copy/workspace-tasks.ts";
import { trpc } from "#web/core/api.ts";
import { useBringBack } from "#web/core/bring-back.ts";
import { askToConfirm } from "#web/core/confirm.ts";
import { codeOf, sentenceOf } from "#web/core/errors.ts";
import { showToast } from "#web/core/toasts.ts";

/** Takes a task back after a question. */
export function useRemoveTask(onGone: () => void) {
  const remove = trpc.tasks.remove.useMutation();
  const { sayDeleted } = useBringBack();
  const ask = async ({ id, version, title }: Task) => {
    const question = {
      title: copy.removing(title),
      body: copy.removingText,
      confirmLabel: copy.remove,
      isDanger: true,
    };
    if (!(await askToConfirm(question))) return;
    try {
      await remove.mutateAsync({ taskId: id, version });
      sayDeleted({ kind: "task", thingId: id }, copy.removed, title);
      onGone();
    } catch (error) {
      const hasReason = codeOf(error) === "wrong_state" && error instanceof Error;
      showToast({
        kind: "error",
        title: copy.notRemoved,
        description: hasReason ? error.message : sentenceOf(error),
      });
    }
  };
  return { ask, isBusy: remove.isPending };
}
