import { Button } from "@mantine/core";
import { memo, use, useEffect, useMemo } from "react";

import { assess } from "#contracts/rules/assess.ts";
import type { NamedReview } from "#contracts/rules/reviews.ts";
import type { FactAsked } from "#contracts/rules/types.ts";
import { underReview } from "#contracts/rules/under-review.ts";
import { planner as copy } from "#web/copy/planner.ts";
import { trpc } from "#web/core/api.ts";
import { formatDate } from "#web/core/dates.ts";

import { journeyOf, petOf, type Plan } from "./plan.ts";
import { rulesOfJourney } from "./rules-of-journey.ts";
import { StepList } from "./step-list.tsx";
import { VerdictCard } from "./verdict-card.tsx";

type Props = {
  plan: Plan;
  today: string;
  onMove: (departure: string) => void;
  /** What a rule of this plan needs to hear. */
  onAsked: (facts: readonly FactAsked[]) => void;
};

const NO_REVIEWS: readonly NamedReview[] = [];

/** The verdict and the steps of a plan, judged in the browser. */
export const PlannerResult = memo(function PlannerResult({ plan, today, onMove, onAsked }: Props) {
  use(rulesOfJourney(plan.destination, plan.transit));
  const { data: reviews = NO_REVIEWS } = trpc.rules.reviews.useQuery({});
  const { pet, journey, assessment } = useMemo(() => {
    const of = { pet: petOf(plan), journey: journeyOf(plan) };
    return { ...of, assessment: underReview(assess(of.pet, of.journey, today), reviews) };
  }, [plan, today, reviews]);
  const { verdict, steps, earliestDeparture } = assessment;
  useEffect(() => onAsked(assessment.asked.map(({ fact }) => fact)), [assessment, onAsked]);
  const isMovable =
    verdict === "may_not_on_this_date" &&
    earliestDeparture !== null &&
    earliestDeparture !== journey.departure;
  return (
    <>
      <VerdictCard assessment={assessment} pet={pet} journey={journey} today={today} />
      {isMovable && (
        <Button onClick={() => onMove(earliestDeparture)}>{copy.move(formatDate(earliestDeparture))}</Button>
      )}
      <StepList steps={steps} journey={journey} today={today} />
    </>
  );
});
