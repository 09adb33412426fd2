import { destinationOf } from "#rules-held";

import { conclude } from "./assess.ts";
import type { Facts } from "./facts.ts";
import { type NamedReview, reviewed, sourceKey } from "./reviews.ts";
import { listPage, listsOf } from "./rule-pages.ts";
import type { Assessment, Source, Step } from "./types.ts";

/** As it was judged, with what people have found on the pages since: a rule that its page contradicts settles nothing. */
export function underReview(
  assessment: Assessment,
  reviews: readonly NamedReview[],
  facts: Facts,
): Assessment {
  if (reviews.length === 0) return assessment;
  const steps = assessment.steps.map((step) => stepUnder(step, reviews));
  return { ...assessment, ...conclude([...steps, ...listsInDoubt(steps, reviews, facts)]) };
}

function stepUnder(step: Step, reviews: readonly NamedReview[]): Step {
  const source = step.source && reviewed(step.source, reviews);
  const isSettled = step.state === "done" || step.state === "not_needed" || step.state === "planned";
  if (!isSettled || !source?.review?.differs) return { ...step, source };
  const reason =
    `${step.reason} A person has found that ${source.authority} says something else by now.`.trim();
  return { ...step, source, state: "needs_review", reason };
}

/** A list that has changed may make a rule one for this journey, or free of it: no step but this one would say so. */
function listsInDoubt(steps: readonly Step[], reviews: readonly NamedReview[], facts: Facts): Step[] {
  const { pet, journey, today } = facts;
  const said = new Set(steps.flatMap(({ source }) => (source ? sourceKey(source) : [])));
  const changed = (destinationOf(journey.destination)?.rules ?? [])
    .filter(({ applies }) => applies.species.includes(pet.species))
    .flatMap((rule) => listsOf(rule).map((list) => ({ list, page: reviewed(listPage(rule, list), reviews) })))
    .filter(({ page }) => page.review?.differs && !said.has(sourceKey(page)));
  const once = new Map(changed.map((one) => [sourceKey(one.page), one]));
  return [...once.values()].map(({ list, page }) => ({
    ...asked(page),
    id: `list-${list}`,
    possibleFrom: today,
  }));
}

const asked = (source: Source): Omit<Step, "id" | "possibleFrom"> => ({
  title: "List of countries that has changed",
  doer: "company",
  window: null,
  state: "needs_review",
  reason: `What is asked of this pet hangs on “${source.name}”, and a person has found that it says something else by now: ask ${source.authority}.`,
  papers: [],
  source,
  isPossible: true,
});
