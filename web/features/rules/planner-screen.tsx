import { Button } from "@mantine/core";
import { memo, Suspense, use, useCallback, useDeferredValue, useMemo, useState } from "react";

import { assess, moved } from "#contracts/rules/assess.ts";
import { compliance as words } from "#web/copy/compliance.ts";
import { planner as copy } from "#web/copy/planner.ts";
import { formatDate, useToday } from "#web/core/dates.ts";
import { PageHeader } from "#web/ui/page-header.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { Placeholder } from "#web/ui/placeholder.tsx";

import { emptyPlan, faultOf, journeyOf, petOf, type Plan } from "./plan.ts";
import { PlannerForm } from "./planner-form.tsx";
import { rulesOfJourney } from "./rules-of-journey.ts";
import { StepRow } from "./step-row.tsx";
import { VerdictBox } from "./verdict-box.tsx";

import classes from "./rules.module.css";

/** What if: pet, route and date in, the steps and the verdict out, computed in the browser as it is typed. */
export function PlannerScreen() {
  const today = useToday();
  const [plan, setPlan] = useState<Plan>(() => emptyPlan(today));
  // What is typed is shown first, and what follows from it in the next turn.
  const judged = useDeferredValue(plan);
  const fault = faultOf(judged);
  const moveTo = useCallback(
    (departure: string) =>
      setPlan((now) => ({ ...now, departure, arrival: moved(journeyOf(now), departure).arrival })),
    [],
  );
  return (
    <div className={classes.page}>
      <PageHeader title={copy.title} subtitle={copy.subtitle} />
      <div className={classes.columns}>
        <div className={classes.stack}>
          <PlannerForm plan={plan} onChange={(change) => setPlan((now) => ({ ...now, ...change }))} />
        </div>
        <div className={classes.stack}>
          <Panel title={copy.result}>
            {fault !== null && <p role="alert">{copy[fault]}</p>}
            {fault === null && (
              <Suspense fallback={<Placeholder />}>
                <Result plan={judged} today={today} onMove={moveTo} />
              </Suspense>
            )}
            <p className={classes.dim}>{words.aid}</p>
          </Panel>
        </div>
      </div>
    </div>
  );
}

type ResultProps = { plan: Plan; today: string; onMove: (departure: string) => void };

const Result = memo(function Result({ plan, today, onMove }: ResultProps) {
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
