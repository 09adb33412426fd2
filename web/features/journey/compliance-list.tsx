import { Button } from "@mantine/core";
import { IconAlertTriangle, IconCircleCheck, IconCircleDashed, IconEye } from "@tabler/icons-react";

import type { CustomerWorkspace } from "#contracts/journeys/shapes.ts";
import { journey as copy } from "#web/copy/journey.ts";
import { Badge, type IconPart, type Tone } from "#web/ui/badge.tsx";

import { papersToMend } from "./todo-order.ts";

import classes from "./record.module.css";

type State = CustomerWorkspace["compliance"][number]["state"];

const LOOK: Record<State, [Tone, IconPart]> = {
  met: ["green", IconCircleCheck],
  in_review: ["blue", IconEye],
  rejected: ["red", IconAlertTriangle],
  missing: ["neutral", IconCircleDashed],
};

type Props = {
  journey: CustomerWorkspace;
  /** Opens the to-do that asks for a paper. */
  onOpen: (todoId: number) => void;
  /** Leads to where a paper of no open to-do is replaced. */
  onMend: () => void;
};

/** What was handed back stands first. */
const byState = (a: { state: State }, b: { state: State }) =>
  Number(b.state === "rejected") - Number(a.state === "rejected");

/** Which of the required papers are there, and what to do about those that are not. */
export function ComplianceList({ journey, onOpen, onMend }: Props) {
  const items = [...journey.compliance].sort(byState);
  const mayBring = journey.rights.includes("upload");
  const loose = new Set(papersToMend(journey).map(({ id }) => id));
  if (items.length === 0) return <p className={classes.empty}>{copy.noCompliance}</p>;
  return (
    <>
      <p className={classes.help}>{copy.complianceHelp}</p>
      <ul className={classes.checks} aria-label={copy.compliance}>
        {items.map(({ name, state, status, documentId, reason, taskId }) => {
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
                {mayBring && (state === "missing" || state === "rejected") && (
                  <Mend
                    name={name}
                    state={state}
                    onBring={
                      documentId !== null && loose.has(documentId)
                        ? onMend
                        : taskId === null
                          ? undefined
                          : () => onOpen(taskId)
                    }
                  />
                )}
              </div>
              <Badge tone={tone} icon={icon}>
                {status === "needs-review" && state === "rejected"
                  ? copy.changesNeeded
                  : copy.complianceStates[state]}
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
  onBring: (() => void) | undefined;
};

/** Where a paper is brought; while its to-do has not opened, or is the company's, nothing has to be done. */
function Mend({ name, state, onBring }: MendProps) {
  if (!onBring) return <span className={classes.reason}>{copy.mendLater}</span>;
  return (
    <Button
      variant="subtle"
      size="lg"
      className={classes.mend}
      aria-label={copy.mendOf[state](name)}
      onClick={onBring}
    >
      {copy.mend[state]}
    </Button>
  );
}
