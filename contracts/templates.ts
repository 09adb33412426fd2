import * as z from "zod";

import { Instant } from "./core/dates.ts";
import { Id, RequestId, requiredText, Version } from "./core/fields.ts";
import { LIMITS } from "./core/limits.ts";
import { PageInput, pageOf } from "./core/paging.ts";
import { defineRoutes } from "./core/route.ts";

/** What a card shows where a template does not say. */
export const TEMPLATE_DEFAULTS = {
  estimatedDuration: "Variable",
  estimatedSteps: 8,
  successRate: "98%",
  difficulty: "STANDARD",
  destinationCountry: "Unknown",
} as const;

export const USA = "USA";

/** A workflow template: journeys are started from it. `difficulty` is open-ended on purpose. */
export const WorkspaceTemplate = z.object({
  id: Id,
  name: z.string(),
  description: z.string(),
  destination: z.string(),
  destinationCountry: z.string(),
  estimatedDuration: z.string().nullable(),
  requiredDocuments: z.array(z.string()),
  estimatedSteps: z.number().int().nullable(),
  successRate: z.string().nullable(),
  difficulty: z.string().nullable(),
  isPopular: z.boolean(),
  /** Journeys can be started from it; a draft cannot be used yet. */
  isPublished: z.boolean(),
  archivedAt: Instant.nullable(),
  version: Version,
});
export type WorkspaceTemplate = z.infer<typeof WorkspaceTemplate>;

/** The difficulties that a form offers; a template may carry another word. */
export const TEMPLATE_DIFFICULTIES = ["easy", "medium", "hard"] as const;

const facts = {
  name: requiredText(LIMITS.name, "Template name is required"),
  description: requiredText(LIMITS.reason, "Description is required"),
  destination: requiredText(LIMITS.name, "Destination is required"),
  /** The rest is what the card shows beside it; blank stands for not saying. */
  destinationCountry: z.string().trim().max(LIMITS.name).optional(),
  estimatedDuration: z.string().trim().max(LIMITS.name).optional(),
  difficulty: z.string().trim().max(LIMITS.name).optional(),
  isPopular: z.boolean().optional(),
  isPublished: z.boolean().optional(),
};

/** A new workflow template. Its steps are those of another, to be changed afterwards. */
export const TemplateDraft = z.object({ ...facts, basedOnId: Id, requestId: RequestId.optional() });
export type TemplateDraft = z.infer<typeof TemplateDraft>;

const OneTemplate = z.object({ templateId: Id });

export const TemplatePatch = z.object(facts).partial().extend({ templateId: Id, version: Version });
export type TemplatePatch = z.infer<typeof TemplatePatch>;

export const LIBRARY_CATEGORIES = [
  "Europe",
  "North America",
  "Asia",
  "Oceania",
  "South America",
  "Africa",
] as const;
export const LibraryCategory = z.enum(LIBRARY_CATEGORIES);
export type LibraryCategory = z.infer<typeof LibraryCategory>;

export const LIBRARY_DIFFICULTIES = ["Easy", "Medium", "Complex"] as const;
export const LibraryDifficulty = z.enum(LIBRARY_DIFFICULTIES);
export type LibraryDifficulty = z.infer<typeof LibraryDifficulty>;

/** The requirements a library card lists before '+N more'. */
export const LIBRARY_REQUIREMENTS_SHOWN = 3;

/** A documentation template of the library. */
export const LibraryTemplate = z.object({
  id: Id,
  name: z.string(),
  description: z.string(),
  category: LibraryCategory,
  destinationCountry: z.string(),
  requirements: z.array(z.string()),
  /** A range of days as text, `7-14`. */
  estimatedTime: z.string(),
  difficulty: LibraryDifficulty,
  usageCount: z.number().int(),
  /** The workflow template that 'Use Template' starts a journey from; null where none is tied to it. */
  templateId: Id.nullable(),
});
export type LibraryTemplate = z.infer<typeof LibraryTemplate>;

export const templateRoutes = defineRoutes({
  list: {
    kind: "query",
    access: "staff",
    rest: "GET /workspace-templates",
    summary: "Workflow templates, popular ones first; the archived ones only where they are asked for",
    input: PageInput.extend({ isArchived: z.boolean().optional() }),
    output: pageOf(WorkspaceTemplate),
  },
  create: {
    kind: "mutation",
    access: "staff",
    rest: "POST /workspace-templates",
    summary: "Add a workflow template with the steps of another",
    input: TemplateDraft,
    output: WorkspaceTemplate,
    status: 201,
  },
  update: {
    kind: "mutation",
    access: "staff",
    rest: "PATCH /workspace-templates/:templateId",
    summary: "Change what a workflow template says of itself; journeys under way are not touched",
    input: TemplatePatch,
    output: WorkspaceTemplate,
  },
  archive: {
    kind: "mutation",
    access: "staff",
    rest: "POST /workspace-templates/:templateId/archive",
    summary: "Put a workflow template away; journeys under way keep their steps",
    input: OneTemplate.extend({ version: Version }),
    output: WorkspaceTemplate,
  },
  restore: {
    kind: "mutation",
    access: "staff",
    rest: "POST /workspace-templates/:templateId/restore",
    summary: "Bring an archived workflow template back",
    input: OneTemplate,
    output: WorkspaceTemplate,
  },
  library: {
    kind: "query",
    access: "staff",
    rest: "GET /library-templates",
    summary: "Documentation templates per destination",
    input: PageInput,
    output: pageOf(LibraryTemplate),
  },
});
