import { Button } from "@mantine/core";
import { IconArrowsSort, IconListCheck, IconPlus } from "@tabler/icons-react";
import { lazy, Suspense, useRef, useState } from "react";

import type { Task } from "#contracts/tasks/shapes.ts";
import type { WorkspaceDetail } from "#contracts/workspaces/shapes.ts";
import { workspaceTasks } from "#web/copy/workspace-tasks.ts";
import { workspace } from "#web/copy/workspace.ts";
import { Count } from "#web/ui/count.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Panel } from "#web/ui/panel.tsx";

import { TaskMoves } from "./task-moves.tsx";
import { TaskRow } from "./task-row.tsx";
import type { TaskWidget } from "./task-widget.ts";
import { inOrder } from "./tasks-in-order.ts";
import { useTaskOrder } from "./use-task-order.ts";

import classes from "./rows.module.css";

const copy = workspace.tasks;

const loadForm = () => import("./task-form.tsx");
const TaskForm = lazy(async () => ({ default: (await loadForm()).TaskForm }));

/** How many rows there are at least before those completed are folded away. */
const ROWS_SHOWN = 6;

type Props = {
  journey: WorkspaceDetail;
  openTask: number | undefined;
  onTask: (taskId: number | undefined) => void;
  widget: TaskWidget;
};

/** What is next comes first; or the plan as it stands, in which tasks are moved. */
export function TaskList({ journey, openTask, onTask, widget }: Props) {
  const [isWhole, setWhole] = useState(false);
  const [isPlan, setPlan] = useState(false);
  const [isAdding, setAdding] = useState(false);
  const add = useRef<HTMLButtonElement>(null);
  const { move, said } = useTaskOrder(journey);
  const tasks = isPlan ? journey.tasks : inOrder(journey.tasks);
  const folded = isWhole || isPlan ? [] : tasks.filter(isFoldable(openTask));
  const shown = tasks.filter((task) => !folded.includes(task));
  const close = () => {
    setAdding(false);
    add.current?.focus();
  };
  return (
    <Panel
      title={copy.title}
      mark={<Count value={tasks.length} label={copy.count(tasks.length)} />}
      aside={
        <span className={classes.tools}>
          <IconButton
            label={workspaceTasks.planOrder}
            size={28}
            aria-pressed={isPlan}
            onClick={() => setPlan(!isPlan)}
          >
            <IconArrowsSort size={16} aria-hidden />
          </IconButton>
          <Button
            ref={add}
            size="xs"
            leftSection={<IconPlus size={14} aria-hidden />}
            aria-expanded={isAdding}
            onPointerEnter={() => void loadForm()}
            onFocus={() => void loadForm()}
            onClick={() => setAdding(!isAdding)}
          >
            {workspaceTasks.add}
          </Button>
        </span>
      }
      isFlush
    >
      {isAdding && (
        <div className={classes.form}>
          <Suspense>
            <TaskForm journey={journey} onDone={close} />
          </Suspense>
        </div>
      )}
      {tasks.length === 0 && <EmptyState icon={IconListCheck} title={copy.empty} text={copy.emptyHint} />}
      <ul className={classes.rows}>
        {shown.map((task, at) => (
          <TaskRow
            key={task.id}
            task={task}
            widget={widget}
            journey={journey}
            isOpen={task.id === openTask}
            onToggle={() => onTask(task.id === openTask ? undefined : task.id)}
            moves={
              isPlan && (
                <TaskMoves
                  task={task}
                  isFirst={at === 0}
                  isLast={at === shown.length - 1}
                  onMove={(direction) => void move(task, direction)}
                />
              )
            }
          />
        ))}
      </ul>
      <span className="sr-only" role="status">
        {said}
      </span>
      {(folded.length > 0 || (isWhole && !isPlan)) && (
        <Button variant="subtle" className={classes.more} onClick={() => setWhole(!isWhole)}>
          {isWhole ? copy.hideCompleted : copy.showCompleted(folded.length)}
        </Button>
      )}
    </Panel>
  );
}

/** Completed tasks past the first rows are folded away, but never the one that the address names. */
function isFoldable(openTask: number | undefined) {
  return ({ id, status }: Task, at: number) => at >= ROWS_SHOWN && status === "completed" && id !== openTask;
}
