import { useState } from "react";

import type { Task } from "#contracts/tasks/shapes.ts";
import { trpc } from "#web/core/api.ts";
import { codeOf } from "#web/core/errors.ts";

import { taskChanges } from "./changes.ts";

/**
 * What staff can do with a task. A change of a task that is not as it was seen is refused, and `stale` says what is new.
 * A form that is being filled in goes by the task as it was when it began: `hold` keeps it, whatever comes in meanwhile.
 */
export function useTaskChange(task: Task) {
  const [held, setHeld] = useState<Task | null>(null);
  const seen = held ?? task;
  const utils = trpc.useUtils();
  const [stale, setStale] = useState<string[] | null>(null);
  const outcome = {
    onSuccess: () => {
      setStale(null);
      setHeld(null);
    },
    onError: (error: unknown) => {
      if (codeOf(error) !== "stale_version") return;
      const now = utils.workspaces.find.getData({ workspaceId: task.workspaceId });
      const latest = now?.tasks.find(({ id }) => id === task.id);
      setStale(taskChanges(seen, latest));
      if (latest && held) setHeld(latest);
    },
  };
  return {
    stale,
    seen,
    hold: () => setHeld(task),
    release: () => setHeld(null),
    complete: trpc.tasks.complete.useMutation(outcome),
    choose: trpc.tasks.choose.useMutation(outcome),
    sendBack: trpc.tasks.sendBack.useMutation(outcome),
    reopen: trpc.tasks.reopen.useMutation(outcome),
    reschedule: trpc.tasks.reschedule.useMutation(outcome),
  };
}
