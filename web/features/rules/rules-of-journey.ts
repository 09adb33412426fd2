import type { Country } from "#contracts/rules/types.ts";
import { rulesFor } from "#rules-held";

/** Settles once the rules that a journey is judged by are here: where it leads, and where planes are changed. */
export const rulesOfJourney = (destination: Country, ...transits: readonly Country[]): Promise<void> =>
  rulesFor([...new Set([destination, ...transits])].filter(Boolean).toSorted());
