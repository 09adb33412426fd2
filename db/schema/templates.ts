import { desc, sql } from "drizzle-orm";
import { index, integer, real, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

import { LIBRARY_CATEGORIES, LIBRARY_DIFFICULTIES } from "#contracts/templates.ts";
import type { StepSettings, WorkflowGraph } from "#contracts/workflow-graph.ts";
import { ACTION_TYPES, ASSIGNEE_ROLES, COMPLETION_RULES, DUE_ANCHORS } from "#contracts/workflows.ts";
import type { PetType } from "#contracts/workspaces.ts";
import { createdAt, flag, instant, json, key, oneOf, version } from "#db/columns.ts";

import { users } from "./people.ts";

/** Workflow templates. Journeys run on a published version, so an edit never disturbs one under way. */
export const templates = sqliteTable(
  "templates",
  {
    id: key(),
    name: text("name").notNull(),
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
      .on(desc(t.isPopular), t.name, t.id)
      .where(sql`archived_at is null`),
    index("templates_archived_idx")
      .on(desc(t.isPopular), t.name, t.id)
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

/** Read by the release before this one alone, with `templateEdges`: a version holds its graph now. Both go with the next. */
export const templateSteps = sqliteTable(
  "template_steps",
  {
    id: key(),
    templateVersionId: integer("template_version_id")
      .notNull()
      .references(() => templateVersions.id, { onDelete: "cascade" }),
    /** The node's id in the editor. */
    nodeId: text("node_id").notNull(),
    position: integer("position").notNull(),
    actionType: text("action_type", { enum: ACTION_TYPES }).notNull(),
    title: text("title").notNull(),
    description: text("description").notNull().default(""),
    assignedRole: text("assigned_role", { enum: ASSIGNEE_ROLES }).notNull().default("customer"),
    completionRule: text("completion_rule", { enum: COMPLETION_RULES }).notNull().default("one"),
    needsReview: flag("needs_review"),
    dueAnchor: text("due_anchor", { enum: DUE_ANCHORS }),
    /** Calendar days from the anchor; negative is before it. */
    dueOffsetDays: integer("due_offset_days"),
    iconColor: text("icon_color").notNull().default("ocean"),
    status: text("status"),
    x: real("x").notNull().default(0),
    y: real("y").notNull().default(0),
    settings: json<StepSettings>("settings"),
  },
  (t) => [
    uniqueIndex("template_steps_version_position_idx").on(t.templateVersionId, t.position),
    uniqueIndex("template_steps_version_node_idx").on(t.templateVersionId, t.nodeId),
    oneOf("template_steps_action_type_check", t.actionType, ACTION_TYPES),
    oneOf("template_steps_assigned_role_check", t.assignedRole, ASSIGNEE_ROLES),
    oneOf("template_steps_completion_rule_check", t.completionRule, COMPLETION_RULES),
    oneOf("template_steps_due_anchor_check", t.dueAnchor, DUE_ANCHORS),
  ],
);

export type EdgeCondition = { field: string; operator: string; value: string };

export const templateEdges = sqliteTable(
  "template_edges",
  {
    id: key(),
    templateVersionId: integer("template_version_id")
      .notNull()
      .references(() => templateVersions.id, { onDelete: "cascade" }),
    fromNodeId: text("from_node_id").notNull(),
    toNodeId: text("to_node_id").notNull(),
    condition: json<EdgeCondition>("condition"),
  },
  (t) => [uniqueIndex("template_edges_version_ends_idx").on(t.templateVersionId, t.fromNodeId, t.toNodeId)],
);

/** Documentation templates of the library, one a destination. */
export const libraryTemplates = sqliteTable(
  "library_templates",
  {
    id: key(),
    name: text("name").notNull(),
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
      .on(t.name, t.id)
      .where(sql`archived_at is null`),
    index("library_templates_archived_idx")
      .on(t.name, t.id)
      .where(sql`archived_at is not null`),
    uniqueIndex("library_templates_request_id_idx").on(t.requestId),
    oneOf("library_templates_category_check", t.category, LIBRARY_CATEGORIES),
    oneOf("library_templates_difficulty_check", t.difficulty, LIBRARY_DIFFICULTIES),
  ],
);
