import type { ReactNode } from "react";

import type { CalendarDate } from "#contracts/core/dates-shapes.ts";
import { isUncertain } from "#contracts/rules/open-step.ts";
import type { Step } from "#contracts/rules/types.ts";
import { compliance as copy } from "#web/copy/compliance.ts";
import { Badge } from "#web/ui/badge.tsx";

import { SaidBy } from "./said-by.tsx";
import { STEP_ICON, STEP_TONE } from "./step-look.ts";
import { datesInWords, windowText } from "./window-text.ts";

import classes from "./rules.module.css";

type Props = {
  step: Step;
  /** The zone in which hours are read; UTC where it is not known. */
  zone?: string | undefined;
  today: CalendarDate;
  /** Where the step is mended. */
  children?: ReactNode;
};

/** One step: what, by whom, when, why it is in its state, and what that rests on. */
export function StepRow({ step, zone, today, children }: Props) {
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
      <SaidBy source={step.source} today={today} />
      {children && <div className={classes.mend}>{children}</div>}
    </li>
  );
}
