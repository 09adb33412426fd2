import { Button } from "@mantine/core";
import { IconAlertTriangle, IconCircleCheck, IconCircleDashed, IconEye } from "@tabler/icons-react";

import type { CustomerWorkspace } from "#contracts/journeys/shapes.ts";
import { journey as copy } from "#web/copy/journey.ts";
import { Badge, type IconPart, type Tone } from "#web/ui/badge.tsx";

import classes from "./record.module.css";

type State = CustomerWorkspace["compliance"][number]["state"];

const LOOK: Record<State, [Tone, IconPart]> = {
  met: ["green", IconCircleCheck],
  in_review: ["blue", IconEye],
  rejected: ["red", IconAlertTriangle],
  missing: ["neutral", IconCircleDashed],
};

type Props = {
  items: CustomerWorkspace["compliance"];
  /** Opens the to-do that asks for a paper; undefined for those who bring none. */
  onOpen: ((todoId: number) => void) | undefined;
};

/** Which of the required papers are there, and what to do about those that are not. */
export function ComplianceList({ items, onOpen }: Props) {
  if (items.length === 0) return <p className={classes.empty}>{copy.noCompliance}</p>;
  return (
    <>
      <p className={classes.help}>{copy.complianceHelp}</p>
      <ul className={classes.checks} aria-label={copy.compliance}>
        {items.map(({ name, state, reason, taskId }) => {
          const [tone, icon] = LOOK[state];
          return (
            <li key={name}>
              <div>
                <span dir="auto">{name}</span>
                {state === "rejected" && reason !== null && (
                  <span className={classes.reason} dir="auto">
                    {copy.rejectedBecause(reason)}
                  </span>
                )}
                {onOpen && (state === "missing" || state === "rejected") && (
                  <Mend name={name} state={state} taskId={taskId} onOpen={onOpen} />
                )}
              </div>
              <Badge tone={tone} icon={icon}>
                {copy.complianceStates[state]}
              </Badge>
            </li>
          );
        })}
      </ul>
    </>
  );
}

type MendProps = {
  name: string;
  state: "missing" | "rejected";
  taskId: number | null;
  onOpen: (todoId: number) => void;
};

/** Where a paper is brought; while its to-do has not opened, or is the company's, nothing has to be done. */
function Mend({ name, state, taskId, onOpen }: MendProps) {
  if (taskId === null) return <span className={classes.reason}>{copy.mendLater[state]}</span>;
  return (
    <Button
      variant="subtle"
      size="lg"
      className={classes.mend}
      aria-label={copy.mendOf[state](name)}
      onClick={() => onOpen(taskId)}
    >
      {copy.mend[state]}
    </Button>
  );
}
