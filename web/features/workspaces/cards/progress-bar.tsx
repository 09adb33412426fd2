import { workspaces as copy } from "#web/copy/workspaces.ts";

import type { CardWorkspace } from "./card-workspace.ts";
import { percentDone } from "./departure.ts";

import classes from "./progress-bar.module.css";

/** Done over all tasks of the journey. */
export function ProgressBar({ journey }: { journey: CardWorkspace }) {
  const percent = percentDone(journey);
  return (
    <span className={classes.row} title={copy.card.progress(journey.tasksDone, journey.tasksTotal)}>
      <span
        className={classes.track}
        role="progressbar"
        aria-label={copy.card.progress(journey.tasksDone, journey.tasksTotal)}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <span
          className={classes.bar}
          style={{ width: `${percent}%` }}
          data-done={journey.status === "completed" || undefined}
        />
      </span>
      <span className={classes.percent} aria-hidden>{`${percent}%`}</span>
    </span>
  );
}
