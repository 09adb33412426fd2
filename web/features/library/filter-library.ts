import { lookingFor } from "#contracts/core/fold.ts";
import type { LibraryCategory, LibraryDifficulty, LibraryTemplate } from "#contracts/templates/shapes.ts";
import type { PetType } from "#contracts/workspaces/shapes.ts";

export type LibraryFilter = {
  search: string;
  category: LibraryCategory | "all";
  difficulty: LibraryDifficulty | null;
  /** The longest estimated time in days; null is any. */
  withinDays: number | null;
  destination: string | null;
  species: PetType | null;
};

export const NO_FILTER: LibraryFilter = {
  search: "",
  category: "all",
  difficulty: null,
  withinDays: null,
  destination: null,
  species: null,
};

/** The templates that satisfy everything at once: text in name, description or destination country, category, difficulty, time, destination, species. */
export function filterLibrary(
  templates: readonly LibraryTemplate[],
  { search, category, difficulty, withinDays, destination, species }: LibraryFilter,
): LibraryTemplate[] {
  const isWanted = lookingFor(search);
  return templates.filter(
    (template) =>
      (category === "all" || template.category === category) &&
      (destination === null || template.destinationCountry === destination) &&
      (species === null || template.species.length === 0 || template.species.includes(species)) &&
      (difficulty === null || template.difficulty === difficulty) &&
      (withinDays === null || longestDays(template) <= withinDays) &&
      isWanted(template.name, template.description, template.destinationCountry),
  );
}

type Times = Pick<LibraryTemplate, "estimatedTime" | "rulesTakeDays">;

/** The end of a range of days: `7-14` gives 14; what the rules take where that is more. A text without a number is never within a limit. */
export function longestDays({ estimatedTime, rulesTakeDays }: Times): number {
  return Math.max(rangeEnd(estimatedTime), rulesTakeDays ?? 0);
}

/** What the rules take, where that is more than the paperwork; null where the estimate holds. */
export function daysOfRules({ estimatedTime, rulesTakeDays }: Times): number | null {
  return rulesTakeDays !== null && rulesTakeDays > rangeEnd(estimatedTime) ? rulesTakeDays : null;
}

function rangeEnd(estimatedTime: string): number {
  const numbers = estimatedTime.match(/\d+/g)?.map(Number) ?? [];
  return numbers.length > 0 ? Math.max(...numbers) : Number.POSITIVE_INFINITY;
}
