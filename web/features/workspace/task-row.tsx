import { IconChevronDown } from "@tabler/icons-react";
import { lazy, type ReactNode, Suspense, useEffect, useRef } from "react";

import type { Task } from "#contracts/tasks/shapes.ts";
import type { WorkspaceTask } from "#contracts/workspaces/facts-shapes.ts";
import type { WorkspaceDetail } from "#contracts/workspaces/shapes.ts";
import { workspace } from "#web/copy/workspace.ts";
import { formatDate, formatDay } from "#web/core/dates.ts";
import { ActionTile } from "#web/ui/action-tile.tsx";
import { DuePhrase } from "#web/ui/due-phrase.tsx";
import { Placeholder } from "#web/ui/placeholder.tsx";
import { TaskStatusBadge } from "#web/ui/status/task-status.tsx";

import { dueReason } from "./due-reason.ts";
import type { TaskWidget } from "./task-widget.ts";

import classes from "./rows.module.css";

const copy = workspace.tasks;

const loadPanel = () => import("./task-panel.tsx");
const TaskPanel = lazy(async () => ({ default: (await loadPanel()).TaskPanel }));

type Props = {
  task: WorkspaceTask;
  journey: WorkspaceDetail;
  isOpen: boolean;
  onToggle: () => void;
  widget: TaskWidget;
  /** What moves it in the plan, where that is shown. */
  moves: ReactNode;
};

export function TaskRow({ task, journey, isOpen, onToggle, widget, moves }: Props) {
  const row = useRef<HTMLLIElement>(null);
  const wasOpenAtFirst = useRef(isOpen);
  // Only a task that the address named when the page came is scrolled to; one opened by hand is in sight already.
  useEffect(() => {
    if (wasOpenAtFirst.current) row.current?.scrollIntoView({ block: "center" });
  }, []);
  const panelId = `task-${task.id}`;
  return (
    <li ref={row} className={classes.item} data-open={isOpen || undefined}>
      <div className={classes.row}>
        <ActionTile type={task.actionType} color={task.iconColor} size={32} />
        <span className={classes.words}>
          <button
            type="button"
            className={classes.title}
            aria-expanded={isOpen}
            aria-controls={panelId}
            dir="auto"
            title={task.title}
            onPointerEnter={() => void loadPanel()}
            onFocus={() => void loadPanel()}
            onClick={onToggle}
          >
            {task.title}
          </button>
          <span className={classes.sub} title={task.assignedTo}>
            {copy.assignedTo(task.assignedTo)}
          </span>
        </span>
        <span className={classes.due}>
          <DuePhrase task={task} />
          <span className={classes.date} title={dueReason(task) ?? undefined}>
            {dateOf(task)}
          </span>
        </span>
        <span className={classes.status}>
          <TaskStatusBadge status={task.status} />
        </span>
        {moves}
        <IconChevronDown className={classes.chevron} size={16} aria-hidden />
      </div>
      <div id={panelId} hidden={!isOpen} data-place="task">
        {isOpen && (
          <Suspense fallback={<Placeholder height={80} />}>
            <TaskPanel task={task} journey={journey} widget={widget} onGone={onToggle} />
          </Suspense>
        )}
      </div>
    </li>
  );
}

function dateOf({ completedAt, dueDate }: Task): string {
  if (completedAt) return copy.completedOn(formatDay(completedAt));
  return dueDate === null ? copy.noDueDate : formatDate(dueDate);
}
