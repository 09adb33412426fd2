import type * as z from "zod";

import type { CalendarDate } from "#contracts/core/dates-shapes.ts";
import { leastDaysOf, requirementsOf, type TypicalJourney } from "#contracts/rules/requirements.ts";
import type { LibraryFacts, LibraryTemplate } from "#contracts/templates/shapes.ts";
import type { libraryTemplates } from "#db/schema.ts";

export type LibraryRow = typeof libraryTemplates.$inferSelect;

/** What the rules of `today` ask for comes first, so that a template can never say anything else. */
export function toLibraryTemplate(row: LibraryRow, today: CalendarDate): LibraryTemplate {
  const { country, origin } = row;
  // For fish or birds without a rule of their own the rules of dogs would mislead.
  const species = row.species.length > 0 ? row.species : (["dog", "cat"] as const);
  const typical = country && origin ? { destination: country, origin, species } : null;
  const ruled = typical ? requirementsOf(typical, today) : [];
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    category: row.category,
    destinationCountry: row.destinationCountry,
    requirements: [...new Set([...ruled, ...row.requirements])],
    ownRequirements: row.requirements,
    country,
    origin,
    species: row.species,
    estimatedTime: row.estimatedTime,
    rulesTakeDays: typical && daysOfRules(typical, today),
    difficulty: row.difficulty,
    usageCount: row.usageCount,
    templateId: row.templateId,
    archivedAt: row.archivedAt,
    version: row.version,
  };
}

/** The facts as the columns hold them. */
export function columnsOf({ ownRequirements, ...facts }: z.output<typeof LibraryFacts>) {
  return { ...facts, requirements: ownRequirements };
}

/** Of one day, by journey: the search for the first day that passes is the same for everybody and takes milliseconds. */
const found = new Map<string, number | null>();
let foundOn = "";

function daysOfRules(typical: TypicalJourney, today: CalendarDate): number | null {
  if (foundOn !== today) found.clear();
  foundOn = today;
  const key = JSON.stringify(typical);
  if (!found.has(key)) found.set(key, leastDaysOf(typical, today));
  return found.get(key) ?? null;
}
