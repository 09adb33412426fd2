import type { Task, TaskGroup } from "#contracts/tasks/shapes.ts";
import { ACTION_LABELS } from "#contracts/workflows/action-labels.ts";
import { tasks as copy } from "#web/copy/tasks.ts";
import type { Density } from "#web/core/density.ts";
import { runsOf } from "#web/core/runs.ts";
import { GroupHeading } from "#web/ui/group-heading.tsx";

import { ActionCard } from "./action-card.tsx";

import classes from "./actions-screen.module.css";

type Props = { actions: readonly Task[]; density: Density };

export function ActionCards({ actions, density }: Props) {
  return (
    <div className={classes.cards} data-density={density}>
      {actions.map((action) => (
        <ActionCard key={action.id} action={action} />
      ))}
    </div>
  );
}

/** The same under headings; the server has put the groups one after another. */
export function ActionGroups({ actions, by, density }: Props & { by: TaskGroup }) {
  return runsOf(actions, GROUPS[by].keyOf).map((run) => {
    const name = GROUPS[by].nameOf(run[0]);
    return (
      <section key={run[0].id} aria-label={name}>
        <GroupHeading name={name} />
        <ActionCards actions={run} density={density} />
      </section>
    );
  });
}

const GROUPS: Record<TaskGroup, { keyOf: (task: Task) => string | number; nameOf: (task: Task) => string }> =
  {
    // Two pets of one name have two journeys.
    workspace: {
      keyOf: ({ workspaceId }) => workspaceId,
      nameOf: ({ workspaceName }) => workspaceName ?? copy.unknownWorkspace,
    },
    assignee: { keyOf: ({ assignedTo }) => assignedTo, nameOf: ({ assignedTo }) => assignedTo },
    type: { keyOf: ({ actionType }) => actionType, nameOf: ({ actionType }) => ACTION_LABELS[actionType] },
  };
