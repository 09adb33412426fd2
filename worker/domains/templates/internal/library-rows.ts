import type * as z from "zod";

import type { CalendarDate } from "#contracts/core/dates-shapes.ts";
import { requirementsOf } from "#contracts/rules/requirements.ts";
import type { LibraryFacts, LibraryTemplate } from "#contracts/templates/shapes.ts";
import type { libraryTemplates } from "#db/schema.ts";

export type LibraryRow = typeof libraryTemplates.$inferSelect;

/** What the rules of `today` ask for comes first, so that a template can never say anything else. */
export function toLibraryTemplate(row: LibraryRow, today: CalendarDate): LibraryTemplate {
  const { country, origin } = row;
  // For fish or birds without a rule of their own the rules of dogs would mislead.
  const species = row.species.length > 0 ? row.species : (["dog", "cat"] as const);
  const ruled = country && origin ? requirementsOf({ destination: country, origin, species }, today) : [];
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
