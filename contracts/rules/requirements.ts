import type { CalendarDate } from "#contracts/core/dates-shapes.ts";
import { addDays, daysBetween } from "#contracts/core/dates.ts";
import type { PetType } from "#contracts/workspaces/shapes.ts";
import { destinationOf } from "#rules-held";

import { earliestDeparture, stepsFor } from "./assess.ts";
import { isOpen } from "./open-step.ts";
import { typicalJourney } from "./starter.ts";
import type { Country } from "./types.ts";

/** Far enough ahead that every step can still be done in its window. */
const AHEAD_DAYS = 400;

const NOTHING_YET = { microchips: [], rabiesDoses: [], samples: [], records: [] };

export type TypicalJourney = { destination: Country; origin: Country; species: readonly PetType[] };

/**
 * What the rules ask of a pet that has nothing yet, in the owner's words and in the order of the rules; several species
 * give what any of them needs. Nothing where the product holds no rules for the destination.
 */
export function requirementsOf(
  { destination, origin, species }: TypicalJourney,
  today: CalendarDate,
): string[] {
  if (!destinationOf(destination)) return [];
  const arrival = addDays(today, AHEAD_DAYS);
  const titles = species.flatMap((one) =>
    stepsFor({
      pet: { ...NOTHING_YET, species: one },
      journey: typicalJourney({ origin, destination }, arrival),
      today,
    })
      .filter(isOpen)
      .map(({ title }) => title),
  );
  return [...new Set(titles)];
}

/**
 * The days that the rules take with a pet that has nothing yet, however fast the paperwork is; of several species the one
 * that takes longest. Null where no day can be told.
 */
export function leastDaysOf(
  { destination, origin, species }: TypicalJourney,
  today: CalendarDate,
): number | null {
  if (!destinationOf(destination)) return null;
  const days = species.map((one) => {
    const journey = typicalJourney({ origin, destination }, addDays(today, AHEAD_DAYS));
    const { departure } = earliestDeparture({ ...NOTHING_YET, species: one }, journey, today);
    return departure === null ? Number.NaN : daysBetween(today, departure);
  });
  const most = Math.max(...days);
  return Number.isFinite(most) ? most : null;
}
