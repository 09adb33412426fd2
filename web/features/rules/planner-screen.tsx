import { Button } from "@mantine/core";
import { memo, useCallback, useDeferredValue, useMemo, useState } from "react";

import { assess, moved } from "#contracts/rules/assess.ts";
import type { Assessment, Journey, Pet } from "#contracts/rules/types.ts";
import { compliance as words } from "#web/copy/compliance.ts";
import { planner as copy } from "#web/copy/planner.ts";
import { formatDate, useToday } from "#web/core/dates.ts";
import { PageHeader } from "#web/ui/page-header.tsx";
import { Panel } from "#web/ui/panel.tsx";

import { emptyPlan, faultOf, journeyOf, petOf, type Plan } from "./plan.ts";
import { PlannerForm } from "./planner-form.tsx";
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
  const result = useMemo(() => (fault === null ? resultOf(judged, today) : null), [judged, fault, today]);
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
            {result && <Result {...result} today={today} onMove={moveTo} />}
            <p className={classes.dim}>{words.aid}</p>
          </Panel>
        </div>
      </div>
    </div>
  );
}

type Judged = { pet: Pet; journey: Journey; assessment: Assessment };

function resultOf(plan: Plan, today: string): Judged {
  const pet = petOf(plan);
  const journey = journeyOf(plan);
  return { pet, journey, assessment: assess(pet, journey, today) };
}

type ResultProps = Judged & { today: string; onMove: (departure: string) => void };

const Result = memo(function Result({ assessment, pet, journey, today, onMove }: ResultProps) {
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
