import { useState } from "react";

import type { Task } from "#contracts/tasks/shapes.ts";
import type { WorkspaceDetail } from "#contracts/workspaces/shapes.ts";
import { workspaceTasks as copy } from "#web/copy/workspace-tasks.ts";
import { trpc } from "#web/core/api.ts";
import { codeOf, sentenceOf } from "#web/core/errors.ts";
import { showToast } from "#web/core/toasts.ts";

import { type Direction, moveButton } from "./task-moves.tsx";

/** Moves tasks in the plan; what was moved keeps the focus on its button, and `said` tells where it is now. */
export function useTaskOrder(journey: WorkspaceDetail) {
  const utils = trpc.useUtils();
  const [said, setSaid] = useState("");
  const moving = trpc.tasks.move.useMutation();
  const move = async (task: Task, direction: Direction) => {
    if (moving.isPending) return;
    try {
      await moving.mutateAsync({ taskId: task.id, version: task.version, direction });
    } catch (error) {
      const hasReason = codeOf(error) === "wrong_state" && error instanceof Error;
      const description = hasReason ? error.message : sentenceOf(error);
      showToast({ kind: "error", title: copy.notMoved, description });
    }
    const tasks = utils.workspaces.find.getData({ workspaceId: journey.id })?.tasks ?? [];
    const place = tasks.findIndex(({ id }) => id === task.id) + 1;
    setSaid(copy.moved(task.title, place, tasks.length));
    const other = direction === "up" ? "down" : "up";
    requestAnimationFrame(() => {
      for (const one of [direction, other] as const) {
        const button = document.getElementById(moveButton(task.id, one));
        if (button instanceof HTMLButtonElement && !button.disabled) return button.focus();
      }
    });
  };
  return { move, said };
}
