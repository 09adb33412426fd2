import { useState } from "react";

import type { Task } from "#contracts/tasks.ts";
import { trpc } from "#web/core/api.ts";
import { codeOf } from "#web/core/errors.ts";

import { taskChanges } from "./changes.ts";
import { useRefresh } from "./use-refresh.ts";

/** What staff can do with a task. A change of a task that is not as it was seen is refused, and `stale` says what is new. */
export function useTaskChange(task: Task) {
  const utils = trpc.useUtils();
  const refresh = useRefresh(task.workspaceId);
  const [stale, setStale] = useState<string[] | null>(null);
  const outcome = {
    onSuccess: () => {
      setStale(null);
      return refresh();
    },
    onError: async (error: unknown) => {
      await refresh();
      if (codeOf(error) !== "stale_version") return;
      const now = utils.workspaces.find.getData({ workspaceId: task.workspaceId });
      setStale(
        taskChanges(
          task,
          now?.tasks.find(({ id }) => id === task.id),
        ),
      );
    },
  };
  return {
    stale,
    complete: trpc.tasks.complete.useMutation(outcome),
    sendBack: trpc.tasks.sendBack.useMutation(outcome),
    reopen: trpc.tasks.reopen.useMutation(outcome),
    reschedule: trpc.tasks.reschedule.useMutation(outcome),
  };
}
