import type { MadeTask } from "#contracts/journeys/step-tasks-shapes.ts";
import { stepTasks as copy } from "#web/copy/step-tasks.ts";
import { trpc } from "#web/core/api.ts";
import { sentenceOf } from "#web/core/errors.ts";
import { showToast } from "#web/core/toasts.ts";
import { showUndoable } from "#web/core/undo.ts";

type Chosen = { seen: string; steps: { stepId: string; taskId: number | null }[] };

/** Makes tasks of steps, and says so with the way back beside it. */
export function useMakeTasks(workspaceId: number) {
  const add = trpc.journeys.addStepTasks.useMutation();
  const takeBack = trpc.journeys.undoStepTasks.useMutation();
  const undo = async (tasks: MadeTask[]) => {
    try {
      await takeBack.mutateAsync({ workspaceId, tasks });
      showToast({ kind: "success", title: copy.undone });
      return true;
    } catch (error) {
      showToast({ kind: "error", title: copy.notUndone, description: sentenceOf(error) });
      return false;
    }
  };
  return {
    isBusy: add.isPending,
    /** Rejects with what the server says. */
    make: async ({ seen, steps }: Chosen) => {
      const { tasks } = await add.mutateAsync({ workspaceId, seen, steps });
      if (tasks.length === 0) return;
      const used = steps.filter(({ taskId }) => taskId !== null).length;
      showUndoable({ title: copy.done(steps.length - used, used), undo: () => undo(tasks) });
    },
  };
}
