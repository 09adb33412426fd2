import { lazy, type ReactNode, Suspense } from "react";

import type { CalendarDate } from "#contracts/core/dates-shapes.ts";
import type { Assessment, Journey, Pet } from "#contracts/rules/types.ts";
import { compliance as copy } from "#web/copy/compliance.ts";
import { formatDate } from "#web/core/dates.ts";

import { VERDICT_ICON } from "./step-look.ts";

import classes from "./rules.module.css";

const Shorteners = lazy(async () => ({ default: (await import("./shorteners.tsx")).Shorteners }));

type Props = {
  assessment: Assessment;
  pet: Pet;
  journey: Journey;
  today: CalendarDate;
  children?: ReactNode;
};

/** Whether the pet may travel, the first day on which it may, the steps that set that day and what would bring it forward. */
export function VerdictBox({ assessment, pet, journey, today, children }: Props) {
  const { verdict, steps, earliestDeparture, settingSteps, earliestIfAtHand, planned, hasRules } = assessment;
  const Icon = VERDICT_ICON[verdict];
  const titlesOf = (ids: readonly string[]) =>
    ids.flatMap((id) => steps.find((step) => step.id === id)?.title ?? []);
  const setBy = titlesOf(settingSteps);
  const atHand = titlesOf(earliestIfAtHand);
  const plans = titlesOf(planned);
  return (
    <div className={classes.verdict} data-verdict={verdict} role="status">
      <Icon size={20} aria-hidden />
      <div>
        <p className={classes.strong}>{copy.verdict[verdict]}</p>
        {plans.length > 0 && <p>{copy.restsOnPlans(plans.join(", "))}</p>}
        {hasRules ? (
          <p>{earliestDeparture ? copy.earliest(formatDate(earliestDeparture)) : copy.noEarliest}</p>
        ) : (
          <p>{copy.noRules}</p>
        )}
        {earliestDeparture && atHand.length > 0 && <p>{copy.ifAtHand(atHand.join(", "))}</p>}
        {setBy.length > 0 && <p>{copy.setBy(setBy.join(" → "))}</p>}
        {hasRules && (setBy.length > 0 || earliestDeparture === null) && (
          <Suspense>
            <Shorteners assessment={assessment} pet={pet} journey={journey} today={today} />
          </Suspense>
        )}
        {children}
      </div>
    </div>
  );
}
