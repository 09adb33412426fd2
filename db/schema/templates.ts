import { desc, sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

import type { Prices } from "#contracts/payments/prices-shapes.ts";
import { LIBRARY_CATEGORIES, LIBRARY_DIFFICULTIES } from "#contracts/templates/terms.ts";
import type { WorkflowGraph } from "#contracts/workflows/graph-shapes.ts";
import type { PetType } from "#contracts/workspaces/shapes.ts";
import { createdAt, flag, foldedText, instant, json, key, oneOf, version } from "#db/columns.ts";

import { users } from "./auth.ts";

/** Workflow templates. Journeys run on a published version, so an edit never disturbs one under way. */
export const templates = sqliteTable(
  "templates",
  {
    id: key(),
    name: text("name").notNull(),
    nameKey: foldedText("name_key"),
    /** Name and destination. */
    searchText: foldedText("search_text"),
    description: text("description").notNull(),
    destination: text("destination").notNull(),
    destinationCountry: text("destination_country"),
    estimatedDuration: text("estimated_duration"),
    requiredDocuments: json<string[]>("required_documents").notNull(),
    estimatedSteps: integer("estimated_steps"),
    successRate: text("success_rate"),
    difficulty: text("difficulty"),
    isPopular: flag("is_popular"),
    /** The number of the version that new journeys run on; null until one is published. */
    publishedNumber: integer("published_number"),
    /** What is being drawn; null while nobody has changed anything since the newest version. */
    draft: json<WorkflowGraph>("draft"),
    /** What its journeys cost; null where they cost what the company's price list says. */
    prices: json<Prices>("prices"),
    /** Of the draft alone, beside the card's own `version`. */
    draftVersion: integer("draft_version").notNull().default(0),
    draftSavedAt: instant("draft_saved_at"),
    draftSavedById: integer("draft_saved_by_id").references(() => users.id),
    archivedAt: instant("archived_at"),
    createdAt: createdAt(),
    /** The attempt that made it; lets one batch name the row it has just inserted. Null for those that came with the house. */
    requestId: text("request_id"),
    version: version(),
  },
  (t) => [
    index("templates_list_idx")
      .on(desc(t.isPopular), t.nameKey, t.id)
      .where(sql`archived_at is null`),
    index("templates_archived_idx")
      .on(desc(t.isPopular), t.nameKey, t.id)
      .where(sql`archived_at is not null`),
    uniqueIndex("templates_request_id_idx").on(t.requestId),
  ],
);

export const templateVersions = sqliteTable(
  "template_versions",
  {
    id: key(),
    templateId: integer("template_id")
      .notNull()
      .references(() => templates.id),
    number: integer("number").notNull(),
    isSequential: integer("is_sequential", { mode: "boolean" }).notNull().default(true),
    /** What journeys run on. Never changed once it is published: a trigger refuses it. */
    graph: json<WorkflowGraph>("graph")
      .notNull()
      .default(sql`'{"isSequential":true,"steps":[],"edges":[]}'`),
    publishedAt: instant("published_at"),
    publishedBy: integer("published_by").references(() => users.id),
    createdAt: createdAt(),
    version: version(),
  },
  (t) => [uniqueIndex("template_versions_template_id_number_idx").on(t.templateId, t.number)],
);

/** Documentation templates of the library, one a destination. */
export const libraryTemplates = sqliteTable(
  "library_templates",
  {
    id: key(),
    name: text("name").notNull(),
    nameKey: foldedText("name_key"),
    description: text("description").notNull(),
    category: text("category", { enum: LIBRARY_CATEGORIES }).notNull(),
    destinationCountry: text("destination_country").notNull(),
    requirements: json<string[]>("requirements").notNull(),
    estimatedTime: text("estimated_time").notNull(),
    difficulty: text("difficulty", { enum: LIBRARY_DIFFICULTIES }).notNull(),
    /** ISO codes under which the travel rules know the destination and a typical origin; `requirements` then only adds to them. */
    country: text("country"),
    origin: text("origin"),
    species: json<PetType[]>("species")
      .notNull()
      .default(sql`'[]'`),
    usageCount: integer("usage_count").notNull().default(0),
    /** The workflow that 'Use Template' starts. */
    templateId: integer("template_id").references(() => templates.id),
    archivedAt: instant("archived_at"),
    createdAt: createdAt(),
    /** The attempt that made it. */
    requestId: text("request_id"),
    version: version(),
  },
  (t) => [
    index("library_templates_name_idx")
      .on(t.nameKey, t.id)
      .where(sql`archived_at is null`),
    index("library_templates_archived_idx")
      .on(t.nameKey, t.id)
      .where(sql`archived_at is not null`),
    uniqueIndex("library_templates_request_id_idx").on(t.requestId),
    oneOf("library_templates_category_check", t.category, LIBRARY_CATEGORIES),
    oneOf("library_templates_difficulty_check", t.difficulty, LIBRARY_DIFFICULTIES),
  ],
);
