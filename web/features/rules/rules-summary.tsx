import type { ReactNode } from "react";

import { isOpen } from "#contracts/rules/open-step.ts";
import { compliance as copy } from "#web/copy/compliance.ts";
import { trpc } from "#web/core/api.ts";
import { formatDate } from "#web/core/dates.ts";
import { FailedNote } from "#web/ui/failed-note.tsx";
import { Panel } from "#web/ui/panel.tsx";

import { SourceLine } from "./source-line.tsx";
import { nextToClose } from "./step-groups.ts";
import { VERDICT_ICON } from "./step-look.ts";
import { whenText } from "./window-text.ts";

import classes from "./rules.module.css";

type Props = { workspaceId: number; link: (label: string) => ReactNode };

/** The verdict of the rules beside a journey, what closes next by whose rule, and the way to the whole. */
export function RulesSummary({ workspaceId, link }: Props) {
  const found = trpc.journeys.assess.useQuery({ workspaceId });
  const assessment = found.data?.assessment;
  const today = found.data?.today ?? "";
  const Icon = assessment && VERDICT_ICON[assessment.verdict];
  const open = assessment?.steps.filter(isOpen);
  const next = assessment && nextToClose(assessment.steps);
  return (
    <Panel title={copy.title} aside={<span className={classes.link}>{link(copy.open)}</span>}>
      <FailedNote failed={found} what={copy.what} />
      {assessment && Icon && (
        <div className={classes.verdict} data-verdict={assessment.verdict}>
          <Icon size={20} aria-hidden />
          <div>
            <p className={classes.strong}>{copy.verdict[assessment.verdict]}</p>
            <p>{copy.openSteps(open?.length ?? 0)}</p>
            {assessment.verdict === "may_not_on_this_date" && assessment.earliestDeparture && (
              <p>{copy.earliest(formatDate(assessment.earliestDeparture))}</p>
            )}
            {next && (
              <div className={classes.next}>
                <p className={classes.strong}>{copy.next(next.title)}</p>
                <p className={classes.dim}>{whenText(next)}</p>
                {next.source && <SourceLine source={next.source} today={today} />}
              </div>
            )}
          </div>
        </div>
      )}
    </Panel>
  );
}
