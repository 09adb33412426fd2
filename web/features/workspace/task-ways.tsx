import { Button } from "@mantine/core";

import { workspace } from "#web/copy/workspace.ts";
import { trpc } from "#web/core/api.ts";
import { sentenceOf } from "#web/core/errors.ts";

import classes from "./task-panel.module.css";

const copy = workspace.tasks;

type Props = { taskId: number; isBusy: boolean; onChoose: (edgeId: string) => void };

/** The ways out of a decision, each with the step it leads to; taking one ends the task. */
export function TaskWays({ taskId, isBusy, onChoose }: Props) {
  const ways = trpc.tasks.ways.useQuery({ taskId });
  if (ways.isError) return <p className={classes.hint}>{sentenceOf(ways.error)}</p>;
  return (
    <div className={classes.buttons} role="group" aria-label={copy.ways}>
      {ways.data?.map(({ edgeId, label, leadsTo }) => (
        <Button key={edgeId} disabled={isBusy} onClick={() => onChoose(edgeId)}>
          {copy.wayTo(label, leadsTo)}
        </Button>
      ))}
    </div>
  );
}
