import {
  IconAlertTriangle,
  IconCalendarDue,
  IconCircleCheck,
  IconCircleMinus,
  IconCircleX,
  IconClockExclamation,
  IconEyeSearch,
} from "@tabler/icons-react";

import { isUncertain } from "#contracts/rules/assess.ts";
import type { Step, StepState, Window } from "#contracts/rules/types.ts";
import { planner as copy } from "#web/copy/planner.ts";
import { formatDate, formatInstant } from "#web/core/dates.ts";
import { Badge, type IconPart, type Tone } from "#web/ui/badge.tsx";

import classes from "./planner.module.css";

const LOOK: Record<StepState, [Tone, IconPart]> = {
  done: ["green", IconCircleCheck],
  due: ["blue", IconCalendarDue],
  at_risk: ["urgent", IconAlertTriangle],
  missing: ["red", IconCircleX],
  wrongly_timed: ["red", IconClockExclamation],
  not_needed: ["neutral", IconCircleMinus],
  needs_review: ["yellow", IconEyeSearch],
};

/** One step: what, by whom, when, why it is in its state, and what that rests on. */
export function StepRow({ step }: { step: Step }) {
  const [tone, icon] = LOOK[step.state];
  return (
    <li className={classes.step} data-step={step.id} data-state={step.state}>
      <div className={classes.stepHead}>
        <h3 className={classes.stepTitle}>{step.title}</h3>
        <Badge tone={tone} icon={icon}>
          {copy.state[step.state]}
        </Badge>
      </div>
      <p className={classes.when}>
        <span>{copy.doer[step.doer]}</span>
        {step.window && <span>{windowText(step.window)}</span>}
        {step.window && <span className={classes.dim}>{step.window.counted}</span>}
      </p>
      <p>{step.reason}</p>
      {isUncertain(step) && <p className={classes.caution}>{copy.uncertain}</p>}
      <p className={classes.dim}>{copy.source(step.source.name, formatDate(step.source.verifiedOn))}</p>
    </li>
  );
}

function windowText({ earliest, latest, fromInstant, toInstant }: Window): string {
  if (fromInstant && toInstant) {
    return copy.windowBetween(
      formatInstant(new Date(fromInstant), "UTC"),
      formatInstant(new Date(toInstant), "UTC"),
    );
  }
  if (earliest && latest) return copy.windowBetween(formatDate(earliest), formatDate(latest));
  if (latest) return copy.windowUntil(formatDate(latest));
  return earliest ? copy.windowFrom(formatDate(earliest)) : "";
}
