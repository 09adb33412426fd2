import type { WorkspaceTemplate } from "#contracts/templates/shapes.ts";
import { TEMPLATE_DEFAULTS, USA } from "#contracts/templates/terms.ts";
import { oneOf } from "#web/core/address.ts";

export const TEMPLATE_FILTERS = ["all", "usa", "international", "popular"] as const;
export type TemplateFilter = (typeof TEMPLATE_FILTERS)[number];

const KEEPS = {
  all: () => true,
  usa: (template) => template.destination === USA,
  international: (template) => template.destination !== USA,
  popular: (template) => template.isPopular,
} as const satisfies Record<TemplateFilter, (template: WorkspaceTemplate) => boolean>;

export function templatesOf(
  templates: readonly WorkspaceTemplate[],
  filter: TemplateFilter,
): WorkspaceTemplate[] {
  return templates.filter(KEEPS[filter]);
}

/** Reads `?show=` of the address; anything unknown is all. */
export function readTemplateFilter(value: unknown): TemplateFilter | undefined {
  return oneOf(TEMPLATE_FILTERS, value);
}

export type DifficultyStyle = "default" | "secondary" | "destructive";

/** What the badge of a card says and how: 'STANDARD' has the destructive style, as the rule says of any other value. */
export function difficultyOf(difficulty: string | null): { label: string; style: DifficultyStyle } {
  const label = difficulty ? difficulty.toUpperCase() : TEMPLATE_DEFAULTS.difficulty;
  if (difficulty === "easy") return { label, style: "default" };
  if (difficulty === "medium") return { label, style: "secondary" };
  return { label, style: "destructive" };
}
