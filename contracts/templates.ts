import * as z from "zod";

import { Instant } from "./core/dates.ts";
import { Id, RequestId, requiredText, Version } from "./core/fields.ts";
import { LIMITS } from "./core/limits.ts";
import { PageInput, pageOf } from "./core/paging.ts";
import { defineRoutes } from "./core/route.ts";
import { PET_TYPES, PetType } from "./workspaces.ts";

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
  /** Of its journeys that came to an end those that arrived, `94%`; what the company says until one has. */
  successRate: z.string().nullable(),
  /** Journeys that were started from it. */
  usageCount: z.number().int(),
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

/** A new workflow template. Its steps are those of another, to be changed afterwards; without one it is a draft without steps. */
export const TemplateDraft = z.object({
  ...facts,
  basedOnId: Id.optional(),
  requestId: RequestId.optional(),
});
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

const CountryCode = z.string().regex(/^[A-Z]{2}$/, "Use the two letters of the country");

/** A documentation template of the library. */
export const LibraryTemplate = z.object({
  id: Id,
  name: z.string(),
  description: z.string(),
  category: LibraryCategory,
  destinationCountry: z.string(),
  /** Everything that is asked for: what the travel rules say today, then what the company adds. */
  requirements: z.array(z.string()),
  /** What the company adds to the rules, or all of it where the product holds no rules for the destination. */
  ownRequirements: z.array(z.string()),
  /** The destination and a typical origin as the travel rules know them, ISO 3166-1 alpha-2; null where they do not. */
  country: CountryCode.nullable(),
  origin: CountryCode.nullable(),
  /** The animals it is for; none named is any. */
  species: z.array(PetType),
  /** A range of days as text, `7-14`. */
  estimatedTime: z.string(),
  difficulty: LibraryDifficulty,
  usageCount: z.number().int(),
  /** The workflow template that 'Use Template' starts a journey from; null where none is tied to it. */
  templateId: Id.nullable(),
  archivedAt: Instant.nullable(),
  version: Version,
});
export type LibraryTemplate = z.infer<typeof LibraryTemplate>;

export const LIBRARY_REQUIREMENTS_MAX = 60;

export const LibraryFacts = z.object({
  name: requiredText(LIMITS.name, "Template name is required"),
  description: requiredText(LIMITS.reason, "Description is required"),
  category: z.enum(LIBRARY_CATEGORIES, "Category is required"),
  destinationCountry: requiredText(LIMITS.name, "Destination country is required"),
  country: CountryCode.nullable(),
  origin: CountryCode.nullable(),
  species: z.array(PetType).max(PET_TYPES.length),
  ownRequirements: z
    .array(requiredText(LIMITS.title, "A requirement cannot be blank"))
    .max(LIBRARY_REQUIREMENTS_MAX, `At most ${LIBRARY_REQUIREMENTS_MAX} requirements`),
  estimatedTime: z
    .string()
    .trim()
    .regex(/^\d{1,3}(?:-\d{1,3})?$/, "Write the days as 7-14"),
  difficulty: z.enum(LIBRARY_DIFFICULTIES, "Difficulty is required"),
  templateId: Id.nullable(),
});
export const LibraryDraft = LibraryFacts.extend({ requestId: RequestId.optional() });
export type LibraryDraft = z.infer<typeof LibraryDraft>;

const OneLibraryTemplate = z.object({ libraryTemplateId: Id });
export const LibraryPatch = LibraryFacts.partial().extend({ libraryTemplateId: Id, version: Version });
export type LibraryPatch = z.infer<typeof LibraryPatch>;

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
    permission: "editTemplates",
    rest: "POST /workspace-templates",
    summary: "Add a workflow template, with the steps of another or to be drawn",
    input: TemplateDraft,
    output: WorkspaceTemplate,
    status: 201,
  },
  update: {
    kind: "mutation",
    access: "staff",
    permission: "editTemplates",
    rest: "PATCH /workspace-templates/:templateId",
    summary: "Change what a workflow template says of itself; journeys under way are not touched",
    input: TemplatePatch,
    output: WorkspaceTemplate,
  },
  archive: {
    kind: "mutation",
    access: "staff",
    permission: "editTemplates",
    rest: "POST /workspace-templates/:templateId/archive",
    summary: "Put a workflow template away; journeys under way keep their steps",
    input: OneTemplate.extend({ version: Version }),
    output: WorkspaceTemplate,
  },
  restore: {
    kind: "mutation",
    access: "staff",
    permission: "editTemplates",
    rest: "POST /workspace-templates/:templateId/restore",
    summary: "Bring an archived workflow template back",
    input: OneTemplate,
    output: WorkspaceTemplate,
  },
  library: {
    kind: "query",
    access: "staff",
    rest: "GET /library-templates",
    summary: "Documentation templates per destination; the archived ones only where they are asked for",
    input: PageInput.extend({ isArchived: z.boolean().optional() }),
    output: pageOf(LibraryTemplate),
  },
  createLibrary: {
    kind: "mutation",
    access: "staff",
    permission: "editTemplates",
    rest: "POST /library-templates",
    summary: "Add a documentation template",
    input: LibraryDraft,
    output: LibraryTemplate,
    status: 201,
  },
  updateLibrary: {
    kind: "mutation",
    access: "staff",
    permission: "editTemplates",
    rest: "PATCH /library-templates/:libraryTemplateId",
    summary: "Change a documentation template",
    input: LibraryPatch,
    output: LibraryTemplate,
  },
  archiveLibrary: {
    kind: "mutation",
    access: "staff",
    permission: "editTemplates",
    rest: "POST /library-templates/:libraryTemplateId/archive",
    summary: "Put a documentation template away",
    input: OneLibraryTemplate.extend({ version: Version }),
    output: LibraryTemplate,
  },
  restoreLibrary: {
    kind: "mutation",
    access: "staff",
    permission: "editTemplates",
    rest: "POST /library-templates/:libraryTemplateId/restore",
    summary: "Bring an archived documentation template back",
    input: OneLibraryTemplate,
    output: LibraryTemplate,
  },
});
