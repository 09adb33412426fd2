import { Progress } from "@mantine/core";
import { IconChevronRight } from "@tabler/icons-react";

import type { WorkspaceDetail } from "#contracts/workspaces/shapes.ts";
import { asksForArrival } from "#contracts/workspaces/stage.ts";
import { workspace } from "#web/copy/workspace.ts";
import { useToday } from "#web/core/dates.ts";
import { ActionTile } from "#web/ui/action-tile.tsx";
import { DuePhrase } from "#web/ui/due-phrase.tsx";
import { LazyPart } from "#web/ui/lazy-part.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { WorkspaceStatusBadge } from "#web/ui/status/workspace-status.tsx";

import { nextOf, percentDone } from "./tasks-in-order.ts";

import classes from "./sidebar.module.css";

const copy = workspace.status;

// It brings a calendar, which a journey under way does not need.
const loadArrival = async () => (await import("./arrival-question.tsx")).ArrivalQuestion;

type Props = { journey: WorkspaceDetail; onTask: (taskId: number) => void };

export function StatusPanel({ journey, onTask }: Props) {
  const next = nextOf(journey.tasks);
  const percent = percentDone(journey);
  const today = useToday();
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
      {(journey.arrivedOn !== null || asksForArrival(journey, today)) && (
        <LazyPart load={loadArrival} props={{ journey }} />
      )}
    </Panel>
  );
}
