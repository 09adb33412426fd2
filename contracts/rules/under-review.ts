import { conclude } from "./assess.ts";
import { type NamedReview, reviewed } from "./reviews.ts";
import type { Assessment, Step } from "./types.ts";

/** As it was judged, with what people have found on the pages since: a rule that its page contradicts settles nothing. */
export function underReview(assessment: Assessment, reviews: readonly NamedReview[]): Assessment {
  if (reviews.length === 0) return assessment;
  return { ...assessment, ...conclude(assessment.steps.map((step) => stepUnder(step, reviews))) };
}

function stepUnder(step: Step, reviews: readonly NamedReview[]): Step {
  const source = step.source && reviewed(step.source, reviews);
  const isSettled = step.state === "done" || step.state === "not_needed" || step.state === "planned";
  if (!isSettled || !source?.review?.differs) return { ...step, source };
  const reason =
    `${step.reason} A person has found that ${source.authority} says something else by now.`.trim();
  return { ...step, source, state: "needs_review", reason };
}
