import { lazy, Suspense, useCallback, useDeferredValue, useState } from "react";

import { addDays, daysBetween } from "#contracts/core/dates.ts";
import type { FactAsked } from "#contracts/rules/types.ts";
import { planner as copy } from "#web/copy/planner.ts";
import { useToday } from "#web/core/dates.ts";
import { PageHeader } from "#web/ui/page-header.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { Placeholder } from "#web/ui/placeholder.tsx";

import { emptyPlan, faultOf, type Plan } from "./plan.ts";
import { PlannerForm } from "./planner-form.tsx";

import classes from "./rules.module.css";

// What judges comes after the fields, which need none of it.
const PlannerResult = lazy(async () => ({ default: (await import("./planner-result.tsx")).PlannerResult }));

/** What if: pet, route and date in, the steps and the verdict out, computed in the browser as it is typed. */
export function PlannerScreen() {
  const today = useToday();
  const [plan, setPlan] = useState<Plan>(() => emptyPlan(today));
  // What is typed is shown first, and what follows from it in the next turn.
  const judged = useDeferredValue(plan);
  const fault = faultOf(judged);
  const [asked, setAsked] = useState<readonly FactAsked[]>([]);
  const moveTo = useCallback(
    (departure: string) =>
      setPlan((now) => ({
        ...now,
        departure,
        arrival: addDays(departure, daysBetween(now.departure, now.arrival)),
      })),
    [],
  );
  return (
    <div className={classes.page}>
      <PageHeader title={copy.title} subtitle={copy.subtitle} />
      <div className={classes.columns}>
        <div className={classes.stack}>
          <PlannerForm
            plan={plan}
            asked={asked}
            onChange={(change) => setPlan((now) => ({ ...now, ...change }))}
          />
        </div>
        <div className={classes.stack}>
          {fault === null ? (
            <Suspense fallback={<Placeholder />}>
              <PlannerResult plan={judged} today={today} onMove={moveTo} onAsked={setAsked} />
            </Suspense>
          ) : (
            <Panel title={copy.result}>
              <p role="alert">{copy[fault]}</p>
            </Panel>
          )}
        </div>
      </div>
    </div>
  );
}
