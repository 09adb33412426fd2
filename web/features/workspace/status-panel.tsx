import { Progress } from "@mantine/core";
import { IconChevronRight } from "@tabler/icons-react";

import type { WorkspaceDetail } from "#contracts/workspaces/shapes.ts";
import { workspace } from "#web/copy/workspace.ts";
import { ActionTile } from "#web/ui/action-tile.tsx";
import { DuePhrase } from "#web/ui/due-phrase.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { WorkspaceStatusBadge } from "#web/ui/status/workspace-status.tsx";

import { ArrivalQuestion } from "./arrival-question.tsx";
import { nextOf, percentDone } from "./tasks-in-order.ts";

import classes from "./sidebar.module.css";

const copy = workspace.status;

type Props = { journey: WorkspaceDetail; onTask: (taskId: number) => void };

export function StatusPanel({ journey, onTask }: Props) {
  const next = nextOf(journey.tasks);
  const percent = percentDone(journey);
  return (
    <Panel title={copy.title} aside={<WorkspaceStatusBadge stage={journey.stage} />}>
      <div className={classes.progress}>
        <span>{copy.done(journey.tasksDone, journey.tasksTotal)}</span>
        <strong>{`${percent}%`}</strong>
        <Progress
          className={classes.bar}
          value={percent}
          aria-label={copy.progress}
          {...(percent === 100 && { color: "var(--green)" })}
        />
      </div>
      {next ? (
        <button type="button" className={classes.next} onClick={() => onTask(next.id)}>
          <ActionTile type={next.actionType} color={next.iconColor} size={32} />
          <span className={classes.words}>
            <span className="sr-only">{copy.next}</span>
            <span className={classes.name} dir="auto" title={next.title}>
              {next.title}
            </span>
            <DuePhrase task={next} />
          </span>
          <IconChevronRight size={16} aria-hidden />
        </button>
      ) : (
        <p className={classes.done}>{copy.nothingLeft}</p>
      )}
      {journey.completionReason !== null && (
        <p className={classes.done} dir="auto">
          {copy.completedBecause(journey.completionReason)}
        </p>
      )}
      <ArrivalQuestion journey={journey} />
    </Panel>
  );
}
