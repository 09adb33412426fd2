import * as z from "zod";

import { Id } from "./core/fields.ts";
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
});
export type WorkspaceTemplate = z.infer<typeof WorkspaceTemplate>;

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
    summary: "Workflow templates, popular ones first",
    input: PageInput,
    output: pageOf(WorkspaceTemplate),
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
