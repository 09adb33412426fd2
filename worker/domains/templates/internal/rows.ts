import { sql } from "drizzle-orm";

import type { WorkspaceTemplate } from "#contracts/templates/shapes.ts";
import { TEMPLATE_DEFAULTS } from "#contracts/templates/terms.ts";
import { templates } from "#db/schema.ts";

/** A number over the journeys of a template, which triggers keep. */
const journeys = (kind: "template_started" | "template_completed" | "template_given_up") =>
  sql<number>`ifnull((select n from counts where kind = ${kind} and key = cast(${templates.id} as text)), 0)`;

/** What a card shows. The draft is left where it is: it may be a hundred times the size of the rest. */
export const templateFields = {
  id: templates.id,
  name: templates.name,
  nameKey: templates.nameKey,
  description: templates.description,
  destination: templates.destination,
  destinationCountry: templates.destinationCountry,
  estimatedDuration: templates.estimatedDuration,
  requiredDocuments: templates.requiredDocuments,
  estimatedSteps: templates.estimatedSteps,
  successRate: templates.successRate,
  difficulty: templates.difficulty,
  isPopular: templates.isPopular,
  publishedNumber: templates.publishedNumber,
  archivedAt: templates.archivedAt,
  version: templates.version,
  started: journeys("template_started"),
  completed: journeys("template_completed"),
  givenUp: journeys("template_given_up"),
};

export type TemplateRow = Pick<
  typeof templates.$inferSelect,
  Exclude<keyof typeof templateFields, "started" | "completed" | "givenUp">
> & { started: number; completed: number; givenUp: number };

/** Of the journeys that came to an end those that arrived, `94%`; what the company says until one has. */
function successRateOf({ completed, givenUp, successRate }: TemplateRow): string | null {
  const ended = completed + givenUp;
  return ended > 0 ? `${Math.round((100 * completed) / ended)}%` : successRate;
}

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
    successRate: successRateOf(row),
    usageCount: row.started,
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
