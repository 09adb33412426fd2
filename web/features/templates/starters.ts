import type { CalendarDate } from "#contracts/core/dates-shapes.ts";
import { DESTINATIONS } from "#contracts/rules/destinations/all.ts";
import { starterGraph, type StarterJourney } from "#contracts/rules/starter.ts";
import type { WorkflowGraph } from "#contracts/workflows/graph-shapes.ts";
import { templateForm as copy } from "#web/copy/template-form.ts";

const SPECIES = ["dog", "cat"] as const;

/** Workflows to begin with, one for each destination that the travel rules know and each kind of pet. */
const STARTERS: readonly (StarterJourney & { key: string; label: string })[] = DESTINATIONS.flatMap(
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
export function starterOf(key: string, today: CalendarDate): WorkflowGraph | undefined {
  const starter = STARTERS.find((one) => one.key === key);
  return starter && starterGraph(starter, today);
}
