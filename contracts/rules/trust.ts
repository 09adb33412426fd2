import type { CalendarDate } from "#contracts/core/dates-shapes.ts";

import { assess, conclude, stepsFor } from "./assess.ts";
import { STAYS_STEP } from "./judged.ts";
import type { NamedReview } from "./reviews.ts";
import type { Assessment, Journey, Pet, Step } from "./types.ts";
import { underReview } from "./under-review.ts";

/**
 * A pet and its journey with all that was told; the pet, and where it has been, with what a colleague has confirmed; and
 * who has read the rules' pages.
 */
export type Subject = {
  readonly pet: Pet;
  readonly journey: Journey;
  readonly confirmed: Pet;
  readonly confirmedStays?: Journey["stays"];
  readonly reviews: readonly NamedReview[];
};

/** As `assess`, where nothing is done on an owner's word alone: such a step needs a person's review. */
export function assessSubject(
  { pet, journey, confirmed, confirmedStays, reviews }: Subject,
  today: CalendarDate,
): Assessment {
  const told = assess(pet, journey, today);
  const sure = stepsFor({ pet: confirmed, journey: { ...journey, stays: confirmedStays }, today });
  const states = new Map(sure.map(({ id, state }) => [id, state]));
  const steps = told.steps.map((step) =>
    step.state === "done" && states.get(step.id) !== "done" ? onTheirWord(step) : step,
  );
  const asked = { ...told, ...conclude([...staysToldOnly(sure, steps), ...steps]) };
  return underReview(asked, reviews, { pet, journey, today });
}

/** Where the pet has been is asked until a colleague has confirmed it: which rules are for it hangs on that. */
function staysToldOnly(sure: readonly Step[], told: readonly Step[]): Step[] {
  const isAsked = (steps: readonly Step[]) => steps.some(({ id }) => id === STAYS_STEP);
  return isAsked(told) ? [] : sure.filter(({ id }) => id === STAYS_STEP).map(onTheirWord);
}

function onTheirWord(step: Step): Step {
  const said = step.id === STAYS_STEP ? "" : `${step.reason} `;
  return { ...step, state: "needs_review", reason: `${said}Told by the owner, and not confirmed yet.` };
}
