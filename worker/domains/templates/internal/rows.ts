import { TEMPLATE_DEFAULTS, type WorkspaceTemplate } from "#contracts/templates.ts";
import type { templates } from "#db/schema.ts";

export type TemplateRow = typeof templates.$inferSelect;

export function toTemplate(row: TemplateRow): WorkspaceTemplate {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    destination: row.destination,
    destinationCountry: row.destinationCountry ?? TEMPLATE_DEFAULTS.destinationCountry,
    estimatedDuration: row.estimatedDuration,
    requiredDocuments: row.requiredDocuments,
    estimatedSteps: row.estimatedSteps,
    successRate: row.successRate,
    difficulty: row.difficulty,
    isPopular: row.isPopular,
    isPublished: row.publishedNumber !== null,
    archivedAt: row.archivedAt,
    version: row.version,
  };
}

/** Blank stands for not saying; what is not named stays. */
export function saying(text: string | undefined, now: string | null): string | null {
  return text === undefined ? now : text === "" ? null : text;
}
