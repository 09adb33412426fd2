import type { ReactNode } from "react";

import type { Assessment } from "#contracts/rules/types.ts";
import { compliance as copy } from "#web/copy/compliance.ts";
import { formatDate } from "#web/core/dates.ts";

import { VERDICT_ICON } from "./step-look.ts";

import classes from "./rules.module.css";

type Props = { assessment: Assessment; children?: ReactNode };

/** Whether the pet may travel, the first day on which it may, and the steps that set that day. */
export function VerdictBox({ assessment, children }: Props) {
  const { verdict, steps, earliestDeparture, settingSteps } = assessment;
  const Icon = VERDICT_ICON[verdict];
  const setBy = settingSteps.flatMap((id) => steps.find((step) => step.id === id)?.title ?? []);
  return (
    <div className={classes.verdict} data-verdict={verdict} role="status">
      <Icon size={20} aria-hidden />
      <div>
        <p className={classes.strong}>{copy.verdict[verdict]}</p>
        <p>{earliestDeparture ? copy.earliest(formatDate(earliestDeparture)) : copy.noEarliest}</p>
        {setBy.length > 0 && <p>{copy.setBy(setBy.join(" → "))}</p>}
        {children}
      </div>
    </div>
  );
}
