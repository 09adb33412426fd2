import type { CalendarDate } from "#contracts/core/dates-shapes.ts";
import { HELD_DESTINATIONS } from "#contracts/rules/destinations/by-place.ts";
import { starterGraph, type StarterJourney } from "#contracts/rules/starter.ts";
import type { WorkflowGraph } from "#contracts/workflows/graph-shapes.ts";
import { rulesFor } from "#rules-held";
import { templateForm as copy } from "#web/copy/template-form.ts";

const SPECIES = ["dog", "cat"] as const;

/** Workflows to begin with, one for each destination that the travel rules know and each kind of pet. */
const STARTERS: readonly (StarterJourney & { key: string; label: string })[] = HELD_DESTINATIONS.flatMap(
  ({ name, countries: [destination = ""] }) =>
    SPECIES.map((species) => {
      const origin = destination === "US" ? "GB" : "US";
      return {
        key: `rules:${destination}:${species}`,
        label: copy.starter(species, name, origin),
        destination,
        origin,
        species,
      };
    }),
);

export const STARTER_CHOICES = STARTERS.map(({ key, label }) => ({ value: key, label }));

/** What the rules of `today` ask for, as a workflow; undefined for a choice that is no starter. */
export async function starterOf(key: string, today: CalendarDate): Promise<WorkflowGraph | undefined> {
  const starter = STARTERS.find((one) => one.key === key);
  if (!starter) return undefined;
  await rulesFor([starter.destination]);
  return starterGraph(starter, today);
}
