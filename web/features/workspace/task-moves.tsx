import { IconArrowDown, IconArrowUp } from "@tabler/icons-react";

import type { Task } from "#contracts/tasks/shapes.ts";
import { workspaceTasks as copy } from "#web/copy/workspace-tasks.ts";
import { IconButton } from "#web/ui/icon-button.tsx";

import classes from "./rows.module.css";

export type Direction = "up" | "down";
export const moveButton = (taskId: number, direction: Direction) => `move-${direction}-${taskId}`;

type Props = { task: Task; isFirst: boolean; isLast: boolean; onMove: (direction: Direction) => void };

/** One place up or down in the plan. */
export function TaskMoves({ task, isFirst, isLast, onMove }: Props) {
  return (
    <span className={classes.moves}>
      <IconButton
        id={moveButton(task.id, "up")}
        label={copy.moveUp(task.title)}
        tip="end"
        size={28}
        disabled={isFirst}
        onClick={() => onMove("up")}
      >
        <IconArrowUp size={16} aria-hidden />
      </IconButton>
      <IconButton
        id={moveButton(task.id, "down")}
        label={copy.moveDown(task.title)}
        tip="end"
        size={28}
        disabled={isLast}
        onClick={() => onMove("down")}
      >
        <IconArrowDown size={16} aria-hidden />
      </IconButton>
    </span>
  );
}
