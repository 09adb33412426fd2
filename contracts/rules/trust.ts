import type { CalendarDate } from "#contracts/core/dates-shapes.ts";

import { assess, conclude, stepsFor } from "./assess.ts";
import type { NamedReview } from "./reviews.ts";
import type { Assessment, Journey, Pet } from "./types.ts";
import { underReview } from "./under-review.ts";

/** A pet with all that was told of it, and the same with what a colleague has confirmed; and who has read the rules' pages. */
export type Subject = {
  readonly pet: Pet;
  readonly confirmed: Pet;
  readonly journey: Journey;
  readonly reviews: readonly NamedReview[];
};

/** As `assess`, where nothing is done on an owner's word alone: such a step needs a person's review. */
export function assessSubject(
  { pet, confirmed, journey, reviews }: Subject,
  today: CalendarDate,
): Assessment {
  const told = assess(pet, journey, today);
  const sure = new Map(stepsFor({ pet: confirmed, journey, today }).map(({ id, state }) => [id, state]));
  const steps = told.steps.map((step) =>
    step.state === "done" && sure.get(step.id) !== "done"
      ? {
          ...step,
          state: "needs_review" as const,
          reason: `${step.reason} Told by the owner, and not confirmed yet.`,
        }
      : step,
  );
  return underReview({ ...told, ...conclude(steps) }, reviews);
}
