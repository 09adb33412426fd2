import type { ReactNode } from "react";

import { isUncertain } from "#contracts/rules/assess.ts";
import type { Step } from "#contracts/rules/types.ts";
import { compliance as copy } from "#web/copy/compliance.ts";
import { formatDate } from "#web/core/dates.ts";
import { Badge } from "#web/ui/badge.tsx";

import { STEP_ICON, STEP_TONE } from "./step-look.ts";
import { datesInWords, windowText } from "./window-text.ts";

import classes from "./rules.module.css";

type Props = {
  step: Step;
  /** The zone in which hours are read; UTC where it is not known. */
  zone?: string | undefined;
  /** Where the step is mended. */
  children?: ReactNode;
};

/** One step: what, by whom, when, why it is in its state, and what that rests on. */
export function StepRow({ step, zone, children }: Props) {
  return (
    <li className={classes.step} data-step={step.id} data-state={step.state}>
      <div className={classes.stepHead}>
        <h3 className={classes.stepTitle}>{step.title}</h3>
        <Badge tone={STEP_TONE[step.state]} icon={STEP_ICON[step.state]}>
          {copy.state[step.state]}
        </Badge>
      </div>
      <p className={classes.when}>
        <span>{copy.doer[step.doer]}</span>
        {step.window && <span>{windowText(step.window, zone)}</span>}
        {step.window && <span className={classes.dim}>{step.window.counted}</span>}
      </p>
      <p>{datesInWords(step.reason)}</p>
      {isUncertain(step) && <p className={classes.caution}>{copy.uncertain}</p>}
      <p className={classes.dim}>{copy.source(step.source.name, formatDate(step.source.verifiedOn))}</p>
      {children && <div className={classes.mend}>{children}</div>}
    </li>
  );
}
