import type { CalendarDate } from "#contracts/core/dates-shapes.ts";
import { addDays } from "#contracts/core/dates.ts";

import { conclude, moved, stepsFor, verdictOf } from "./assess.ts";
import { VERDICT_ORDER } from "./rank.ts";
import type { Assessment, Journey, Pet, Step, Verdict } from "./types.ts";

/** The arrivals for which a verdict holds, by what is on record today. */
export type Holding = {
  readonly from: CalendarDate;
  /** Null where it holds as far ahead as is looked. */
  readonly until: CalendarDate | null;
  /** The steps that are met on the last day and no more on the day after, or that make the verdict worse then. */
  readonly endedBy: readonly Pick<Step, "id" | "title">[];
};

/** How far to both sides is looked: half a year. */
export const LOOKED_DAYS = 183;

/**
 * From when until when the verdict holds: as long as it is no worse and every step that is met for the journey's own
 * date is met. None of a verdict that says no, nor of a departure that has passed.
 */
export function holdingOf(
  pet: Pet,
  journey: Journey,
  today: CalendarDate,
  { steps, verdict, hasRules }: Pick<Assessment, "steps" | "verdict" | "hasRules">,
): Holding | null {
  if (!hasRules || verdict === "may_not_on_this_date" || journey.departure < today) return null;
  const met = steps.filter(isMet).map(({ id }) => id);
  const isWorse = (other: Verdict) => VERDICT_ORDER.indexOf(other) > VERDICT_ORDER.indexOf(verdict);
  const on = (days: number) => {
    const judged = stepsFor({ pet, journey: moved(journey, addDays(journey.departure, days)), today });
    const lost = judged.filter((step) => met.includes(step.id) && !isMet(step));
    return { judged, lost, holds: lost.length === 0 && !isWorse(conclude(judged).verdict) };
  };
  let [before, after] = [0, 0];
  while (-before < LOOKED_DAYS && addDays(journey.departure, before) > today && on(before - 1).holds)
    before--;
  while (after < LOOKED_DAYS && on(after + 1).holds) after++;
  const next = after < LOOKED_DAYS ? on(after + 1) : { judged: [], lost: [] };
  const ending = next.lost.length > 0 ? next.lost : next.judged.filter((step) => isWorse(verdictOf([step])));
  return {
    from: addDays(journey.arrival, before),
    until: after < LOOKED_DAYS ? addDays(journey.arrival, after) : null,
    endedBy: ending.map(({ id, title }) => ({ id, title })),
  };
}

const isMet = ({ state }: Step): boolean => state === "done" || state === "not_needed";
