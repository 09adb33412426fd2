import { Button } from "@mantine/core";
import { IconListCheck } from "@tabler/icons-react";
import { useState } from "react";

import type { Task } from "#contracts/tasks.ts";
import type { WorkspaceDetail } from "#contracts/workspaces.ts";
import { workspace } from "#web/copy/workspace.ts";
import { Count } from "#web/ui/count.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Panel } from "#web/ui/panel.tsx";

import { TaskRow } from "./task-row.tsx";
import { inOrder } from "./tasks-in-order.ts";

import classes from "./rows.module.css";

const copy = workspace.tasks;

/** How many rows there are at least before those completed are folded away. */
const ROWS_SHOWN = 6;

type Props = {
  journey: WorkspaceDetail;
  openTask: number | undefined;
  onTask: (taskId: number | undefined) => void;
};

export function TaskList({ journey, openTask, onTask }: Props) {
  const [isWhole, setWhole] = useState(false);
  const tasks = inOrder(journey.tasks);
  const folded = isWhole ? [] : tasks.filter(isFoldable(openTask));
  const shown = tasks.filter((task) => !folded.includes(task));
  return (
    <Panel title={copy.title} aside={<Count value={tasks.length} label={copy.count(tasks.length)} />} isFlush>
      {tasks.length === 0 && <EmptyState icon={IconListCheck} title={copy.empty} text={copy.emptyHint} />}
      <ul className={classes.rows}>
        {shown.map((task) => (
          <TaskRow
            key={task.id}
            task={task}
            documents={journey.documents.filter(({ taskId }) => taskId === task.id)}
            isSequential={journey.isSequential}
            isOpen={task.id === openTask}
            onToggle={() => onTask(task.id === openTask ? undefined : task.id)}
          />
        ))}
      </ul>
      {(folded.length > 0 || isWhole) && (
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
