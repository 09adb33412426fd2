import * as z from "zod";

import { Instant } from "#contracts/core/dates-shapes.ts";
import { Id, RequestId, requiredText, Version } from "#contracts/core/fields.ts";
import { LIMITS } from "#contracts/core/limits.ts";
import { PLACE_CODE } from "#contracts/rules/types.ts";
import { PetType } from "#contracts/workspaces/shapes.ts";
import { PET_TYPES } from "#contracts/workspaces/terms.ts";

import { LIBRARY_CATEGORIES, LIBRARY_DIFFICULTIES, LIBRARY_REQUIREMENTS_MAX } from "./terms.ts";

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

export const TemplatePatch = z.object(facts).partial().extend({ templateId: Id, version: Version });
export type TemplatePatch = z.infer<typeof TemplatePatch>;

export const LibraryCategory = z.enum(LIBRARY_CATEGORIES);
export type LibraryCategory = z.infer<typeof LibraryCategory>;

export const LibraryDifficulty = z.enum(LIBRARY_DIFFICULTIES);
export type LibraryDifficulty = z.infer<typeof LibraryDifficulty>;

const CountryCode = z
  .string()
  .regex(PLACE_CODE, "Use the two letters of the country, or the code of a region");

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
  /** What the travel rules take at least with a pet that has nothing yet; null where they tell no day. */
  rulesTakeDays: z.number().int().nullable(),
  difficulty: LibraryDifficulty,
  usageCount: z.number().int(),
  /** The workflow template that 'Use Template' starts a journey from; null where none is tied to it. */
  templateId: Id.nullable(),
  archivedAt: Instant.nullable(),
  version: Version,
});
export type LibraryTemplate = z.infer<typeof LibraryTemplate>;

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

export const LibraryPatch = LibraryFacts.partial().extend({ libraryTemplateId: Id, version: Version });
export type LibraryPatch = z.infer<typeof LibraryPatch>;
