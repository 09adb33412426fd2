import { Button } from "@mantine/core";
import { memo, use, useEffect, useMemo } from "react";

import { assess } from "#contracts/rules/assess.ts";
import type { NamedReview } from "#contracts/rules/reviews.ts";
import type { FactAsked } from "#contracts/rules/types.ts";
import { underReview } from "#contracts/rules/under-review.ts";
import { planner as copy } from "#web/copy/planner.ts";
import { trpc } from "#web/core/api.ts";
import { formatDate } from "#web/core/dates.ts";
import { FailedNote } from "#web/ui/failed-note.tsx";
import { Placeholder } from "#web/ui/placeholder.tsx";

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

/** The verdict and the steps of a plan; none before it is known what people have found on the rules' pages. */
export const PlannerResult = memo(function PlannerResult(props: Props) {
  const found = trpc.rules.reviews.useQuery({});
  if (found.data) return <Judged {...props} reviews={found.data} />;
  return found.isError ? <FailedNote failed={found} what={copy.what} /> : <Placeholder />;
});

/** Judged in the browser. */
function Judged({ plan, today, onMove, onAsked, reviews }: Props & { reviews: readonly NamedReview[] }) {
  use(rulesOfJourney(plan.destination, plan.transit));
  const { pet, journey, assessment } = useMemo(() => {
    const of = { pet: petOf(plan), journey: journeyOf(plan) };
    const judged = assess(of.pet, of.journey, today);
    return { ...of, assessment: underReview(judged, reviews, { ...of, today }) };
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
}
