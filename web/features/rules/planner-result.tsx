import { Button } from "@mantine/core";
import { memo, use, useMemo } from "react";

import { assess } from "#contracts/rules/assess.ts";
import { planner as copy } from "#web/copy/planner.ts";
import { formatDate } from "#web/core/dates.ts";

import { journeyOf, petOf, type Plan } from "./plan.ts";
import { rulesOfJourney } from "./rules-of-journey.ts";
import { StepRow } from "./step-row.tsx";
import { VerdictBox } from "./verdict-box.tsx";

import classes from "./rules.module.css";

type Props = { plan: Plan; today: string; onMove: (departure: string) => void };

/** The verdict and the steps of a plan, judged in the browser. */
export const PlannerResult = memo(function PlannerResult({ plan, today, onMove }: Props) {
  use(rulesOfJourney(plan.destination, plan.transit));
  const { pet, journey, assessment } = useMemo(() => {
    const of = { pet: petOf(plan), journey: journeyOf(plan) };
    return { ...of, assessment: assess(of.pet, of.journey, today) };
  }, [plan, today]);
  const { verdict, steps, earliestDeparture } = assessment;
  const isMovable =
    verdict === "may_not_on_this_date" &&
    earliestDeparture !== null &&
    earliestDeparture !== journey.departure;
  return (
    <>
      <VerdictBox assessment={assessment} pet={pet} journey={journey} today={today} />
      {isMovable && (
        <Button onClick={() => onMove(earliestDeparture)}>{copy.move(formatDate(earliestDeparture))}</Button>
      )}
      <ul className={classes.steps}>
        {steps.map((step) => (
          <StepRow key={step.id} step={step} today={today} />
        ))}
      </ul>
    </>
  );
});
