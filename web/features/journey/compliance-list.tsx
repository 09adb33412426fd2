import { IconAlertTriangle, IconCircleCheck, IconCircleDashed, IconEye } from "@tabler/icons-react";

import type { CustomerWorkspace } from "#contracts/journeys.ts";
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

/** Which of the required papers are there. */
export function ComplianceList({ items }: { items: CustomerWorkspace["compliance"] }) {
  if (items.length === 0) return <p className={classes.empty}>{copy.noCompliance}</p>;
  return (
    <>
      <p className={classes.help}>{copy.complianceHelp}</p>
      <ul className={classes.checks} aria-label={copy.compliance}>
        {items.map(({ name, state, reason }) => {
          const [tone, icon] = LOOK[state];
          return (
            <li key={name}>
              <div>
                <span dir="auto">{name}</span>
                {reason !== null && <span className={classes.reason}>{reason}</span>}
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
